/// Whole parts that add up to what they are parts of.
enum WholeShares {
  /// Returns whole parts of a total in proportion to some amounts, by the largest remainder.
  ///
  /// Each part is less than one away from its exact share. Equal remainders favor the earlier
  /// amount; amounts that aren't above 0 get nothing, and without any others all parts are 0.
  static func of(_ amounts: [Double], total: Int = 100) -> [Int] {
    let amounts = amounts.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let largest = amounts.max() ?? 0
    guard largest > 0 else { return amounts.map { _ in 0 } }
    let sum = amounts.reduce(0) { $0 + $1 / largest }
    let exact = amounts.map { $0 / largest / sum * Double(total) }
    var parts = exact.map { Int($0) }
    let missing = total - parts.reduce(0, +)
    let byRemainder = exact.indices.sorted { one, other in
      let (mine, its) = (exact[one] - Double(parts[one]), exact[other] - Double(parts[other]))
      return mine == its ? one < other : mine > its
    }
    for index in byRemainder.prefix(max(0, missing)) { parts[index] += 1 }
    return parts
  }
}
