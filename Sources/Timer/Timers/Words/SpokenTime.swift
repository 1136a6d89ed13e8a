package import Clocks
internal import Countdowns

/// The next time left that plain mode announces for a timer.
package struct SpokenTime: Hashable, Sendable {
  private var deadline: Instant?
  private var left: Duration

  /// Advances to the next time; returns the time left if the timer passed the previous one.
  package static func pass(_ time: inout SpokenTime?, _ run: Run, at now: Moment) -> Duration? {
    guard run.isRunning else {
      time = nil
      return nil
    }
    let left = run.left(at: now.instant)
    let next = SpokenTime(deadline: run.manager.nextDeadline, left: Self.next(below: left))
    let last = time
    time = next
    // Only passing time is announced, not what a command skipped.
    guard let last, last.deadline == next.deadline, next.left < last.left else { return nil }
    // After a suspension the time may be long gone, so the actual time left is announced.
    return last.left - left >= .seconds(1) ? left : last.left
  }

  /// The announced times below an hour, sparse at first and denser toward the end, as a person would
  /// call them out.
  private static let fixed: [Duration] =
    [10, 30].map { .seconds($0) } + [1, 2, 3, 4, 5, 10, 15, 30, 45].map { .seconds($0 * 60) }

  /// Returns the next announced time below `left`; zero is the end.
  static func next(below left: Duration) -> Duration {
    let hour = Duration.seconds(3600)
    if left > hour {
      let hours = left.wholeUnits(of: hour)
      return hour * (hour * hours == left ? hours - 1 : hours)
    }
    return fixed.last { $0 < left } ?? .zero
  }
}

extension Run {
  /// Returns the instant of the next announced time left.
  package func nextSpokenTime(after now: Instant) -> Instant? {
    guard case .running(let until) = manager.state else { return nil }
    return until.advanced(by: .zero - SpokenTime.next(below: left(at: now)))
  }
}
