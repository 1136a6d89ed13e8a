import CommandLines
import TestSupport
import Testing

@testable import ShapeApp

extension ChartPlan {
  /// Creates a plan from the words after `shape chart`.
  init(words: [String]) throws {
    self = try Self.command.parsed(words)
  }

  /// Creates a plan from a line, whose words may be quoted.
  init(line: String) throws { try self.init(words: SplitLine.words(of: line)) }

  /// Returns the error that a line is rejected with.
  static func failure(_ line: String) -> CommandError? {
    #expect(throws: CommandError.self, "\(line)") { try ChartPlan(line: line) }
  }
}
