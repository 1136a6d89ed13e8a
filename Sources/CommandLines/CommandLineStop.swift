/// The reason a command isn't run.
package enum CommandLineStop: Error, Hashable, Sendable {
  /// The help is asked for; the text.
  case help(String)
  /// The help on one screen is asked for.
  case summary
  /// The version is asked for.
  case version
  /// The command line can't be understood; a clause for a person.
  case refused(String)
}
