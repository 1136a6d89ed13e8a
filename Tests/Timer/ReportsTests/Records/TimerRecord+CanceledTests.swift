import Clocks
import Reports
import Testing

struct TimerRecordCanceledTests {
  private static let now = Moment(
    instant: Instant(sinceZero: .seconds(5000)), wall: WallTime(epochSeconds: 1_795_000_000))

  private static var canceled: TimerRecord {
    var record = TimerRecord(
      name: "tea", process: 7, processStart: "1", boot: "old", countsSuspension: true,
      started: now.wall.advanced(by: .seconds(-900)),
      written: now.wall.advanced(by: .seconds(-600)), phase: .canceled, longest: .seconds(300))
    (record.total, record.left, record.status) = (.seconds(300), .seconds(240), 1)
    return record
  }

  @Test("The remaining time counts from now on, and nothing else changes")
  func continues() throws {
    let record = try #require(Self.canceled.uncanceled(boot: "new", at: Self.now))
    #expect(record.phase == .running && record.status == nil && record.boot == "new")
    let resumption = Resumption(
      of: record, lives: false, boot: "new", at: Self.now, ageLimit: .seconds(60))
    #expect(resumption == .running(left: .seconds(240), position: 0, asOf: .now))
    #expect(record.total == .seconds(300) && record.started == Self.canceled.started)
    #expect(try TimerRecord(text: record.text) == record)
  }

  @Test("A timer that has ended, has no time left or counts up can’t be restored")
  func refused() {
    var (ended, empty, stopwatch) = (Self.canceled, Self.canceled, Self.canceled)
    ended.phase = .ended
    empty.left = .zero
    stopwatch.countsUp = true
    for record in [ended, empty, stopwatch] {
      #expect(record.uncanceled(boot: "new", at: Self.now) == nil)
    }
  }
}
