import Clocks
import Countdowns
import Reports
import Testing
import TimerTestSupport

@testable import Timers

struct WaitMomentTests {
  /// Returns the record of two rounds of two steps, at one of their four positions.
  private static func record(
    _ phase: TimerReport.State, at position: Int = 3, status: Int32? = nil, command: Bool = false
  ) -> TimerRecord {
    var record = TimerRecord.sample(phase)
    record.steps = [Step(length: .seconds(60)), Step(length: .seconds(60))]
    (record.rounds, record.position) = (2, position)
    (record.status, record.hasCommand) = (status, command)
    return record
  }

  @Test("Only the end of the last step of the last round is the end, while it rings, too")
  func steps() {
    for position in 0...3 {
      let record = Self.record(.ringing, at: position)
      #expect(WaitMoment.end.status(of: record) == (position == 3 ? 0 : nil))
      #expect(WaitMoment.alarmEnd.status(of: record) == nil)
    }
    for phase in [TimerReport.State.running, .paused, .waiting] {
      #expect(WaitMoment.end.status(of: Self.record(phase)) == nil)
    }
  }

  @Test(
    "The end has status 0; any other status is passed on, and with --alarm each one",
    arguments: [
      (.ended, 0, 0), (.ended, 69, 0), (.canceled, 1, 1), (.running, 143, 143), (.ringing, 143, 0),
    ] as [(TimerReport.State, Int32, Int32)])
  func statuses(_ phase: TimerReport.State, _ status: Int32, _ expected: Int32) {
    let record = Self.record(phase, status: status)
    #expect(WaitMoment.end.status(of: record) == expected)
    #expect(WaitMoment.alarmEnd.status(of: record) == status)
  }

  @Test("A command after the end has to end first, and its status counts")
  func command() {
    for moment in [WaitMoment.end, .alarmEnd] {
      for phase in [TimerReport.State.ringing, .ended] {
        #expect(moment.status(of: Self.record(phase, command: true)) == nil)
        #expect(moment.status(of: Self.record(phase, status: 7, command: true)) == 7)
      }
    }
  }

  @Test("The history gives the same statuses")
  func history() {
    for outcome in HistoryEntry.Outcome.allCases {
      let entry = HistoryEntry(
        name: "tea", kind: .countdown, started: WallTime(epochSeconds: 0),
        ended: WallTime(epochSeconds: 9), planned: nil, ran: .zero, outcome: outcome, status: 7)
      let isOver = ![.canceled, .interrupted, .lost].contains(outcome)
      let (plain, followed) = (Self.record(.running), Self.record(.running, command: true))
      #expect(WaitMoment.end.status(of: entry, plain) == (isOver ? 0 : 7))
      #expect(WaitMoment.end.status(of: entry, followed) == 7)
      #expect(WaitMoment.alarmEnd.status(of: entry, plain) == 7)
    }
  }
}
