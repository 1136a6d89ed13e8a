internal import Clocks
internal import Countdowns

/// What follows from the events of a timer.
extension Run {
  /// The sound at the end of a step that is followed by another at once.
  struct Chime: Hashable, Sendable {
    /// When the step ended.
    var since: Instant
    var voice: AlarmVoice

    /// The longest time for which it may last.
    static let longest = Duration.seconds(15)

    /// The instant until which it may last.
    var until: Instant { since.advanced(by: Self.longest) }
  }

  /// Something that follows from an event.
  enum Effect: Hashable, Sendable {
    /// The alarm of the current step begins.
    case alarmBegan(deadline: Instant)
    /// Another step has started, or the one that waited.
    case stepStarted(position: Int)
    /// A lap has ended.
    case lapEnded
    /// The command of an option is run, with what it reads of the timer.
    case hook(HookCall)
    /// The sound or the words of a mark are heard.
    case mark(Int)
    /// It is over.
    case stopped(TimeManager.Outcome)
    /// The command changed nothing.
    case refused(TimerRefusal)
  }
}

extension WallTime {
  /// Takes over another time, unless it differs only by the inaccuracy of the clocks.
  mutating func follow(_ other: WallTime) {
    let change = duration(to: other)
    if change > .milliseconds(100) || change < .milliseconds(-100) { self = other }
  }
}

extension RoutineManager {
  /// Returns the time that the current step has counted.
  func elapsed(at now: Instant) -> Duration { total - snapshot(at: now).left }
}

extension Mark.Point {
  /// The point as it is typed.
  var words: String {
    switch self {
    case .left(let left): SpanText.words(for: left)
    case .share(let thousandths):
      thousandths % 10 == 0 ? "\(thousandths / 10)%" : "\(thousandths / 10).\(thousandths % 10)%"
    }
  }
}
