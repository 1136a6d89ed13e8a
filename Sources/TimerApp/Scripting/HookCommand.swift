/// A command to run, with the variables in which it finds the state of its countdown.
struct HookCommand: Hashable, Sendable {
  /// What it is called in a report: the option that named it.
  var title: String
  var command: String
  /// Variables such as `NAME=value`.
  var variables: [String]

  /// Returns whether another command is of the same option: two marks at one time have the same title.
  func isSameOption(as other: HookCommand) -> Bool {
    title == other.title && command == other.command
  }
}
