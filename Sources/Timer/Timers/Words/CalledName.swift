internal import Texts

/// The name that the program was invoked as, which depends on how it was installed.
package struct CalledName: Hashable, Sendable {
  package let text: String

  /// Creates the name from the first word of a command line.
  package init(_ word: String? = nil) { text = ProgramName.name(calledAs: word, orElse: "timer") }

  /// Returns the command line that starts a saved timer, quoted for the shell.
  package func start(_ timer: String) -> String { "\(text) \(ShellText.operand(timer))" }

  /// Returns the command line for a command on a timer, quoted for the shell.
  package func command(_ verb: String, _ timer: String) -> String {
    "\(text) \(verb) \(ShellText.operand(timer))"
  }
}
