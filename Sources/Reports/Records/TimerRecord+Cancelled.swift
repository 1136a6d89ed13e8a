package import Clocks

extension TimerRecord {
  /// Returns the record of a timer that was cancelled as if it had never stopped counting what was left
  /// then; `nil` if nothing was left.
  ///
  /// `now` is on the record’s clock, and `boot` is the identifier of the current boot.
  package func uncancelled(boot: String, at now: Moment) -> TimerRecord? {
    guard phase == .cancelled, !countsUp, let left, left > .zero else { return nil }
    var record = self
    (record.phase, record.status, record.ranFor, record.left) = (.running, nil, nil, nil)
    // A time of day isn't waited for any longer: what was left then is counted.
    record.target = nil
    (record.boot, record.written) = (boot, now.wall)
    record.deadline = now.instant.advanced(by: left)
    record.ends = now.wall.advanced(by: left)
    return record
  }

  /// Returns the record of a timer that is cancelled at a moment on the record’s clock.
  package func cancelled(at now: Moment) -> TimerRecord {
    var record = self
    record.left = report(at: now).left
    record.phase = .cancelled
    (record.deadline, record.ends, record.written) = (nil, nil, now.wall)
    return record
  }

  /// The start time of no process.
  private static let noStart = "left"

  /// Whether its process has left it to whoever finds the record.
  package var isHandedOver: Bool { processStart == Self.noStart }

  /// The record without its process, so that another one continues the timer.
  package var handedOver: TimerRecord {
    var record = self
    record.processStart = Self.noStart
    return record
  }
}
