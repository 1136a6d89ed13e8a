/// A conflict between groups of options that exclude each other.
///
/// A group contains options, or options with a value, such as `--format json`.
package struct Conflict: Sendable {
  /// The end of the error message; `nil` if the conflict only affects completions.
  package let ending: String?
  /// The options with which there is no conflict.
  private var exceptions: [String] = []
  /// The option names in each group but the last.
  private let firsts: [[String]]
  /// Returns those in the last group.
  private let last: @Sendable () -> [String]

  /// Creates a conflict between two groups, of which the second is listed if the first is used.
  package init(
    _ first: [String], _ second: @autoclosure @escaping @Sendable () -> [String],
    because ending: String? = "can’t be combined"
  ) {
    (firsts, last, self.ending) = ([first], second, ending)
  }

  /// Creates a conflict between all given options.
  package static func oneOf(
    _ names: [String], because ending: String? = "can’t be combined"
  ) -> Conflict {
    Conflict(firsts: names.dropLast().map { [$0] }, last: { names.suffix(1) }, ending: ending)
  }

  /// Returns the conflict, which doesn't hold if one of some options is used.
  package func unless(_ options: String...) -> Conflict {
    var conflict = self
    conflict.exceptions = options
    return conflict
  }

  private init(firsts: [[String]], last: @escaping @Sendable () -> [String], ending: String?) {
    (self.firsts, self.last, self.ending) = (firsts, last, ending)
  }

  /// Returns the error for a set of options; `nil` if they don't conflict.
  func refusal(of used: UsedOptions) -> String? {
    guard let ending, !exceptions.contains(where: used.contains) else { return nil }
    var names = firsts.compactMap { $0.first(where: used.contains) }
    if names.count == 1, let other = last().first(where: used.contains) { names.append(other) }
    return names.count > 1 ? "\(names[0]) and \(names[1]) \(ending)" : nil
  }

  /// Returns the options that conflict with those already used.
  func excluded(beside used: UsedOptions) -> Set<String> {
    let groups = firsts + [last()]
    guard !exceptions.contains(where: used.contains),
      let mine = groups.firstIndex(where: { $0.contains(where: used.contains) })
    else { return [] }
    return Set(groups.indices.filter { $0 != mine }.flatMap { groups[$0] })
  }
}
