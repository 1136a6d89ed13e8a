/// The reason a text can't be read as a span where a time of day isn't allowed.
package enum SpanFault: Error, Equatable, Sendable {
  /// The text is a time of day, or was probably meant as one.
  case target(String)
  /// The text isn't a span.
  case unreadable(ReadingError)

  /// The object to which the span belongs.
  package enum Owner: String, Hashable, Sendable {
    /// A step of a routine.
    case step
    /// A mark on the way to a deadline.
    case mark
    /// A color from a remaining time on.
    case warning
    /// A whole countdown.
    case countdown
  }

  /// Reads a text as a positive span.
  static func readSpan(_ text: String) throws(SpanFault) -> Duration {
    let reading: Reading
    do {
      reading = try Reading(words: [text])
    } catch {
      throw error.isAboutTargets ? .target(text) : .unreadable(error)
    }
    guard case .span(let span, _) = reading else { throw .target(text) }
    return span
  }

  /// Returns a sentence that states what is wrong and what would be valid.
  package func sentence(about owner: Owner) -> String {
    switch self {
    case .target(let text): "\(excerpt(text)) is a time of day; a \(owner) needs a span, such as 5m"
    case .unreadable(.empty), .unreadable(.standardInput):
      "a \(owner) needs a span" + (owner == .countdown ? "" : " before “=”") + ", such as 5m"
    case .unreadable(.zero(let text)):
      "\(excerpt(text)) is zero; a \(owner) needs a span above zero, such as 5m"
    case .unreadable(.negative(let text)):
      // A mark or a warning can be at zero.
      "\(excerpt(text)) is negative; a \(owner) needs a span"
        + (owner == .step || owner == .countdown ? " above zero, such as 5m" : ", such as 5m")
    case .unreadable(.stray(let text)):
      "\(excerpt(text)) isn’t part of a span; write 5m, 1h30m or 4:30"
    case .unreadable(.vagueUnit(let text)) where text != "M":
      "\(excerpt(text)) has no fixed length; count days or weeks"
    case .unreadable(let error): error.description
    }
  }
}

extension ReadingError {
  /// Whether the error occurs only in text that was meant as a time of day.
  fileprivate var isAboutTargets: Bool {
    switch self {
    case .missingTarget, .missingTimeOfDay, .notATimeOfDay, .notADate, .misplacedOffset, .passed,
      .otherWeekday, .namedZone:
      true
    default: false
    }
  }
}
