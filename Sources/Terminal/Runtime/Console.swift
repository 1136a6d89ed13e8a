package import Cells
internal import Glibc
internal import TerminalCodes
internal import TerminalIO
internal import Texts

/// A program's text output: results on standard output, errors on standard error.
package struct Console: Sendable {
  /// The name by which the program was called, which precedes its error messages.
  package let program: String

  /// Creates the console of a program.
  package init(program: String) {
    self.program = program
  }

  /// The exit status if standard output can't be written (EX_IOERR).
  package static let outputFailed: Int32 = 74

  /// The maximum length of an error's line, in columns: the offending input may be a whole file by
  /// mistake.
  private static let longestLine = 300

  /// Returns a variable's value; an empty one counts as unset.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Writes an error message on standard error, if there is room for it.
  package func complain(_ words: String) { say("\(program): \(words)") }

  /// Writes a line on standard error, if there is room for it.
  package func say(_ line: String) { say(lines: [line]) }

  /// Writes lines on standard error, if there is room for them.
  package func say(lines: [String]) {
    StandardStreams.writeIfReady(Self.shown(lines, isUTF8: Self.isUTF8), to: 2)
  }

  /// Writes a line on standard output; ends the program if that fails.
  ///
  /// Control characters are shown as pictures, also line feeds: what is quoted in a line can't
  /// become a second one.
  package func print(_ line: String) { print(lines: [line]) }

  /// Writes lines on standard output, like `print`.
  package func print(lines: [String]) {
    write(Array(Self.printed(lines, isUTF8: Self.isUTF8).utf8))
  }

  /// Returns lines for standard output, like those of `shown` but in full.
  package static func printed(_ lines: [String], isUTF8: Bool) -> String {
    let text = lines.map { TextWidth.visible($0) }.joined(separator: "\n")
    return (isUTF8 ? text : ASCIIText.text(text)) + "\n"
  }

  /// Writes a line on standard output; ends the program if that fails.
  ///
  /// Programs get it unchanged. A terminal gets pictures of control characters, except for tabs and
  /// newlines: a line may contain names and paths from others.
  package func output(_ line: String) {
    let shown = StandardStreams.isTerminal(1) ? TerminalText(line).text : line
    write(Array((shown + "\n").utf8))
  }

  /// Writes bytes on standard output; ends the program if that fails.
  package func write(_ bytes: [UInt8]) {
    guard let failure = StandardStreams.write(bytes, to: 1) else { return }
    complain("standard output can’t be written: \(failure)")
    exit(Self.outputFailed)
  }

  /// Writes an error message on standard error, after the program's name, and ends the program (64
  /// is EX_USAGE).
  package func fail(_ words: String, status: Int32 = 64) -> Never {
    explain(["\(program): \(words)"], status: status)
  }

  /// Ends the program because the system is out of file descriptors (71 is EX_OSERR).
  package func failWithoutDescriptors() -> Never {
    fail("the system is out of file descriptors", status: 71)
  }

  /// Writes lines on standard error and ends the program.
  package func explain(_ lines: [String], status: Int32 = 64) -> Never {
    StandardStreams.write(Self.shown(lines, isUTF8: Self.isUTF8), to: 2)
    exit(status)
  }

  /// Whether the charset is UTF-8; otherwise, text is written in ASCII.
  private static var isUTF8: Bool { Capabilities.isUTF8 { environment($0) ?? "" } }

  /// Returns lines with control characters shown as pictures, also line feeds, in ASCII if the
  /// charset requires it: errors repeat what was typed and what files contain.
  package static func shown(_ lines: [String], isUTF8: Bool) -> TerminalText {
    let text = lines.map { TextWidth.truncated(TextWidth.visible($0), to: longestLine) }
      .joined(separator: "\n")
    return TerminalText((isUTF8 ? text : ASCIIText.text(text)) + "\n")
  }
}

extension String {
  /// The lines of a text by this program, such as a help text.
  package var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
