/// Names of which no two are equal.
struct DistinctNames {
  private var used: Set<String> = []
  /// The last number behind each name.
  private var numbers: [String: Int] = [:]

  /// Adds a name, and returns it, with a number behind it if it was added before.
  mutating func add(_ name: String) -> String {
    guard !used.insert(name).inserted else { return name }
    var number = numbers[name, default: 1] + 1
    while !used.insert("\(name) \(number)").inserted { number += 1 }
    numbers[name] = number
    return "\(name) \(number)"
  }
}
