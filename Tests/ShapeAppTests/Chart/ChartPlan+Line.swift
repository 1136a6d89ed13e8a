import ArgumentParser
import TestSupport
import Testing

@testable import ShapeApp

extension ChartPlan {
  /// Reads the words after `shape chart`.
  init(words: [String]) throws {
    let command = try ShapeArguments.parseAsRoot(["chart"] + words)
    try self.init(#require(command as? ChartArguments))
  }

  /// Reads the words of a line, which may be quoted.
  init(line: String) throws { try self.init(words: SplitLine.words(of: line)) }

  /// Returns why a line is refused.
  static func failure(_ line: String) -> Failure? {
    #expect(throws: Failure.self, "\(line)") { try ChartPlan(line: line) }
  }
}
