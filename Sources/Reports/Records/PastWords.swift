internal import Clocks
internal import Countdowns

/// Words for spans in the past and in the future, as coarse as a person needs them.
enum PastWords {
  /// Returns how long ago something was: `just now`, `40 s ago`, `12 min ago`, `2 h 5 min ago`.
  static func ago(_ span: Duration) -> String {
    span < .seconds(1) ? "just now" : coarse(span) + " ago"
  }

  /// Returns a span in its largest unit, and from hours on also in the next one, rounded down.
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

  /// Returns a span that was counted, rounded down to seconds.
  static func counted(_ span: Duration) -> String {
    SpanText.words(for: .seconds(span.wholeUnits(of: .seconds(1))))
  }
}
