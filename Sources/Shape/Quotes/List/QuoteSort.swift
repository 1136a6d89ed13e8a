/// The order of a group's rows.
package enum QuoteSort: String, Hashable, Sendable, CaseIterable {
  /// The order in the list.
  case list
  case name, symbol, price
  /// By percent change.
  case change
  /// By the value of the holding.
  case value

  /// Returns the row indices of entries in this order; the sort is stable.
  ///
  /// Rows without a value come last in both directions.
  package func order(
    of entries: [WatchEntry], quote: (String) -> Quote, descending: Bool = false
  ) -> [Int] {
    switch self {
    case .list:
      return descending ? entries.indices.reversed() : Array(entries.indices)
    case .name:
      return Self.order(of: entries.map { name(of: $0, quote) }, descending)
    case .symbol:
      return Self.order(of: entries.map { $0.symbol.lowercased() }, descending)
    case .price, .change, .value:
      let numbers = entries.map { number(of: $0, quote($0.symbol)) }
      return Self.order(of: numbers.map { $0.flatMap { $0.isNaN ? nil : $0 } }, descending)
    }
  }

  private func name(of entry: WatchEntry, _ quote: (String) -> Quote) -> String? {
    (entry.name ?? quote(entry.symbol).name)?.lowercased()
  }

  private func number(of entry: WatchEntry, _ quote: Quote) -> Double? {
    switch self {
    case .price: return quote.price
    case .change: return quote.tidyPercent
    case .value:
      guard let price = quote.price else { return nil }
      return entry.holding?.value(at: price)
    case .list, .name, .symbol: return nil
    }
  }

  private static func order<Key: Comparable>(of keys: [Key?], _ descending: Bool) -> [Int] {
    keys.indices.sorted { first, second in
      switch (keys[first], keys[second]) {
      case (let one?, let other?) where one != other: descending ? one > other : one < other
      case (_?, nil): true
      case (nil, _?): false
      default: first < second
      }
    }
  }
}
