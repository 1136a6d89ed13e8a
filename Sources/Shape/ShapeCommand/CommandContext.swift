package import Cells
package import Outputs
package import Runtime
package import System
package import TerminalCodes
package import TerminalIO
internal import Texts

/// The surroundings of a command: its name, its environment, its streams and its terminal.
@MainActor
package struct CommandContext {
  /// The name by which the program was called.
  package let name: String
  /// Returns a variable's value; an empty one counts as unset.
  package let environment: (String) -> String?
  /// The descriptor of standard input.
  package let input: Int32
  /// Returns whether a standard stream is a terminal.
  package let isTerminal: (Int32) -> Bool
  /// Writes bytes on standard output, and returns the failure, if any.
  package let writeOutput: ([UInt8]) -> ErrorNumber?
  /// Writes text on standard error, if there is room for it.
  package let writeError: (TerminalText) -> Void
  /// Opens the terminal to query; `nil` if there is none.
  package let openTerminal: () -> Terminal?
  /// Opens the terminal on standard output to run a program on; `nil` if that can't be done.
  package let openOutput: (OutputPlan) -> OutputTerminal?

  /// The surroundings of the process.
  package static let process = CommandContext(
    name: ProgramName.name(calledAs: ProgramArguments.name, orElse: "shape"),
    environment: Console.environment, input: 0, isTerminal: StandardStreams.isTerminal,
    writeOutput: { StandardStreams.write($0, to: 1) },
    writeError: { StandardStreams.writeIfReady($0, to: 2) },
    openTerminal: { Terminal.open(orElse: 1) }, openOutput: { OutputTerminal($0) })
}

extension CommandContext {
  /// The capabilities of the terminal according to the environment.
  package var capabilities: Capabilities { Capabilities(environment: environment) }

  /// Whether text may contain more than ASCII.
  package var isUnicode: Bool { capabilities.glyphs != .ascii }

  /// Whether the environment requests reduced motion.
  package var wantsStillness: Bool { environment("REDUCED_MOTION").map { $0 != "0" } == true }

  /// Writes bytes on standard output.
  package func write(_ bytes: [UInt8]) throws(CommandError) {
    guard let failure = writeOutput(bytes) else { return }
    throw CommandError(
      words: "standard output can’t be written: \(failure)", status: Console.outputFailed)
  }

  /// Writes a line on standard output, with control characters shown as pictures.
  package func print(_ line: String) throws(CommandError) { try print(lines: [line]) }

  /// Writes lines on standard output, like `print`.
  package func print(lines: [String]) throws(CommandError) {
    try write(Array(Console.printed(lines, isUTF8: isUTF8).utf8))
  }

  /// Writes a text on standard output: unchanged for programs, without control characters on a
  /// terminal.
  package func output(_ text: String) throws(CommandError) {
    try write(Array(((isTerminal(1) ? TerminalText(text).text : text) + "\n").utf8))
  }

  /// Writes a message on standard error, if there is room for it.
  package func complain(_ words: String) {
    writeError(Console.shown(["\(name): \(words)"], isUTF8: isUTF8))
  }

  /// Writes a note, such as a guess about data, on standard error, dimmed on a terminal.
  package func note(_ words: String) {
    let isDimmed = isTerminal(2) && capabilities.movesCursor
    if isDimmed { writeError(TerminalText(code: "\u{1B}[2m")) }
    complain(words)
    if isDimmed { writeError(TerminalText(code: "\u{1B}[m")) }
  }

  private var isUTF8: Bool { Capabilities.isUTF8 { environment($0) ?? "" } }
}
