/// A user's position in a security.
package struct Holding: Hashable, Sendable {
  /// The number of shares or units; negative for a short position.
  package var amount: Double
  /// The cost per unit; `nil` if unknown.
  package var cost: Double?

  package init(amount: Double, cost: Double? = nil) { (self.amount, self.cost) = (amount, cost) }

  /// Returns the value of the holding at a price: 40 at 223.23 is 8929.2.
  package func value(at price: Double) -> Double { Quote.product(amount, price) }

  /// Returns the gain since the purchase; `nil` without a cost.
  package func gain(at price: Double) -> Double? {
    cost.map { Quote.product(amount, Quote.difference(price, $0)) }
  }

  /// Returns both holdings combined, with their average cost.
  package func joined(with other: Holding) -> Holding {
    let total = amount + other.amount
    guard let cost, let otherCost = other.cost, total != 0 else { return Holding(amount: total) }
    return Holding(amount: total, cost: (amount * cost + other.amount * otherCost) / total)
  }
}
