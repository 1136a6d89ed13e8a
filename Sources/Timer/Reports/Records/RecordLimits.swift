internal import Clocks
internal import Countdowns

/// The limits of saved data, within which later calculations can't overflow.
package enum RecordLimits {
  /// The maximum number of bytes of a name.
  package static let name = 400
  /// The maximum number of bytes of a label, a sound or a path.
  package static let text = 4096
  /// The maximum number of steps per round.
  package static let steps = 1000
  /// The maximum number of rounds, which stands for rounds without end.
  package static let rounds = Routine.forever
  /// The maximum number of steps that reached their end, in all rounds and repetitions.
  package static let stepsDone = 1_000_000_000
  /// The maximum number of laps and of passed marks.
  package static let laps = 10_000
  /// The maximum number of bytes of the command line, including a terminator for each word.
  package static let words = 65_536

  /// The longest duration, 290 years, which still fits into 64 bits in nanoseconds.
  package static let longest: Duration = .seconds(290 * 31_557_600)

  static let durations: ClosedRange<Duration> = .zero...longest
  /// The valid distances of instants from their clock's zero; an instant may precede it.
  static let instants: ClosedRange<Duration> = (.zero - longest)...longest
  /// The years 1 to 9999, less a day at either end for UTC offsets.
  static let wallTimes: ClosedRange<Duration> =
    .seconds(-62_135_510_400)...(.seconds(253_402_214_399))

  /// Returns a duration clamped to the limits.
  static func bounded(_ duration: Duration) -> Duration { min(max(duration, .zero), longest) }
}
