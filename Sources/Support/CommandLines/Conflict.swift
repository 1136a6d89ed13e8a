/// A conflict between groups of options that exclude each other.
///
/// A group contains options, or options with a value, such as `--format json`.
package struct Conflict: Sendable {
  /// The option names in each group.
  package let groups: [[String]]
  /// The end of the error message; `nil` if the conflict only affects completions.
  package let ending: String?
  /// The options with which there is no conflict.
  private var exceptions: [String] = []

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

  /// Returns the conflict, which doesn't hold if one of some options is used.
  package func unless(_ options: String...) -> Conflict {
    var conflict = self
    conflict.exceptions = options
    return conflict
  }

  private init(groups: [[String]], ending: String?) {
    (self.groups, self.ending) = (groups, ending)
  }

  /// Returns the error for a set of options; `nil` if they don't conflict.
  func refusal(of used: UsedOptions) -> String? {
    guard let ending, !exceptions.contains(where: used.contains) else { return nil }
    let names = groups.compactMap { $0.first(where: used.contains) }
    return names.count > 1 ? "\(names[0]) and \(names[1]) \(ending)" : nil
  }

  /// Returns the options that conflict with those already used.
  func excluded(beside used: UsedOptions) -> Set<String> {
    guard !exceptions.contains(where: used.contains),
      let mine = groups.firstIndex(where: { $0.contains(where: used.contains) })
    else { return [] }
    return Set(groups.indices.filter { $0 != mine }.flatMap { groups[$0] })
  }
}
