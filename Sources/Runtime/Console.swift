internal import TerminalIO

internal import Cells
internal import Glibc

/// What a program says in words: answers on standard output, troubles on standard error.
package struct Console: Sendable {
  /// The program's name, which stands before its complaints.
  package let program: String

  /// Creates the console of a program.
  package init(program: String) {
    self.program = program
  }

  /// The exit status when standard output could not be written (EX_IOERR).
  package static let outputFailed: Int32 = 74

  /// The longest line of an error, in columns: what was typed may be a file by mistake.
  private static let longestLine = 300

  /// Returns a variable's value; an empty one counts as unset.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether the environment asks for pictures that don't move.
  package static var wantsStillness: Bool {
    environment("REDUCED_MOTION").map { $0 != "0" } == true
  }

  /// Says on standard error what went wrong, if there is room for it.
  package func complain(_ words: String) {
    StandardStreams.writeIfReady(Self.harmless("\(program): \(words)") + "\n", to: 2)
  }

  /// Writes a line on standard output; ends the program if that can't be done.
  package func print(_ words: String) { write(Array((words + "\n").utf8)) }

  /// Writes bytes on standard output; ends the program if that can't be done.
  package func write(_ bytes: [UInt8]) {
    guard let failure = StandardStreams.write(bytes, to: 1) else { return }
    complain("standard output can’t be written: \(failure)")
    exit(Self.outputFailed)
  }

  /// Says on standard error what is wrong and ends the program (64 is EX_USAGE).
  package func fail(_ words: String, status: Int32 = 64) -> Never {
    StandardStreams.write(Self.harmless(words) + "\n", to: 2)
    exit(status)
  }

  /// Returns an error's words with what would steer the terminal shown instead: what was typed comes
  /// back in them.
  private static func harmless(_ words: String) -> String {
    words.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextWidth.truncated(TextWidth.visible(String($0)), to: longestLine) }
      .joined(separator: "\n")
  }
}
