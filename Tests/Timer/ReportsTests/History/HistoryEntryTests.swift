import Clocks
import Countdowns
import Testing
import Texts

@testable import Reports

@Suite("History entries")
struct HistoryEntryTests {
  @Test("The entry of a simple countdown has its length and no steps")
  func countdown() {
    var record = ResumptionTests.record(.ended)
    record.label = "Tea"
    record.status = 0
    let ended = ResumptionTests.start.advanced(by: .seconds(240))
    let entry = HistoryEntry(of: record, ended: ended, ran: .seconds(240), outcome: .rang)
    #expect(
      entry
        == HistoryEntry(
          name: "tea", label: "Tea", kind: .countdown, started: ResumptionTests.start,
          ended: ended, planned: .seconds(240), ran: .seconds(240), outcome: .rang, status: 0))
  }

  @Test("A label in a CSV file isn’t a formula for a spreadsheet")
  func formula() {
    let record = ResumptionTests.record(.ended)
    var entry = HistoryEntry(
      of: record, ended: record.started, ran: .seconds(1), outcome: .rang)
    (entry.name, entry.label) = ("-2", "@SUM(A1)")
    let lines = HistoryEntry.csv(of: [entry], in: .utc)
    #expect(lines.last?.contains(",-2,'@SUM(A1),") == true)
  }

  @Test("The entry of a routine has the completed steps and rounds")
  func routine() {
    var record = ResumptionTests.record(.canceled)
    record.steps = [.init(length: .seconds(5)), .init(length: .seconds(3))]
    (record.rounds, record.stepsDone) = (4, 5)
    let entry = HistoryEntry(
      of: record, ended: record.started, ran: .seconds(23), outcome: .canceled)
    #expect(entry.planned == .seconds(32) && entry.steps == 5 && entry.rounds == 2)
  }

  @Test("A stopwatch without an end has no planned length")
  func stopwatch() {
    var record = ResumptionTests.stopwatch()
    record.countsUp = true
    record.laps = [.seconds(5)]
    let entry = HistoryEntry(
      of: record, ended: record.started, ran: .seconds(60), outcome: .finished)
    #expect(entry.kind == .stopwatch && entry.planned == nil && entry.laps == [.seconds(5)])
  }
}
