internal import CommandLines
internal import Runtime

/// The end of the program: its exit status, and the last lines on standard error.
struct ProgramEnding: Hashable {
  /// The exit status, as defined in sysexits.h.
  let status: Int32
  /// The lines on standard error; empty for success.
  let lines: [String]

  /// The end of a command that has done its work.
  static let success = ProgramEnding(status: 0, lines: [])

  /// Creates the end with an explanation instead of a result (64 is EX_USAGE).
  init(status: Int32 = 64, lines: [String]) { (self.status, self.lines) = (status, lines) }

  /// Creates the end after a failure, for which the program's name precedes the explanation.
  init(_ failure: CommandError, of name: String) {
    self.init(status: failure.status, lines: ["\(name): \(failure.words)"])
  }
}
