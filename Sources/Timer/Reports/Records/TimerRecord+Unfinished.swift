package import Clocks
internal import Countdowns

/// The history of a timer whose process died.
extension TimerRecord {
  /// Returns the history entry of a timer that isn't resumed.
  ///
  /// A timer that had ended was killed together with the command that followed the end.
  package func entry(of resumption: Resumption, at now: WallTime) -> HistoryEntry {
    if case .ended(_, let time) = resumption {
      return HistoryEntry(
        of: self, ended: time, ran: countedWhenWritten, outcome: .ended, endsStep: true)
    }
    guard case .over(_, let ends) = resumption else {
      return HistoryEntry(of: self, ended: now, ran: countedWhenWritten, outcome: .lost)
    }
    var done = self
    done.stepsDone += stepCount - position
    done.completeLaterSteps()
    let ran = (countedBefore ?? .zero) + (total ?? .zero) + lengthOfLaterSteps
    return HistoryEntry(
      of: done, ended: ends, ran: RecordLimits.bounded(ran), outcome: .unattended, endsStep: true)
  }

  /// The time that all steps had counted when the record was written; any later time is unknown.
  var countedWhenWritten: Duration {
    if let ranFor { return ranFor }
    return RecordLimits.bounded((countedBefore ?? .zero) + stepWhenWritten)
  }

  private var stepWhenWritten: Duration {
    guard let total else { return elapsed ?? originWall?.duration(to: written) ?? .zero }
    let left = phase == .running ? ends.map(written.duration(to:)) : left
    return RecordLimits.bounded(total - (left ?? .zero))
  }

  private var lengthOfLaterSteps: Duration {
    guard !steps.isEmpty else { return .zero }
    let round = steps.reduce(Duration.zero) { $0 + $1.length }
    let (rounds, step) = position.quotientAndRemainder(dividingBy: steps.count)
    let before = steps[...step].reduce(round * rounds) { $0 + $1.length }
    return round * self.rounds - before + (position < stepCount - 1 ? finalChange : .zero)
  }
}
