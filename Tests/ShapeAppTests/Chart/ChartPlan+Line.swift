import CommandLines
import TestSupport
import Testing

@testable import ShapeApp

extension ChartPlan {
  /// Reads the words after `shape chart`.
  init(words: [String]) throws {
    try self.init(ChartArguments.command.read(words, program: "shape"))
  }

  /// Reads the words of a line, which may be quoted.
  init(line: String) throws { try self.init(words: SplitLine.words(of: line)) }

  /// Returns why a line is refused.
  static func failure(_ line: String) -> Failure? {
    #expect(throws: Failure.self, "\(line)") { try ChartPlan(line: line) }
  }
}
