package import Clocks

/// The fate of a timer, derived from its record: whether and how it can be resumed.
package enum Resumption: Hashable, Sendable {
  /// The time up to which a running timer is known to have counted.
  package enum Basis: Hashable, Sendable {
    /// Up to now.
    case now
    /// Only up to when the record was written: after a reboot, either the time counts only while
    /// the machine is awake, or the wall clock is behind the record.
    case written
  }

  /// Its process is alive.
  case lives
  /// The step at `position` would be running.
  case running(left: Duration, position: Int, asOf: Basis)
  case paused(left: Duration)
  /// A stopwatch without an end would be running.
  case stopwatch(elapsed: Duration, asOf: Basis)
  /// A stopwatch without an end was paused.
  case pausedStopwatch(elapsed: Duration)
  /// The step at `position` has been waiting for a key for `since`.
  case waiting(position: Int, since: Duration)
  /// The deadline passed while nothing ran, or the process died while the alarm rang.
  case over(since: Duration, ends: WallTime)
  /// It had ended normally, at a wall time.
  case ended(since: Duration, at: WallTime)
  /// It had been canceled.
  case canceled(since: Duration)
  /// It was abandoned longer ago than the limit.
  case tooOld(Duration)

  /// Determines the fate of a timer.
  ///
  /// During the same boot, the record's instants count, so setting the wall clock has no effect;
  /// after a reboot, the wall times count. A target time of day is compared with the wall clock in
  /// both cases.
  ///
  /// `lives` states whether the record's process is alive, `boot` is the current boot ID, and the
  /// instant of `now` is on the record's clock. `ageLimit` is the maximum time since the timer's
  /// end or, if it hasn't reached one, since the record was written.
  package init(
    of record: TimerRecord, lives: Bool, boot: String, at now: Moment, ageLimit: Duration
  ) {
    guard !lives else {
      self = .lives
      return
    }
    let isSameBoot = !boot.isEmpty && boot == record.boot
    let found = RecordTrace(record: record, isSameBoot: isSameBoot, now: now).resumption
    let age = found.age(of: record, at: now)
    self = age > ageLimit ? .tooOld(age) : found
  }

  /// Returns the time since the timer was abandoned; zero for a countdown that would still be
  /// running.
  private func age(of record: TimerRecord, at now: Moment) -> Duration {
    switch self {
    // Rounds without end would run forever, too.
    case .running(_, _, asOf: .now) where record.isEndless: now.since(record.written)
    case .lives, .running(_, _, asOf: .now): .zero
    case .stopwatch(let elapsed, asOf: .now):
      // The time counted since then is correct even if the wall clock was set.
      RecordLimits.bounded(
        elapsed - (record.originWall ?? record.written).duration(to: record.written))
    case .running, .paused, .stopwatch, .pausedStopwatch: now.since(record.written)
    case .waiting(_, let since), .over(let since, _), .ended(let since, _), .canceled(let since):
      since
    case .tooOld(let age): age
    }
  }
}

extension Moment {
  /// Returns the time since a wall time; zero if it is in the future.
  func since(_ time: WallTime) -> Duration { RecordLimits.bounded(time.duration(to: wall)) }
}
