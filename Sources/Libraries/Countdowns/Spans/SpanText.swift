internal import Texts

/// Formats spans for people.
public enum SpanText {
  /// Returns a span such as `1 h 30 min`, `14 min 30 s`, `1.5 s`, `250 ms` or `2 d 3 h`.
  ///
  /// The text is exact to the microsecond; finer parts are truncated, but a nonzero span is never
  /// shown as zero. `Duration(reading:)` parses every positive result as the same span.
  public static func words(for span: Duration) -> String {
    var microseconds = span.attoseconds / SpanUnit.microsecond.attoseconds
    if microseconds == 0, span > .zero { microseconds = 1 }
    let sign = microseconds < 0 ? "-" : ""
    return sign + words(microseconds: microseconds.magnitude)
  }

  /// Returns a span in the form in which it is typed, such as `1h30m`.
  public static func typed(_ span: Duration) -> String {
    words(for: span).replacing(each: " min", with: "m").replacing(each: " ", with: "")
  }

  private static func words(microseconds: UInt128) -> String {
    switch microseconds {
    case 0: return "0 s"
    case ..<1000: return "\(microseconds) \u{B5}s"
    case ..<1_000_000: return NumberText.decimal(String(microseconds), places: 3) + " ms"
    default: break
    }
    var parts: [String] = []
    var rest = microseconds
    for (name, length) in [("d", 86_400_000_000), ("h", 3_600_000_000), ("min", 60_000_000)] {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: UInt128(length))
      if count > 0 { parts.append("\(count) \(name)") }
      rest = remainder
    }
    if rest > 0 { parts.append(NumberText.decimal(String(rest), places: 6) + " s") }
    return parts.joined(separator: " ")
  }
}
