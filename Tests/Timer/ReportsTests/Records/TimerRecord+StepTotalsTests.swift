import Countdowns
import Clocks
import Testing

@testable import Reports

@Suite("The counted time by step")
struct TimerRecordStepTotalsTests {
  /// Returns a record of two rounds of 240 s of work and 60 s of rest, 20 s into the first rest.
  private static func routine() -> TimerRecord {
    var record = ResumptionTests.record()
    record.steps = [
      .init(label: "Work", length: .seconds(240)), .init(label: "Rest", length: .seconds(60)),
    ]
    (record.rounds, record.position, record.stepsDone) = (2, 1, 1)
    (record.total, record.countedBefore) = (.seconds(60), .seconds(240))
    record.ends = record.written.advanced(by: .seconds(40))
    record.deadline = ResumptionTests.zero.advanced(by: .seconds(40))
    var work = TimerRecord.StepTime()
    work.add(.seconds(240), endsRun: true, isComplete: true)
    record.stepTimes = [work, .init()]
    return record
  }

  private static func words(_ entry: HistoryEntry) -> [String] {
    entry.stepTotals.map {
      "\($0.label ?? "") \($0.completed)/\($0.runs) \($0.ran.components.seconds)"
    }
  }

  @Test("The time since the last change belongs to the current step")
  func present() {
    let entry = Self.routine().entry(of: .tooOld(.zero), at: ResumptionTests.start)
    #expect(Self.words(entry) == ["Work 1/1 240", "Rest 0/1 20"])
  }

  @Test("A routine that ended unattended has all later steps")
  func over() {
    let ends = ResumptionTests.start.advanced(by: .seconds(340))
    let entry = Self.routine().entry(of: .over(since: .zero, ends: ends), at: ends)
    #expect(Self.words(entry) == ["Work 2/2 480", "Rest 2/2 120"])
    #expect(entry.ran == .seconds(600))
  }

  @Test("Steps with the same label and length are added up")
  func same() {
    var record = Self.routine()
    record.steps[1] = record.steps[0]
    let entry = record.entry(of: .tooOld(.zero), at: ResumptionTests.start)
    #expect(Self.words(entry).count == 1 && entry.stepTotals[0].runs == 2)
  }

  @Test("A canceled timer that is resumed doesn’t count the same time twice")
  func resumed() throws {
    let now = Moment(instant: ResumptionTests.zero, wall: ResumptionTests.start)
    let canceled = Self.routine().canceled(at: now)
    let first = HistoryEntry(
      of: canceled, ended: now.wall, ran: .seconds(260), outcome: .canceled)
    let record = try #require(canceled.uncanceled(boot: "b", at: now))
    #expect(record.logged == .seconds(260))
    let ends = now.wall.advanced(by: .seconds(340))
    let second = record.entry(of: .over(since: .zero, ends: ends), at: ends)
    #expect(first.ran + second.ran == .seconds(600))
    #expect(Self.words(first) == ["Work 1/1 240", "Rest 0/1 20"])
    #expect(Self.words(second) == ["Work 1/1 240", "Rest 2/1 100"])
    #expect(first.resumed == nil && second.resumed == true)
  }
}
