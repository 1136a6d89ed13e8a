package import Clocks
package import Countdowns

/// One timer at one moment, as scripts, status bars and other terminals read it.
package struct TimerReport: Hashable, Sendable {
  /// The state of a timer.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case running, paused
    /// A step has ended, and the next one waits for a key.
    case waiting
    case ringing
    /// The deadline was reached, and no alarm is ringing any longer.
    case ended
    case canceled
  }

  /// The name by which it is controlled.
  package var name: String
  /// The purpose, if given.
  package var label: String?
  package var state: State
  /// The remaining time; never negative, and `nil` for a stopwatch without an end.
  package var left: Duration?
  /// The total length with added and removed time; `nil` for a stopwatch without an end.
  package var total: Duration?
  /// The counted time, without pauses.
  package var elapsed: Duration
  /// The time since the deadline; zero before it.
  package var overtime: Duration
  /// The wall time of the deadline; `nil` while it is unknown.
  package var ends: WallTime?
  package var countsUp: Bool
  /// The place among the steps.
  package var place: StepPlace
  /// The color of the step, if it has one.
  package var tint: Tint?
  /// The elapsed time at the end of each lap.
  package var laps: [Duration]
  /// The colors for the end of each step, in place of the built-in ones if there are any.
  package var warnings: [Warning] = []
  /// The step after the current one, if there is one.
  package var next: Step?
  /// The address of the room in which it is shared, if it is.
  package var shared: String?
  /// The time since which a shared timer can't be reached, if it can't.
  package var offlineSince: WallTime?
  /// The format of the time.
  package var time: TimeText

  /// The place among the steps of a routine, from 1.
  package struct StepPlace: Hashable, Sendable {
    package var step: Int
    package var steps: Int
    package var round: Int
    package var rounds: Int
    package var label: String?

    /// The place in a countdown without steps.
    package static let only = StepPlace(step: 1, steps: 1, round: 1, rounds: 1)

    package init(step: Int, steps: Int, round: Int, rounds: Int, label: String? = nil) {
      (self.step, self.steps, self.round, self.rounds) = (step, steps, round, rounds)
      self.label = label
    }
  }

  package init(
    name: String, label: String? = nil, state: State, left: Duration?, total: Duration?,
    elapsed: Duration, overtime: Duration = .zero, ends: WallTime? = nil, countsUp: Bool = false,
    place: StepPlace = .only, tint: Tint? = nil, laps: [Duration] = [], time: TimeText
  ) {
    self.name = name
    self.label = label
    self.state = state
    self.left = left
    self.total = total
    self.elapsed = elapsed
    self.overtime = overtime
    self.ends = ends
    self.countsUp = countsUp
    self.place = place
    self.tint = tint
    self.laps = laps
    self.time = time
  }
}

extension TimerReport {
  /// The color of the warning that has been reached, while the timer runs or is paused.
  package var warning: Tint? {
    guard state == .running || state == .paused, let left, let total else { return nil }
    return warnings.tint(left: left, of: total)
  }

  /// The color in which the time is shown: that of the warning or else of the step, if there is one.
  package var shownTint: Tint? { warning ?? tint }
}
