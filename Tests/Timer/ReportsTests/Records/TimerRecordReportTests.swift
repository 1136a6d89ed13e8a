import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("Reports from records")
struct TimerRecordReportTests {
  private static let start = WallTime(epochSeconds: 1_795_000_000)

  /// Returns a record that was written 1000 s after its clock's zero.
  private func record(_ phase: TimerReport.State, total: Duration? = .seconds(240)) -> TimerRecord {
    var record = TimerRecord(
      name: "tea", process: 12, processStart: "345", boot: "b", countsSuspension: true,
      started: Self.start, written: Self.start, phase: phase, longest: total ?? .zero)
    record.total = total
    return record
  }

  private func moment(_ seconds: Int, wallClockSetBy shift: Int = 0) -> Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(1000 + seconds)),
      wall: Self.start.advanced(by: .seconds(seconds + shift)))
  }

  private func running() -> TimerRecord {
    var record = record(.running)
    record.deadline = Instant(sinceZero: .seconds(1240))
    record.ends = Self.start.advanced(by: .seconds(240))
    return record
  }

  @Test("A running countdown has the time to its deadline left, even after the clock was set")
  func countdown() {
    for shift in [0, 3600, -3600] {
      let report = running().report(at: moment(90, wallClockSetBy: shift))
      #expect(report.left == .seconds(150) && report.elapsed == .seconds(90))
      #expect(report.overtime == .zero && report.state == .running)
      #expect(report.ends == Self.start.advanced(by: .seconds(240 + shift)))
      #expect(report.time.text(left: .seconds(150)) == "2:30")
    }
  }

  @Test("Past the deadline, no time is left, and the overtime grows")
  func overtime() {
    let report = running().report(at: moment(250))
    #expect(report.left == .zero && report.elapsed == .seconds(240))
    #expect(report.overtime == .seconds(10))
  }

  @Test("A target time of day is the end")
  func target() {
    var record = running()
    record.target = Self.start.advanced(by: .seconds(500))
    #expect(record.report(at: moment(90)).ends == record.target)
  }

  @Test("A report agrees with the recorded state machine", arguments: 0..<100)
  func oracle(seed: Int) {
    var random = RandomRecords(seed: UInt64(seed))
    let total = random.duration() + .seconds(1)
    let zero = Instant(sinceZero: .seconds(1000))
    var manager = TimeManager(
      CountdownPlan(total: total, alarm: .rings(limit: .seconds(9_999_999))))
    _ = manager.handle(.command(.start), at: zero)
    let now = zero.advanced(by: random.duration())
    _ = manager.handle(random.flag() ? .timePassed : .command(.pause), at: now)
    var record = record(.running, total: manager.total)
    switch manager.state {
    case .running(let until): record.deadline = until
    case .paused(let left): (record.phase, record.left) = (.paused, left)
    case .ringing(let deadline, _): (record.phase, record.deadline) = (.ringing, deadline)
    case .stopped: break
    }
    let later = now.advanced(by: random.duration(upTo: .seconds(10)))
    let report = record.report(at: Moment(instant: later, wall: Self.start))
    let snapshot = manager.snapshot(at: later)
    #expect(report.left == snapshot.left)
    if manager.nextDeadline.map({ $0 > later }) ?? true {
      #expect(report.overtime == snapshot.overtime)
    }
  }

  @Test("Paused, waiting and ended timers keep their remaining time")
  func still() {
    for phase in [TimerReport.State.paused, .waiting, .ended, .canceled] {
      var record = record(phase)
      record.left = .seconds(60)
      let report = record.report(at: moment(90))
      #expect(report.left == .seconds(60) && report.elapsed == .seconds(180))
      #expect(report.ends == nil && report.overtime == .zero)
    }
  }

  @Test("A timer that is over has its counted time and its overtime")
  func over() {
    var record = record(.ended)
    record.ranFor = .seconds(200)
    record.ends = Self.start.advanced(by: .seconds(240))
    let report = record.report(at: moment(300))
    #expect(report.left == .zero && report.elapsed == .seconds(200))
    #expect(report.overtime == .seconds(60) && report.ends == record.ends)
  }

  @Test("A stopwatch shows minutes at least, and hours once it has them")
  func stopwatch() {
    var record = record(.running, total: nil)
    record.countsUp = true
    record.origin = Instant(sinceZero: .seconds(-1000))
    record.laps = [.seconds(5)]
    let report = record.report(at: moment(0))
    #expect(report.left == nil && report.total == nil && report.ends == nil && report.countsUp)
    #expect(report.elapsed == .seconds(2000) && report.laps == [.seconds(5)])
    #expect(report.time.text(left: .seconds(5)) == "0:05")
    #expect(record.report(at: moment(1600)).time.text(left: .seconds(5)) == "0:00:05")
    record.origin = Instant(sinceZero: .seconds(999))
    #expect(record.report(at: moment(0)).time.text(left: .seconds(1)) == "0:01")
    record.phase = .paused
    record.elapsed = .seconds(7)
    #expect(record.report(at: moment(0)).elapsed == .seconds(7))
  }
}
