import Cells
import Foundation
import Outputs
import System
import TestSupport

@testable import ShapeApp
@testable import ShapeCommand

/// A command that was run without a terminal: how it ended, and what it wrote.
@MainActor
final class CommandRun {
  /// How the command ended.
  private(set) var ending = ProgramEnding.success
  /// The bytes on standard output.
  private(set) var bytes: [UInt8] = []
  /// The text on standard error before the ending.
  private(set) var notes = ""

  /// Runs the words of a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name, which is `draw-it`.
  ///   - input: The path of the file on standard input; `nil` if it is closed.
  ///   - terminals: The standard streams that are terminals, which answer nothing.
  ///   - variables: The environment.
  ///   - failure: The failure of standard output, if it can't be written.
  init(
    _ words: [String], input: String? = nil, terminals: Set<Int32> = [],
    _ variables: [String: String] = ["LANG": "C.UTF-8", "TERM": "xterm-256color"],
    failure: ErrorNumber? = nil
  ) {
    let file = input.flatMap { FileHandle(forReadingAtPath: $0) }
    let context = CommandContext(
      name: "draw-it", environment: { variables[$0] }, input: file?.fileDescriptor ?? -1,
      isTerminal: { terminals.contains($0) },
      writeOutput: { [self] piece in
        if failure == nil { bytes += piece }
        return failure
      }, writeError: { [self] text in notes += text.text }, openTerminal: { nil },
      openOutput: { _ in nil })
    ending = ShapeTool.run(words, in: context)
    try? file?.close()
  }

  /// The text on standard output.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines on standard output.
  var lines: [Substring] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The message of a command that wrote nothing and ended with a status; `nil` for another ending.
  func refusal(_ status: Int32 = 64) -> String? {
    guard ending.status == status, bytes.isEmpty, ending.lines.count == 1 else { return nil }
    guard let line = ending.lines.first, line.hasPrefix("draw-it: ") else { return nil }
    return String(line.dropFirst("draw-it: ".count))
  }

  /// Whether the command did its work and complained about nothing.
  var isSuccess: Bool { ending == .success && notes.isEmpty }
}
