import Clocks
import Countdowns
import Reports

@testable import Sharing

/// Records of a countdown on a simulated clock.
enum SimulatedTimer {
  static func running(
    _ length: Duration, left: Duration, name: String = "tea", at now: Moment
  ) -> TimerRecord {
    var record = record(.running, length, name, at: now)
    record.deadline = now.instant.advanced(by: left)
    record.ends = now.wall.advanced(by: left)
    return record
  }

  static func paused(_ length: Duration, left: Duration, at now: Moment) -> TimerRecord {
    var record = record(.paused, length, "tea", at: now)
    record.left = left
    return record
  }

  static func ended(_ length: Duration, name: String = "tea", at now: Moment) -> TimerRecord {
    var record = record(.ended, length, name, at: now)
    (record.deadline, record.ends, record.left) = (now.instant, now.wall, .zero)
    (record.status, record.ranFor) = (0, length)
    return record
  }

  private static func record(
    _ phase: TimerReport.State, _ length: Duration, _ name: String, at now: Moment
  ) -> TimerRecord {
    var record = TimerRecord(
      name: name, process: 1, processStart: "2", boot: "b", countsSuspension: true,
      started: now.wall, written: now.wall, phase: phase, longest: length)
    record.total = length
    return record
  }
}

extension RoomPublisher {
  static func sample(
    _ id: String = "aaaaaaaa", began: Duration = .zero, client: String = "timer-a",
    control: [String] = []
  ) throws -> RoomPublisher {
    RoomPublisher(
      try RoomName("hall"), id: id, began: SimulatedClock.epoch.advanced(by: began),
      client: client, control: control)
  }
}

extension RoomViewer {
  static func sample(_ client: String = "timer-v", user: String? = nil) throws -> RoomViewer {
    RoomViewer(try RoomName("hall"), client: client, user: user)
  }
}
