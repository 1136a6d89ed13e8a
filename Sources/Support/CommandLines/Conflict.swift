/// A conflict between groups of options that exclude each other.
package struct Conflict: Sendable {
  /// The option names in each group.
  package let groups: [[String]]
  /// The end of the error message; `nil` if the conflict only affects completions.
  package let ending: String?

  /// Creates a conflict between groups.
  package init(_ groups: [String]..., because ending: String? = "can’t be combined") {
    self.init(groups: groups, ending: ending)
  }

  /// Creates a conflict between all given options.
  package static func oneOf(
    _ names: [String], because ending: String? = "can’t be combined"
  ) -> Conflict {
    Conflict(groups: names.map { [$0] }, ending: ending)
  }

  private init(groups: [[String]], ending: String?) {
    (self.groups, self.ending) = (groups, ending)
  }

  /// Returns the error for a set of options; `nil` if they don't conflict.
  func refusal(of used: Set<String>) -> String? {
    guard let ending else { return nil }
    let names = groups.compactMap { $0.first(where: used.contains) }
    return names.count > 1 ? "\(names[0]) and \(names[1]) \(ending)" : nil
  }

  /// Returns the options that conflict with those already used.
  func excluded(beside used: Set<String>) -> Set<String> {
    guard let mine = groups.firstIndex(where: { !used.isDisjoint(with: $0) }) else { return [] }
    return Set(groups.indices.filter { $0 != mine }.flatMap { groups[$0] })
  }
}
