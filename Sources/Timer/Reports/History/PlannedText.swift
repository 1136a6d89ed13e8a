internal import Clocks
internal import Countdowns

/// Formats planned lengths as they were typed.
enum PlannedText {
  /// Returns a length in words.
  static func words(for planned: Duration) -> String { SpanText.words(for: rounded(planned)) }

  /// Returns a length as it was typed.
  ///
  /// The time until a time of day is more precise than anyone types, so it is rounded up to the
  /// next second, or below a second to the next millisecond.
  static func rounded(_ planned: Duration) -> Duration {
    let millisecond = Duration.milliseconds(1)
    if planned == planned.rounded(up: millisecond) { return planned }
    return planned.rounded(up: planned < .seconds(1) ? millisecond : .seconds(1))
  }
}
