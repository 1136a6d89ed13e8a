internal import Clocks

/// A record whose process died, with the data for finding out where the timer would be now.
struct RecordTrace {
  let record: TimerRecord
  /// Whether the record's instants are still valid, because the machine wasn't restarted.
  let isSameBoot: Bool
  let now: Moment

  /// The fate of the timer, whatever its age.
  var resumption: Resumption {
    switch record.phase {
    case .running where record.isOpen: stopwatch
    case .running: running
    case .ringing: passed(by: late)
    case .paused where record.isOpen: .pausedStopwatch(elapsed: record.elapsed ?? .zero)
    case .paused: .paused(left: record.left ?? .zero)
    case .waiting: .waiting(position: record.position, since: now.since(record.written))
    case .canceled: .canceled(since: now.since(record.written))
    case .ended:
      .ended(since: now.since(record.ends ?? record.written), at: record.ends ?? record.written)
    }
  }

  /// The time up to which a running timer is known to have counted.
  private var basis: Resumption.Basis {
    if isSameBoot { return .now }
    return record.countsSuspension && now.wall >= record.written ? .now : .written
  }

  // MARK: Countdowns

  private var running: Resumption {
    let left = leftNow
    guard left > .zero else { return passed(by: late) }
    let asOf = record.target == nil ? basis : .now
    return .running(left: RecordLimits.bounded(left), position: record.position, asOf: asOf)
  }

  /// The remaining time of the step; zero or negative once it is over.
  private var leftNow: Duration {
    if let target = record.target { return now.wall.duration(to: target) }
    let ends = record.ends ?? record.written
    switch basis {
    case .now where isSameBoot: return record.deadline.map(now.instant.duration(to:)) ?? .zero
    case .now: return now.wall.duration(to: ends)
    case .written: return record.written.duration(to: ends)
    }
  }

  /// The time since the end of the step.
  private var late: Duration {
    let late: Duration? =
      if let target = record.target, record.phase == .running {
        target.duration(to: now.wall)
      } else if isSameBoot { record.deadline?.duration(to: now.instant) } else {
        record.ends?.duration(to: now.wall)
      }
    return RecordLimits.bounded(late ?? .zero)
  }

  /// Returns the fate of the timer after a time past the end of the step.
  private func passed(by late: Duration) -> Resumption {
    guard record.position + 1 < record.stepCount else { return over(since: late) }
    guard !record.waits else { return .waiting(position: record.position + 1, since: late) }
    var walk = StepWalk(record: record, position: record.position + 1, time: late)
    guard let left = walk.walk() else { return over(since: walk.time) }
    return .running(left: left, position: walk.position, asOf: .now)
  }

  private func over(since late: Duration) -> Resumption {
    .over(since: late, ends: now.wall.advanced(by: .zero - late))
  }

  // MARK: Stopwatches

  private var stopwatch: Resumption {
    let origin = record.originWall ?? record.written
    let elapsed: Duration =
      switch basis {
      case .now where isSameBoot: record.origin?.duration(to: now.instant) ?? .zero
      case .now: origin.duration(to: now.wall)
      case .written: origin.duration(to: record.written)
      }
    return .stopwatch(elapsed: RecordLimits.bounded(elapsed), asOf: basis)
  }
}
