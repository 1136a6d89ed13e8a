/// An entry of a watch list with what is known of its symbol.
package struct ListedQuote: Hashable, Sendable {
  package var entry: WatchEntry
  package var quote: Quote
  /// Why there is no newer price, as a clause.
  package var error: String?

  package init(_ entry: WatchEntry, _ quote: Quote, error: String? = nil) {
    (self.entry, self.quote, self.error) = (entry, quote, error)
  }

  /// The name that a person gave the entry, else that of a source.
  package var name: String? { entry.name ?? quote.name }

  /// What the holding is worth now.
  package var value: Double? {
    guard let price = quote.price, let value = entry.holding?.value(at: price) else { return nil }
    return value.isFinite ? value : nil
  }

  /// What the holding has gained.
  package var gain: Double? {
    guard let price = quote.price, let gain = entry.holding?.gain(at: price) else { return nil }
    return gain.isFinite ? gain : nil
  }
}
