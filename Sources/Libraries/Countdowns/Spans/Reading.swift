internal import Texts

/// A parsed command line: a span of time or a wall-clock target.
package enum Reading: Equatable, Sendable {
  /// A span, with a hint if the words are ambiguous.
  case span(Duration, hint: String?)
  /// A target.
  case target(Target)

  /// Reads the words of a command line, joined by spaces.
  ///
  /// Spans are those of systemd.time(7) without months and years (`1h 30m`, `90`, `1.5h`), with
  /// `1h30` as 1 h 30 min; `M:SS` and `H:MM:SS`; and ISO 8601 durations. A target follows `until`,
  /// which is optional if a day, a date, noon, midnight, am or pm distinguishes it from a span.
  /// Common forms such as `in 5m`, `at 14:30` and `half an hour` are rewritten.
  package init(words: [String]) throws(ReadingError) {
    let text = words.joined(separator: " ")
    let parts = try CommonForms.rewritten(
      text.unicodeScalars.split(whereSeparator: \.isBlank).map { String($0) })
    guard let first = parts.first else { throw .empty }
    if parts == ["-"] { throw .standardInput }
    try Reading.rejectForeignText(in: parts)
    if first.lowercased() == "until" {
      self = .target(try TargetGrammar.read(Array(parts.dropFirst())))
    } else if TargetGrammar.isUnmistakable(parts) {
      self = .target(try TargetGrammar.read(parts))
    } else {
      let (span, repeated) = try Reading.span(parts)
      guard span > .zero else { throw .zero(parts.joined(separator: " ")) }
      let sum = repeated.map { "\($0)s were given more than once and add up" }
      self = .span(span, hint: sum ?? Reading.hint(for: parts))
    }
  }

  /// Reads a span in any of its formats; also returns the first repeated unit, if any.
  static func span(
    _ parts: [String]
  ) throws(ReadingError) -> (length: Duration, repeated: SpanUnit?) {
    let whole = parts.first { ISODuration.starts($0) || $0.contains(":") }
    guard let whole else { return try SpanGrammar.read(parts.joined(separator: " ")) }
    if parts.count > 1 { throw .notAlone(whole) }
    if whole.hasPrefix("-") { throw .negative(whole) }
    return (
      ISODuration.starts(whole) ? try ISODuration.read(whole) : try ColonForm.read(whole), nil
    )
  }

  /// Rejects text that is invalid in every format, so that no format has to check for it.
  private static func rejectForeignText(in parts: [String]) throws(ReadingError) {
    for part in parts {
      if part.unicodeScalars.contains(where: \.isForeignDigit) { throw .foreignDigits(part) }
      let bare = part.lowercased().drop { $0 == "+" || $0 == "-" }
      if ["inf", "infinity", "infinite", "nan"].contains(bare) { throw .notFinite(part) }
    }
    if parts.last?.lowercased() == "ago" { throw .past(parts.joined(separator: " ")) }
  }

  /// Returns a hint for `14:30` and `1430`, which are spans but may be meant as times of day.
  private static func hint(for parts: [String]) -> String? {
    guard let only = parts.first, parts.count == 1 else { return nil }
    let clock = TimeOfDay(typed: only) != nil ? only : TimeOfDay.colonForm(of: only)
    guard let clock, only.contains(":") || only.count == 4 else { return nil }
    return "time of day: until \(clock)"
  }
}

extension Unicode.Scalar {
  fileprivate var isForeignDigit: Bool { !isASCII && properties.numericType != nil }
}
