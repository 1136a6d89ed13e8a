/// An entry of a watch list with the quote of its symbol.
package struct ListedQuote: Hashable, Sendable {
  package var entry: WatchEntry
  package var quote: Quote
  /// A clause with the reason there is no newer price.
  package var error: String?
  /// The alerts for the symbol.
  package var alerts: [Alert]

  package init(
    _ entry: WatchEntry, _ quote: Quote, error: String? = nil, alerts: [Alert] = []
  ) { (self.entry, self.quote, self.error, self.alerts) = (entry, quote, error, alerts) }

  /// The name that the user gave the entry, otherwise the name in the source.
  package var name: String? { entry.name ?? quote.name }

  /// The currency that the user gave the entry, otherwise that in the source, otherwise that of the
  /// symbol’s suffix; empty if unknown.
  package var currency: String {
    entry.currency ?? quote.currency ?? Currency.code(ofSymbol: entry.symbol)
  }

  /// The alerts whose condition holds.
  var fired: [Alert] { alerts.filter { $0.holds(for: quote) == true } }

  /// Whether the condition of an alert holds.
  package var isAlerting: Bool { !fired.isEmpty }

  /// The current value of the holding.
  package var value: Double? {
    guard let price = quote.price, let value = entry.holding?.value(at: price) else { return nil }
    return value.isFinite ? value : nil
  }

  /// The gain of the holding.
  package var gain: Double? {
    guard let price = quote.price, let gain = entry.holding?.gain(at: price) else { return nil }
    return gain.isFinite ? gain : nil
  }
}
