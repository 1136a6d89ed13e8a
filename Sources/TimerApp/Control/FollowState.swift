internal import Clocks
internal import Countdowns
internal import Reports

/// What is written about a timer that is followed: which line, and when the next one is due.
struct FollowState: Sendable {
  /// The form of the lines; `nil` for a sentence.
  var format: ReportFormat?
  /// How often a line is written; `nil` for each change of the digits.
  var cadence: ReportCadence?
  let zone: Zone
  private var last: String?

  init(format: ReportFormat?, cadence: ReportCadence?, zone: Zone) {
    (self.format, self.cadence, self.zone) = (format, cadence, zone)
  }

  /// Returns the line about a timer, or about none; `nil` if it was the last one already.
  mutating func line(_ record: TimerRecord?, at now: Moment) -> String? {
    let report = record?.report(at: now)
    let line: String =
      if let format { format.line(report, in: zone) } else {
        report.map { StatusWords.sentence($0, in: zone) } ?? ""
      }
    guard line != last else { return nil }
    last = line
    return line
  }

  /// Returns when a timer's line changes by itself; `nil` if only an event changes it.
  func nextLine(_ record: TimerRecord, after now: Moment) -> Instant? {
    let report = record.report(at: now)
    let wait: Duration?
    switch report.state {
    case .running:
      if let left = report.left, let total = report.total {
        wait =
          cadence.map { $0.timeToChange(left: left, total: total) }
          ?? report.time.timeToChange(left: left)
      } else {
        wait =
          cadence?.timeToChange(elapsed: report.elapsed)
          ?? report.time.timeToChange(overtime: report.elapsed)
      }
    case .ringing:
      wait =
        cadence?.timeToChange(elapsed: report.overtime)
        ?? report.time.timeToChange(overtime: report.overtime)
    case .paused, .waiting, .ended, .cancelled: wait = nil
    }
    return wait.map { now.instant.advanced(by: $0) }
  }

  /// Returns the place of the timer that is followed among several: the one that ends next, else the
  /// first.
  static func next(among records: [TimerRecord]) -> Int? {
    let ending = records.indices.filter { records[$0].phase == .ringing || records[$0].ends != nil }
    let first = ending.min { one, other in
      guard let one = records[one].ends, let other = records[other].ends else { return false }
      return one < other
    }
    return first ?? records.indices.first
  }
}
