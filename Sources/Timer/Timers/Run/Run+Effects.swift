package import Clocks
package import Countdowns

/// The effects of the events of a timer.
extension Run {
  /// The sound at the end of a step when the next one starts immediately.
  struct Chime: Hashable, Sendable {
    /// When the step ended.
    var since: Instant
    var voice: AlarmVoice

    /// The maximum duration.
    static let longest = Duration.seconds(15)

    /// The instant at which it ends at the latest.
    var until: Instant { since.advanced(by: Self.longest) }
  }

  /// An effect of an event.
  package enum Effect: Hashable, Sendable {
    /// The alarm of the current step started.
    case alarmBegan(deadline: Instant)
    /// The alarm of a step is over.
    case alarmEnded
    /// Another step, or a waiting one, started.
    case stepStarted(position: Int)
    case lapEnded
    case hook(HookCall)
    /// The sound or speech of the mark with an index has to play.
    case mark(Int)
    /// The timer is over.
    case stopped(TimeManager.Outcome)
    /// The command was refused.
    case refused(TimerRefusal)
  }
}

extension WallTime {
  /// Changes to another time, unless it differs only by the inaccuracy of the clocks.
  package mutating func follow(_ other: WallTime) {
    let change = duration(to: other)
    if change > .milliseconds(100) || change < .milliseconds(-100) { self = other }
  }
}

extension RoutineManager {
  /// Returns the elapsed time of the current step.
  package func elapsed(at now: Instant) -> Duration { total - snapshot(at: now).left }
}

extension Mark.Point {
  /// The point in the form in which it is typed.
  package var words: String {
    switch self {
    case .left(let left): SpanText.words(for: left)
    case .share(let thousandths):
      thousandths % 10 == 0 ? "\(thousandths / 10)%" : "\(thousandths / 10).\(thousandths % 10)%"
    }
  }
}
