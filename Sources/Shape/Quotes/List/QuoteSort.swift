/// The order of a group's rows.
package enum QuoteSort: String, Hashable, Sendable, CaseIterable {
  /// The order in the list.
  case list
  case name, symbol, price
  /// By percent change.
  case change
  /// By the value of the holding, within each currency.
  case value

  /// Returns the row indices of entries in this order; the sort is stable.
  ///
  /// Rows without a value come last in both directions.
  package func order(
    of entries: [WatchEntry], quote: (String) -> Quote, descending: Bool = false
  ) -> [Int] {
    let rows = entries.map { ListedQuote($0, quote($0.symbol)) }
    return switch self {
    case .list: descending ? entries.indices.reversed() : Array(entries.indices)
    case .name: Self.order(of: rows.map { $0.name?.lowercased() }, descending)
    case .symbol: Self.order(of: rows.map { $0.entry.symbol.lowercased() }, descending)
    case .price: Self.order(of: rows.map { $0.quote.price?.known }, descending)
    case .change: Self.order(of: rows.map { $0.quote.tidyPercent?.known }, descending)
    case .value: Self.order(byValue: rows, descending)
    }
  }

  /// Returns the order by value in one currency after another, as in their totals.
  private static func order(byValue rows: [ListedQuote], _ descending: Bool) -> [Int] {
    let currencies = HoldingTotal.totals(of: rows).map(\.currency)
    let values = rows.map { $0.value?.known }
    let places = zip(rows, values).map { row, value in
      value == nil ? currencies.count : currencies.firstIndex(of: row.currency) ?? currencies.count
    }
    return order(of: values, descending).enumerated().sorted {
      (places[$0.element], $0.offset) < (places[$1.element], $1.offset)
    }.map(\.element)
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

extension Double {
  /// The number, or `nil` if it is missing.
  fileprivate var known: Double? { isNaN ? nil : self }
}
