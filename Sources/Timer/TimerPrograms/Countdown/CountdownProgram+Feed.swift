internal import Clocks
internal import Countdowns
internal import Programs
internal import Reports
internal import Timers

extension CountdownProgram {
  /// Returns the action that writes a line to standard output, if one is due or the state has
  /// changed.
  mutating func feedTime(_ hasChanged: Bool, at now: Moment) -> Actions {
    guard streams.feeds, !feed.hasEnded else { return [] }
    let isDue = feed.due.map { $0 <= now.instant } ?? false
    guard isDue || hasChanged else { return [] }
    feed.due = nextLine(after: now)
    let format = settings.definition.format ?? .digits
    // A canceled countdown has no line in digits.
    let report = report(at: now)
    if format == .digits, report.state == .canceled { return [] }
    let line = format.line(report, in: zone)
    guard line != feed.last else { return [] }
    feed.last = line
    return [.perform(.feed(line))]
  }

  /// Returns the instant at which the next line is due; `nil` if time alone changes nothing.
  func nextLine(after now: Moment) -> Instant? {
    let report = report(at: now)
    if report.state == .ringing, settings.definition.format == nil { return nil }
    let wait = report.timeToChange(every: settings.definition.cadence)
    return wait.map { now.instant.advanced(by: $0) }
  }
}
