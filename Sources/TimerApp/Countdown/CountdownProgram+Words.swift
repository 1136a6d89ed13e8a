internal import Clocks
internal import Countdowns

extension CountdownProgram {
  /// How the countdown was understood.
  func echo(at now: Moment) -> String {
    (settings.name.map { "\($0): " } ?? "")
      + wording.echo(total: manager.total, ends: ends, now: now.wall)
  }

  /// What a message on the desktop says of a deadline that was reached.
  func overText(deadline: Instant, at now: Moment) -> String {
    closing(.rang(deadline: deadline), at: now)
  }

  /// What stays on the screen when it has ended.
  func closing(_ outcome: TimeManager.Outcome, at now: Moment) -> String {
    let deadline: WallTime =
      switch outcome {
      case .ended(let instant), .rang(let instant), .acknowledged(let instant, _),
        .missed(let instant):
        now.wallTime(of: instant)
      case .cancelled: now.wall
      }
    return wording.closing(
      outcome, total: manager.total, leftAtFinish: leftAtFinish, deadline: deadline, now: now.wall)
  }

  /// What stays on the screen when a signal ends it; after the deadline, that it had ended.
  func interrupted(at now: Moment) -> String {
    if case .ringing(let deadline, _) = manager.state {
      return closing(.ended(deadline: deadline), at: now)
    }
    let left = manager.snapshot(at: now.instant).left
    return wording.interrupted(total: manager.total, left: left)
  }
}
