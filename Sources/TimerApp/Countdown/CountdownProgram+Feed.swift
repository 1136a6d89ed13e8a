internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports

extension CountdownProgram {
  /// Sends a line to standard output when one is due: the time has come for it, or the state has
  /// changed.
  mutating func feedTime(at now: Moment) -> Actions {
    guard streams.feeds, !feed.hasEnded else { return [] }
    let record = record(at: now)
    let isDue = feed.due.map { $0 <= now.instant } ?? false
    guard isDue || feed.record?.isSame(as: record) != true else { return [] }
    feed.record = record
    feed.due = nextLine(after: now)
    let format = settings.script.format ?? .digits
    // The digits say nothing of a countdown that was cancelled.
    if format == .digits, record.phase == .cancelled { return [] }
    let line = format.line(record.report(at: now), in: wording.zone)
    guard line != feed.last else { return [] }
    feed.last = line
    return [.perform(.feed(line))]
  }

  /// Returns when the next line is due; `nil` if time alone changes nothing.
  func nextLine(after now: Moment) -> Instant? {
    let snapshot = manager.snapshot(at: now.instant)
    let wait: Duration?
    switch snapshot.phase {
    case .running:
      wait =
        settings.script.cadence.map { cadence in
          settings.script.isOpen
            ? cadence.timeToChange(elapsed: snapshot.total - snapshot.left)
            : cadence.timeToChange(left: snapshot.left, total: snapshot.total)
        } ?? time.timeToChange(left: snapshot.left)
    case .ringing where settings.script.format != nil:
      wait =
        settings.script.cadence?.timeToChange(elapsed: snapshot.overtime)
        ?? time.timeToChange(overtime: snapshot.overtime)
    case .ready, .paused, .ringing, .ended: wait = nil
    }
    return wait.map { now.instant.advanced(by: $0) }
  }
}
