internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports

extension CountdownProgram {
  /// Ends the program, after hooks and the line of the history.
  mutating func end(
    _ outcome: TimeManager.Outcome, _ isByHand: Bool, at now: Moment
  ) -> Actions {
    var actions: Actions = []
    if case .ended = outcome {
      if !isByHand { actions += act(at: marks.advance(to: .zero, of: manager.total), at: now) }
      actions += runEnd(at: now)
    }
    if case .cancelled = outcome, !settings.script.countsUp { actions += run(.cancel, at: now) }
    return actions + [
      .perform(.log(historyEntry(of: outcome, at: now))),
      .end(status: status(of: outcome), saying: closing(outcome, at: now)),
    ]
  }

  /// Returns the exit status of an outcome.
  func status(of outcome: TimeManager.Outcome) -> Int32 {
    if case .cancelled = outcome, !settings.script.countsUp { 1 } else { 0 }
  }

  private func historyEntry(of outcome: TimeManager.Outcome, at now: Moment) -> HistoryEntry {
    var acknowledgedAfter: Duration?
    if case .acknowledged(_, let after) = outcome { acknowledgedAfter = after }
    let isFinished = leftAtFinish != nil
    let kind: HistoryEntry.Outcome =
      switch outcome {
      case .cancelled: settings.script.countsUp ? .finished : .cancelled
      case .ended: isFinished ? .finished : .ended
      case .rang: .rang
      case .acknowledged: .acknowledged
      case .missed: .missed
      }
    return historyEntry(kind, acknowledgedAfter: acknowledgedAfter, at: now)
  }

  /// Whether the last step has reached its end.
  var isLastOver: Bool {
    guard manager.isLast else { return false }
    switch manager.state {
    case .ringing, .stopped(.ended), .stopped(.rang), .stopped(.acknowledged), .stopped(.missed):
      return true
    case .running, .paused, .stopped(.cancelled), .stopped(nil): return false
    }
  }

  /// Whether the alarm at the end of the last step rings.
  var isLastRinging: Bool {
    if case .ringing = manager.state { manager.isLast } else { false }
  }

  /// Returns the line of the history for a countdown that a signal ends.
  func interruptedEntry(at now: Moment) -> HistoryEntry {
    if case .ringing(let deadline, _) = manager.state, manager.isLast {
      let after = deadline.duration(to: now.instant)
      return historyEntry(.acknowledged, acknowledgedAfter: after, at: now)
    }
    return historyEntry(.interrupted, acknowledgedAfter: nil, at: now)
  }

  private func historyEntry(
    _ outcome: HistoryEntry.Outcome, acknowledgedAfter: Duration?, at now: Moment
  ) -> HistoryEntry {
    var last = record(at: now)
    if isLastOver { last.stepsDone += 1 }
    var entry = HistoryEntry(
      of: last, ended: now.wall, ran: counted(at: now.instant), outcome: outcome,
      acknowledgedAfter: acknowledgedAfter)
    entry.planned = planned
    return entry
  }
}
