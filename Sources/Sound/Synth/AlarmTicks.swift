/// The whole seconds before the deadline that tick.
package enum AlarmTicks: Hashable, Sendable {
  /// None of them.
  case none
  /// All of them.
  case all
  /// Those in the last stretch of the countdown.
  case last(Duration)

  /// The number of whole seconds before the deadline that tick.
  package var count: Int {
    switch self {
    case .none: 0
    // A billion seconds are longer than any countdown, and their frames fit in an `Int`.
    case .all: 1_000_000_000
    case .last(let time): min(max(0, Int(time.components.seconds)), 1_000_000_000)
    }
  }

  /// The time from the first tick to the deadline.
  package var lead: Duration { .seconds(count) }

  /// The time before the deadline at which an alarm is ordered again, so that the device is prepared
  /// in time even if the machine was asleep.
  package var reminder: Duration { .seconds(3) + lead }
}
