/// What was read from a file.
package struct QuoteReading: Hashable, Sendable {
  /// The histories, each of one symbol.
  package var histories: [SymbolHistory] = []
  /// The rows of a table with one row for each symbol.
  package var snapshots: [QuoteSnapshot] = []
  /// Whether the source names no symbol, so that its one quote is that of whatever was asked for.
  package var isUnnamed = false
  /// Clauses for a person: what was left out, and how the unclear was understood.
  package var notes: [String] = []

  package init() {}

  /// Whether all of it is about one symbol, with a history or without a symbol of its own.
  package var isOfOneSymbol: Bool {
    if isUnnamed { return true }
    return histories.count == 1 && snapshots.allSatisfy { $0.symbol == histories[0].symbol }
  }
}

/// A history and its symbol.
package struct SymbolHistory: Hashable, Sendable {
  /// The symbol that the source has, if any.
  package var symbol: String?
  /// The name that the source has, if any.
  package var name: String?
  package var history: PriceHistory

  package init(symbol: String? = nil, name: String? = nil, history: PriceHistory) {
    (self.symbol, self.name, self.history) = (symbol, name, history)
  }
}

/// What a table with one row for each symbol has about one of them.
package struct QuoteSnapshot: Hashable, Sendable {
  package var symbol: String
  package var name: String?
  package var price: Double?
  package var previousClose: Double?
  package var open: Double?
  package var high: Double?
  package var low: Double?
  package var volume: Double?
  package var time: Quote.Time?
  /// The digits of the price after the decimal point as written, from 2 to 8.
  package var decimals = 2
  /// The amount that a person holds.
  package var amount: Double?
  /// What one unit cost.
  package var cost: Double?

  package init(_ symbol: String) { self.symbol = symbol }
}
