/// A conflict between groups of options that exclude each other.
package struct Conflict: Sendable {
  /// The option names in each group.
  package var groups: [[String]] { fixed + [listOthers()] }
  /// The end of the error message; `nil` if the conflict only affects completions.
  package let ending: String?
  private let fixed: [[String]]
  /// Returns the option names in the last group.
  private let listOthers: @Sendable () -> [String]

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

  /// Creates a conflict between an option and others; a check lists the others only if the option is
  /// used.
  package static func between(
    _ name: String, because ending: String? = "can’t be combined",
    and others: @escaping @Sendable () -> [String]
  ) -> Conflict {
    Conflict(fixed: [[name]], ending: ending, listOthers: others)
  }

  private init(groups: [[String]], ending: String?) {
    let last = groups.last ?? []
    self.init(fixed: groups.dropLast(), ending: ending) { last }
  }

  private init(
    fixed: [[String]], ending: String?, listOthers: @escaping @Sendable () -> [String]
  ) {
    (self.fixed, self.ending, self.listOthers) = (fixed, ending, listOthers)
  }

  /// Returns the error for a set of options; `nil` if they don't conflict.
  func refusal(of used: Set<String>) -> String? {
    guard let ending else { return nil }
    var names = fixed.compactMap { $0.first(where: used.contains) }
    if names.count == 1, let other = listOthers().first(where: used.contains) {
      names.append(other)
    }
    return names.count > 1 ? "\(names[0]) and \(names[1]) \(ending)" : nil
  }

  /// Returns the options that conflict with those already used.
  func excluded(beside used: Set<String>) -> Set<String> {
    let groups = groups
    guard let mine = groups.firstIndex(where: { !used.isDisjoint(with: $0) }) else { return [] }
    return Set(groups.indices.filter { $0 != mine }.flatMap { groups[$0] })
  }
}
