/// The reason a command isn't run.
package enum CommandLineStop: Error, Hashable, Sendable {
  /// The help was requested; the text.
  case help(String)
  /// The short help was requested.
  case summary
  /// The version was requested.
  case version
  /// The command line is invalid; the error message.
  case refused(String)
}
