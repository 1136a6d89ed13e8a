internal import Countdowns

/// The reason an interval can't be read; the associated texts are excerpts of the input.
package enum CadenceError: Error, Hashable, Sendable {
  /// The text is neither a time nor a percentage.
  case notAnInterval(String)
  /// The text is a malformed time; the words state what is wrong with it.
  case malformed(String)
  /// The interval is too short or too long.
  case outOfRange(String)
  /// The percentage has more than three decimals.
  case tooFine(String)

  /// Creates the error for a text that isn't a time.
  init(_ reason: ReadingError, of text: String) {
    self =
      switch reason {
      case .zero, .negative, .notFinite, .tooLong: .outOfRange(text)
      case .unknownUnit(_, .some), .vagueUnit, .missingUnit, .missingNumber, .unclearTail, .comma,
        .notANumber, .foreignDigits:
        .malformed(reason.description)
      default: .notAnInterval(text)
      }
  }
}

extension CadenceError: CustomStringConvertible {
  /// A sentence that states what is wrong and what would be valid.
  package var description: String {
    switch self {
    case .notAnInterval(let text):
      "\(ShownText.quoted(text)) isn’t an interval; write a time such as 1s or 100ms,"
        + " or a share of the total such as 1%"
    case .malformed(let reason): reason
    case .outOfRange(let text):
      "\(ShownText.quoted(text)) is out of range; write 10ms to 1h, or 0.1% to 50%"
    case .tooFine(let text):
      "\(ShownText.quoted(text)) has too many decimals; write at most three, such as 12.5%"
    }
  }
}
