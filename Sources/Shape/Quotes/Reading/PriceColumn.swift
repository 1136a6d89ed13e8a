/// A role for which a column can be chosen.
package enum PriceColumn: String, Hashable, Sendable, CaseIterable {
  case time, symbol, name, price, open, high, low, volume
  case previousClose = "previous-close"
  case change, percent, amount, cost, currency

  /// The role of the chosen column.
  var role: ColumnRole {
    switch self {
    case .time: .time
    case .symbol: .symbol
    case .name: .name
    case .price: .price
    case .open: .open
    case .high: .high
    case .low: .low
    case .volume: .volume
    case .previousClose: .previousClose
    case .change: .change
    case .percent: .percentChange
    case .amount: .amount
    case .cost: .cost
    case .currency: .currency
    }
  }
}
