/// The total of holdings in one currency.
package struct HoldingTotal: Hashable, Sendable {
  /// The currency; empty if nothing says which one it is.
  package var currency: String
  /// The rows, and how many of them have a value and a gain.
  var rows = 0, valued = 0, gained = 0
  private var valueSum = 0.0
  private var gainSum = 0.0
  private var cost = 0.0

  private init(_ currency: String) { self.currency = currency }

  /// The value of the holdings; `nil` if none is known.
  package var value: Double? { valued > 0 ? valueSum : nil }
  /// The gain of the holdings; `nil` if none is known.
  package var gain: Double? { gained > 0 ? gainSum : nil }
  /// The gain in percent of the cost.
  package var percent: Double? { gained > 0 && cost > 0 ? gainSum / cost * 100 : nil }

  /// Returns the totals of the rows with holdings, one per currency, in the rows’ order.
  package static func totals(of rows: [ListedQuote]) -> [HoldingTotal] {
    var totals: [HoldingTotal] = []
    for row in rows where row.entry.holding != nil {
      let currency = row.currency
      let place = totals.firstIndex { $0.currency == currency } ?? totals.endIndex
      if place == totals.endIndex { totals.append(HoldingTotal(currency)) }
      totals[place].add(row)
    }
    return totals
  }

  private mutating func add(_ row: ListedQuote) {
    rows += 1
    if let value = row.value {
      valued += 1
      valueSum += value
    }
    if let gain = row.gain, let holding = row.entry.holding {
      gained += 1
      gainSum += gain
      cost += holding.cost.map { ($0 * holding.amount).magnitude } ?? 0
    }
  }
}
