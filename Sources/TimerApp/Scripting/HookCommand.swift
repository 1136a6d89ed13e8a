/// A command to run, with the variables that describe its countdown.
struct HookCommand: Hashable, Sendable {
  /// The name in error messages: the option that set the command.
  var title: String
  var command: String
  /// The variables in the form `NAME=value`.
  var variables: [String]

  /// Returns whether another command belongs to the same option; two marks at the same time share a
  /// title.
  func isSameOption(as other: HookCommand) -> Bool {
    title == other.title && command == other.command
  }
}
