import CommandLines
import TestSupport
import Testing

@testable import ShapeApp

extension QuotesPlan {
  /// Reads the words after `shape quotes`.
  init(words: [String]) throws {
    try self.init(QuotesArguments.command.read(words, program: "shape"))
  }

  /// Reads the words of a line, which may be quoted.
  init(line: String) throws { try self.init(words: SplitLine.words(of: line)) }

  /// Returns why a line is refused.
  static func failure(_ line: String) -> Failure? {
    #expect(throws: Failure.self, "\(line)") { try QuotesPlan(line: line) }
  }
}
