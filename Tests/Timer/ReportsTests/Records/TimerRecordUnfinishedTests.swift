import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("The history of a timer whose process died")
struct TimerRecordUnfinishedTests {
  private static let start = ResumptionTests.start
  private static let later = start.advanced(by: .seconds(86_400))

  /// Returns a record of two rounds of 240 and 60 s, 20 s into the second step.
  private static func routine() -> TimerRecord {
    var record = ResumptionTests.record()
    record.steps = [.init(length: .seconds(240)), .init(length: .seconds(60))]
    (record.rounds, record.position, record.stepsDone) = (2, 1, 1)
    (record.total, record.countedBefore) = (.seconds(60), .seconds(240))
    record.ends = start.advanced(by: .seconds(40))
    return record
  }

  @Test("A routine that ended unattended has all its steps and their time")
  func over() {
    let ends = Self.start.advanced(by: .seconds(340))
    let entry = Self.routine().entry(of: .over(since: .seconds(5), ends: ends), at: Self.later)
    #expect(entry.outcome == .unattended && entry.ended == ends)
    #expect(entry.ran == .seconds(600) && entry.steps == 4 && entry.rounds == 2)
  }

  @Test("A lost routine has the steps and the time up to its last record")
  func lost() {
    let entry = Self.routine().entry(of: .tooOld(.seconds(9)), at: Self.later)
    #expect(entry.outcome == .lost && entry.ended == Self.later)
    #expect(entry.ran == .seconds(260) && entry.steps == 1 && entry.rounds == 0)
  }

  @Test("Skipped time isn’t counted")
  func skipped() {
    var record = Self.routine()
    (record.stepsDone, record.countedBefore) = (0, .seconds(10))
    let ends = Self.start.advanced(by: .seconds(340))
    let entry = record.entry(of: .over(since: .seconds(5), ends: ends), at: Self.later)
    #expect(entry.ran == .seconds(370) && entry.steps == 3)
  }

  private static let left: [(record: TimerRecord, seconds: Int)] = [
    (ResumptionTests.record(), 0), (paused, 200), (ResumptionTests.stopwatch(), 60),
    (pausedStopwatch, 33), (ringing, 240),
  ]

  @Test("Time after the last record is unknown", arguments: left)
  func ran(_ record: TimerRecord, _ seconds: Int) {
    #expect(record.entry(of: .tooOld(.zero), at: Self.later).ran == .seconds(seconds))
  }

  private static var ringing: TimerRecord {
    var record = ResumptionTests.record(.ringing)
    record.left = .zero
    return record
  }

  private static var paused: TimerRecord {
    var record = ResumptionTests.record(.paused)
    record.left = .seconds(40)
    return record
  }

  private static var pausedStopwatch: TimerRecord {
    var record = ResumptionTests.stopwatch()
    (record.phase, record.elapsed) = (.paused, .seconds(33))
    return record
  }
}
