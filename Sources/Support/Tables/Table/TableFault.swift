internal import Texts

/// What is wrong with a text that should be a table.
package enum TableFault: Hashable, Sendable {
  case empty
  case webPage
  /// JSON where rows were expected, with the error message that it carries, if any.
  case json(message: String?)
  /// Content of another kind, such as "UTF-16 text".
  case foreign(String)
  case notNumber(String)
  case ambiguousNumber(String)
  /// A number with a decimal separator that the rows above don't have.
  case otherDecimal(String, isComma: Bool)
  case notFinite(String)
  case notTime(String, expected: TimeForm)
  case missingTime
  /// A date whose day and month are in the opposite order from the rows above.
  case wrongDateOrder(String)
  case undecidedDates(example: String)
  case cellCount(found: Int, expected: Int)
  case headerCount(found: Int, expected: Int)
  case openQuote
  case textAfterQuote
  case rowTooLong(limit: Int)
  case noSuchColumn(String, known: [String])
  case noTimes

  /// Whether another reading of the cell is likely, so that the user has to choose.
  var needsDecision: Bool {
    switch self {
    case .ambiguousNumber, .otherDecimal, .wrongDateOrder, .undecidedDates: true
    default: false
    }
  }

  /// Returns the text of a cell, truncated to at most 40 characters.
  static func excerpt(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var copy: [UInt8] = []
    for offset in range.prefix(170) { copy.append(bytes[offset]) }
    return String(decoding: copy, as: UTF8.self).shortened()
  }
}

extension TableFault: CustomStringConvertible {
  /// A clause without a capital letter or a final period.
  package var description: String {
    switch self {
    case .empty: "there are no rows"
    case .webPage: "this is a web page, not a table; its site may need a key or a login"
    case .json(nil): "this is JSON, not rows of text"
    case .json(let message?): "the service sent an error instead of data: “\(message)”"
    case .foreign(let kind): "this is \(kind), not UTF-8 text"
    case .notNumber(let text): "“\(text)” isn’t a number"
    case .ambiguousNumber(let text):
      "“\(text)” may have a decimal comma or a thousands separator; say which (--decimal)"
    case .otherDecimal(let text, let isComma):
      "“\(text)” isn’t a number with a decimal \(isComma ? "point" : "comma");"
        + " if all numbers have a decimal \(isComma ? "comma" : "point"), say so"
        + " (--decimal \(isComma ? "comma" : "point"))"
    case .notFinite(let text): "“\(text)” is too large for a number"
    case .notTime(let text, let form): "“\(text)” isn’t \(form.name)"
    case .missingTime: "the time is missing"
    case .wrongDateOrder(let text):
      "“\(text)” has day and month in the opposite order from the rows above"
    case .undecidedDates(let example):
      "“\(example)” may be day first or month first, and no row decides it;"
        + " say which (--date dmy or --date mdy)"
    case .cellCount(let found, let expected):
      "the row has \(found) \(found == 1 ? "cell" : "cells"), not \(expected)"
    case .headerCount(let found, let expected):
      "the header has \(found) cells, but the rows below have \(expected)"
    case .openQuote: "a quotation mark isn’t closed"
    case .textAfterQuote: "there is text after the closing quotation mark"
    case .rowTooLong(let limit): "the row is longer than \(limit / 1024) KiB"
    case .noSuchColumn(let name, let known):
      "unknown column “\(name)”; the columns are \(known.map { "“\($0)”" }.joined(separator: ", "))"
    case .noTimes: "the column doesn’t hold times"
    }
  }
}
