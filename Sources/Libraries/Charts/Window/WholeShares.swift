/// Distributes a total in integers.
enum WholeShares {
  /// Returns integer parts of a total in proportion to amounts, by the largest remainder method.
  ///
  /// Each part differs from its exact share by less than one. Equal remainders favor the earlier
  /// amount; amounts that aren't positive get nothing, and if there are no others all parts are 0.
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
