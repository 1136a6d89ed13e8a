package import Clocks
package import Countdowns
package import Reports
internal import Timers

/// The state of following a timer: the last line, and when the next one is due.
package struct FollowState: Sendable {
  /// The format of the lines; `nil` for sentences.
  package var format: ReportFormat?
  /// The interval between lines; `nil` for each change of the digits.
  package var cadence: ReportCadence?
  package let zone: Zone
  private var last: String?
  /// When the timer was first seen past its deadline without an update.
  private var overdue: Instant?

  /// The time limit for the timer's update after its deadline.
  private static let patience = Duration.seconds(1)

  package init(format: ReportFormat?, cadence: ReportCadence?, zone: Zone) {
    (self.format, self.cadence, self.zone) = (format, cadence, zone)
  }

  /// Returns the line about a timer, or about none; `nil` if the line hasn't changed, or while an
  /// update after the deadline is expected.
  package mutating func line(_ record: TimerRecord?, at now: Moment) -> String? {
    let isOverdue = record?.isOverdue(at: now) ?? false
    overdue = isOverdue ? overdue ?? now.instant : nil
    if let overdue, now.instant < overdue.advanced(by: Self.patience) { return nil }
    let report = record?.report(at: now)
    let line: String =
      if let format { format.line(report, in: zone) } else {
        report.map { StatusWords.sentence($0, in: zone) } ?? ""
      }
    guard line != last else { return nil }
    last = line
    return line
  }

  /// Returns the instant at which the line changes by itself; `nil` if only an event changes it.
  package func nextLine(_ record: TimerRecord, after now: Moment) -> Instant? {
    if let overdue {
      // A timer whose process is stopped sends no update.
      let limit = overdue.advanced(by: Self.patience)
      return limit > now.instant ? limit : nil
    }
    let wait = record.report(at: now).timeToChange(every: cadence)
    return wait.map { now.instant.advanced(by: $0) }
  }

  /// Returns the index of the timer to follow among several.
  ///
  /// This is the one that ends next, or else the first. A timer that is over but whose final
  /// command is running comes last.
  package static func next(among records: [TimerRecord]) -> Int? {
    let going = records.indices.filter { records[$0].phase != .ended }
    let ending = going.filter { records[$0].phase == .ringing || records[$0].ends != nil }
    let first = ending.min { one, other in
      guard let one = records[one].ends, let other = records[other].ends else { return false }
      return one < other
    }
    return first ?? going.first ?? records.indices.first
  }
}

extension TimerRecord {
  /// Returns whether the timer seems to be running although its deadline has passed.
  fileprivate func isOverdue(at now: Moment) -> Bool {
    guard phase == .running, let deadline else { return false }
    return deadline <= now.instant
  }
}
