package import Clocks
internal import Countdowns

/// Undoing a restart.
extension Run {
  /// An earlier state of the timer, and the instant until which it can be restored.
  struct Earlier: Hashable, Sendable {
    @Shared var run: Run
    var until: Instant

    init(_ run: Run, until: Instant) {
      _run = Shared(wrappedValue: run)
      self.until = until
    }
  }

  /// The time for which a restart can be undone.
  package static let undoTime = Duration.seconds(60)

  /// The time between restarts that are one, since a key that is held down repeats.
  private static let repeatTime = Duration.seconds(2)

  /// Keeps the timer as it was before a restart with the given effects, unless it was refused, or
  /// before the first of restarts in quick succession.
  mutating func noteRestart(_ effects: [Effect], of earlier: Run, at now: Moment) {
    for case .refused in effects { return }
    if let kept = earlier.beforeRestart,
      now.instant < kept.until.advanced(by: Self.repeatTime - Self.undoTime)
    {
      beforeRestart = kept
      return
    }
    var earlier = earlier
    earlier.beforeRestart = nil
    beforeRestart = Earlier(earlier, until: now.instant.advanced(by: Self.undoTime))
  }

  /// Goes on as if the timer hadn't been restarted.
  package mutating func undo(at now: Moment) -> [Effect] {
    guard let earlier = beforeRestart, now.instant < earlier.until else {
      return [.refused(.nothingToUndo)]
    }
    let identity = identity
    self = earlier.run
    self.identity = identity
    return handle(.timePassed, at: now)
  }
}
