import Clocks
import Countdowns
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

/// Dashboards in their own terminal, at 12:00:00 UTC, with a clock that only the test advances.
enum DashboardFixture {
  typealias Tester = ProgramTester<DashboardProgram>

  static var start: Moment { Tester.usualStart }

  /// Returns the record of a timer in a state since a moment.
  static func record(
    _ name: String, _ phase: TimerReport.State = .running, left: Int = 240, of total: Int = 300,
    face: String? = "ring", at now: Moment = start
  ) -> TimerRecord {
    var record = TimerRecord.sample(phase, left: .seconds(left), at: now)
    record.name = name
    record.total = .seconds(total)
    record.longest = .seconds(total)
    record.face = face
    return record
  }

  /// Returns the last record of a timer that ended.
  static func ended(_ name: String, at now: Moment = start) -> TimerRecord {
    var record = record(name, .ended, left: 0, at: now)
    record.status = 0
    return record
  }

  static func program(_ records: [TimerRecord]) -> DashboardProgram {
    var look = Look()
    look.isStill = true
    return DashboardProgram(records, look, zone: .utc, at: start)
  }

  static func tester(
    _ records: [TimerRecord], columns: Int = 80, rows: Int = 24
  ) -> Tester {
    var tester = Tester(program(records), columns: columns, rows: rows, at: start)
    tester.claimAll()
    return tester
  }
}

extension DashboardFixture.Tester {
  /// The name of the selected timer.
  var selection: String? { session.program.dashboard.selection }

  /// Presses a key and returns the effects.
  mutating func effects(of key: String) -> [DashboardEffect] {
    claimAll()
    press(key)
    return claimAll().compactMap { if case .perform(let effect) = $0 { effect } else { nil } }
  }
}
