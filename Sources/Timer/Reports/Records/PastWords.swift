internal import Clocks
internal import Countdowns

/// Formats past and future spans, no more precisely than needed.
enum PastWords {
  /// Returns the time since something happened: `just now`, `40 s ago`, `12 min ago`, `2 h 5 min
  /// ago`.
  static func ago(_ span: Duration) -> String {
    span < .seconds(1) ? "just now" : coarse(span) + " ago"
  }

  /// Returns a span in its largest unit and, from an hour up, the next smaller one, rounded down.
  static func coarse(_ span: Duration) -> String {
    let unit: Duration =
      switch span {
      case ..<Duration.seconds(60): .seconds(1)
      case ..<Duration.seconds(86_400): .seconds(60)
      default: .seconds(3600)
      }
    return SpanText.words(for: unit * span.wholeUnits(of: unit))
  }

  /// Returns a future span, rounded up to seconds.
  static func left(_ span: Duration) -> String {
    SpanText.words(for: span.rounded(up: .seconds(1)))
  }

  /// Returns a counted span, rounded down to seconds.
  static func counted(_ span: Duration) -> String {
    SpanText.words(for: .seconds(span.wholeUnits(of: .seconds(1))))
  }
}
