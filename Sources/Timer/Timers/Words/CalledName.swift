internal import Texts

/// The name that the program was invoked as, which depends on how it was installed.
package enum CalledName {
  package static let text = ProgramName.name(calledAs: CommandLine.arguments.first, orElse: "timer")

  /// Returns the command line that starts a saved timer, quoted for the shell.
  package static func start(_ timer: String) -> String { "\(text) \(ShellText.operand(timer))" }

  /// Returns the command line for a command on a timer, quoted for the shell.
  package static func command(_ verb: String, _ timer: String) -> String {
    "\(text) \(verb) \(ShellText.operand(timer))"
  }
}
