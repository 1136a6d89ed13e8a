/// The content of a file.
package struct QuoteReading: Hashable, Sendable {
  /// The histories, one symbol each.
  package var histories: [SymbolHistory] = []
  /// The rows of a table with one row per symbol.
  package var snapshots: [QuoteSnapshot] = []
  /// Whether the source names no symbol, so that its single quote belongs to the requested one.
  package var isUnnamed = false
  /// Clauses for the user: what was skipped, and how ambiguities were resolved.
  package var notes: [String] = []

  package init() {}

  /// Whether everything is about one symbol, with a history or without a symbol of its own.
  package var isOfOneSymbol: Bool {
    if isUnnamed { return true }
    return histories.count == 1 && snapshots.allSatisfy { $0.symbol == histories[0].symbol }
  }
}

/// A history with its symbol.
package struct SymbolHistory: Hashable, Sendable {
  /// The symbol in the source, if any.
  package var symbol: String?
  /// The name in the source, if any.
  package var name: String?
  /// The code of the currency in the source, if any.
  package var currency: String?
  package var history: PriceHistory

  package init(
    symbol: String? = nil, name: String? = nil, currency: String? = nil, history: PriceHistory
  ) { (self.symbol, self.name, self.currency, self.history) = (symbol, name, currency, history) }
}

/// The row of one symbol in a table with one row per symbol.
package struct QuoteSnapshot: Hashable, Sendable {
  package var symbol: String
  package var name: String?
  /// The code of the currency in the source, if any.
  package var currency: String?
  package var price: Double?
  package var previousClose: Double?
  package var open: Double?
  package var high: Double?
  package var low: Double?
  package var volume: Double?
  package var time: Quote.Time?
  /// The number of decimals in the price as written, from 2 to 8.
  package var decimals = 2
  /// The number of units that the user holds.
  package var amount: Double?
  /// The cost per unit.
  package var cost: Double?

  package init(_ symbol: String) { self.symbol = symbol }
}
