internal import Texts

/// What is wrong with a JSON text and where.
package struct JSONError: Error, Hashable, Sendable {
  package var reason: Reason
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int

  package enum Reason: Hashable, Sendable {
    case unexpectedEnd
    /// Something other than what was expected.
    case expected(String)
    case badNumber
    /// An array of numbers contains something else, just before the position.
    case notOnlyNumbers
    case tooLarge
    case badText
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
  }

  package init(_ reason: Reason, line: Int, column: Int) {
    (self.reason, self.line, self.column) = (reason, line, column)
  }
}

extension JSONError: CustomStringConvertible {
  /// A clause without a final period, such as “line 3, column 14: a comma was expected”.
  package var description: String {
    let clause =
      switch reason {
      case .unexpectedEnd: "the text ends unexpectedly"
      case .expected(let what): "\(what) was expected"
      case .badNumber: "this isn’t a JSON number"
      case .notOnlyNumbers: "an array of numbers has another value"
      case .tooLarge: "the number is too large"
      case .badText: "the text has a character or an escape that JSON doesn’t allow"
      case .tooDeep(let limit): "there are more than \(limit) nested arrays and objects"
      case .tooLong(let limit): "the text or number is longer than \(limit) bytes"
      }
    return "\(TextPlace(line: line, column: column)): \(clause)"
  }
}
