/// The end of the program: its exit status, and the last lines on standard error.
package struct ProgramEnding: Hashable {
  /// The exit status, as defined in sysexits.h.
  package let status: Int32
  /// The lines on standard error; empty for success.
  package let lines: [String]

  /// The end of a command that has done its work.
  package static let success = ProgramEnding(status: 0, lines: [])

  /// Creates the end with an explanation instead of a result (64 is EX_USAGE).
  package init(status: Int32 = 64, lines: [String]) { (self.status, self.lines) = (status, lines) }

  /// Creates the end after an error, whose explanation follows the program's name.
  package init(_ error: CommandError, of name: String) {
    self.init(status: error.status, lines: ["\(name): \(error.words)"])
  }
}
