internal import Clocks

/// The bounds of what is kept, within which no later calculation can overflow.
package enum RecordLimits {
  /// The bytes of a name.
  package static let name = 400
  /// The bytes of a label, a sound or a path.
  package static let text = 4096
  /// The steps of a round.
  package static let steps = 1000
  /// The rounds.
  package static let rounds = 1000
  /// The steps that reached their end, in all rounds and repetitions.
  package static let stepsDone = 1_000_000_000
  /// The laps, and the marks that were passed.
  package static let laps = 10_000
  /// The bytes of all words of the command line, each with a byte for its end.
  package static let words = 65_536

  /// The longest duration, 290 years: in nanoseconds it still fits into 64 bits.
  package static let longest: Duration = .seconds(290 * 31_557_600)

  static let durations: ClosedRange<Duration> = .zero...longest
  /// The distances of instants from their clock's zero; an instant may lie before it.
  static let instants: ClosedRange<Duration> = (.zero - longest)...longest
  /// The years 1 to 9999, less a day at either end for offsets from UTC.
  static let wallTimes: ClosedRange<Duration> =
    .seconds(-62_135_510_400)...(.seconds(253_402_214_399))

  /// Returns a duration within the bounds.
  static func bounded(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }
}
