internal import Texts

/// A condition on the price of a symbol, or on its percent change.
package struct Alert: Hashable, Sendable {
  /// The value that is compared with the limit.
  package enum Measure: Hashable, Sendable {
    case price
    /// The change from the previous close in percent.
    case change
  }

  /// The comparison.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case above = ">"
    case below = "<"
    case atLeast = ">="
    case atMost = "<="
  }

  /// The symbol; `nil` for all symbols.
  package var symbol: String?
  package var measure: Measure
  package var relation: Relation
  package var limit: Double

  package init(_ symbol: String?, _ measure: Measure, _ relation: Relation, _ limit: Double) {
    (self.symbol, self.measure, self.relation, self.limit) = (symbol, measure, relation, limit)
  }

  /// Creates a condition on the price.
  package init(_ symbol: String?, _ relation: Relation, _ limit: Double) {
    self.init(symbol, .price, relation, limit)
  }

  /// Returns whether the condition holds; `nil` if that is unknown.
  package func holds(for quote: Quote) -> Bool? {
    guard symbol == nil || symbol == quote.symbol, let value = value(of: quote), !value.isNaN
    else { return nil }
    return switch relation {
    case .above: value > limit
    case .below: value < limit
    case .atLeast: value >= limit
    case .atMost: value <= limit
    }
  }

  /// Returns the value that is compared with the limit.
  func value(of quote: Quote) -> Double? {
    switch measure {
    case .price: quote.price
    case .change: quote.tidyPercent
    }
  }
}

extension Alert: CustomStringConvertible {
  /// The alert as it is typed, such as `AAPL > 200` or `* change > 5%`.
  package var description: String { "\(symbol ?? "*") \(condition)" }

  /// The alert without its symbol, as in a list entry: `> 200`.
  package var condition: String {
    let number = NumberText.shortest(limit)
    return switch measure {
    case .price: "\(relation.rawValue) \(number)"
    case .change: "change \(relation.rawValue) \(number)%"
    }
  }
}
