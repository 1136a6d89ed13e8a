package import Clocks

extension TimerRecord {
  /// Returns the record of a canceled timer as if it had kept counting from its remaining time;
  /// `nil` if no time was left.
  ///
  /// `now` is on the record’s clock, and `boot` is the current boot ID.
  package func uncanceled(boot: String, at now: Moment) -> TimerRecord? {
    guard phase == .canceled, !countsUp, let left, left > .zero else { return nil }
    var record = self
    record.logged = countedWhenWritten
    record.loggedSteps = stepTimesWhenOver(ran: countedWhenWritten)
    (record.phase, record.status, record.ranFor, record.left) = (.running, nil, nil, nil)
    // A target time of day no longer applies: the remaining time is counted.
    record.target = nil
    (record.boot, record.written) = (boot, now.wall)
    record.deadline = now.instant.advanced(by: left)
    record.ends = now.wall.advanced(by: left)
    return record
  }

  /// Returns the record of a timer that is canceled at a moment on the record’s clock.
  package func canceled(at now: Moment) -> TimerRecord {
    var record = self
    record.left = report(at: now).left
    record.phase = .canceled
    (record.deadline, record.ends, record.written) = (nil, nil, now.wall)
    return record
  }

  /// A start time that no process has.
  private static let noStart = "left"

  /// Whether its process has handed it over to any program that finds the record.
  package var isHandedOver: Bool { processStart == Self.noStart }

  /// The record without its process, so that another one can continue the timer.
  package var handedOver: TimerRecord {
    var record = self
    record.processStart = Self.noStart
    return record
  }
}
