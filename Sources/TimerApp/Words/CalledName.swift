internal import Runtime
internal import Texts

/// The name that the program was called by, which depends on how it was installed.
enum CalledName {
  static let text = ProgramName.name(calledAs: ProgramArguments.name, orElse: "timer")

  /// Returns the command line of a command for a timer, as a shell takes it.
  static func command(_ verb: String, _ timer: String) -> String {
    "\(text) \(verb) \(ShellText.operand(timer))"
  }
}
