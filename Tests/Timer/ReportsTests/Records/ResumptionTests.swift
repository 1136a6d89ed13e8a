import Clocks
import Countdowns
import Testing

@testable import Reports

@Suite("The fate of a timer")
struct ResumptionTests {
  static let start = WallTime(epochSeconds: 1_795_000_000)
  static let zero = Instant(sinceZero: .seconds(1000))

  /// Returns the record of a countdown of 240 s, written at its start.
  static func record(_ phase: TimerReport.State = .running) -> TimerRecord {
    var record = TimerRecord(
      name: "tea", process: 12, processStart: "345", boot: "b", countsSuspension: true,
      started: start, written: start, phase: phase, longest: .seconds(240))
    record.total = .seconds(240)
    record.deadline = zero.advanced(by: .seconds(240))
    record.ends = start.advanced(by: .seconds(240))
    return record
  }

  /// Returns the record of a stopwatch that had counted 60 s when it was written.
  static func stopwatch() -> TimerRecord {
    var record = record()
    (record.total, record.deadline, record.ends) = (nil, nil, nil)
    record.origin = zero.advanced(by: .seconds(-60))
    record.originWall = start.advanced(by: .seconds(-60))
    return record
  }

  /// Returns the fate of a timer some seconds after its record was written.
  private func resumption(
    _ record: TimerRecord, after seconds: Int, boot: String = "b", wallClockSetBy shift: Int = 0,
    ageLimit: Duration = .seconds(86_400)
  ) -> Resumption {
    // After a reboot, the machine's clock restarts.
    let instant =
      boot == "b" ? Self.zero.advanced(by: .seconds(seconds)) : Instant(sinceZero: .zero)
    let wall = Self.start.advanced(by: .seconds(seconds + shift))
    return Resumption(
      of: record, lives: false, boot: boot, at: Moment(instant: instant, wall: wall),
      ageLimit: ageLimit)
  }

  @Test("A timer whose process is alive isn’t resumed")
  func lives() {
    let now = Moment(instant: Self.zero, wall: Self.start)
    for phase in TimerReport.State.allCases {
      #expect(
        Resumption(of: Self.record(phase), lives: true, boot: "b", at: now, ageLimit: .zero)
          == .lives)
    }
  }

  @Test("During the same boot, the instants count, whatever the wall clock was set to")
  func sameBoot() {
    for shift in [0, 100_000, -100_000] {
      #expect(
        resumption(Self.record(), after: 90, wallClockSetBy: shift)
          == .running(left: .seconds(150), position: 0, asOf: .now))
      #expect(
        resumption(Self.record(), after: 300, wallClockSetBy: shift)
          == .over(since: .seconds(60), ends: Self.start.advanced(by: .seconds(240 + shift))))
      #expect(
        resumption(Self.stopwatch(), after: 40, wallClockSetBy: shift)
          == .stopwatch(elapsed: .seconds(100), asOf: .now))
    }
  }

  @Test("After a reboot, the wall times count")
  func otherBoot() {
    #expect(
      resumption(Self.record(), after: 90, boot: "c")
        == .running(left: .seconds(150), position: 0, asOf: .now))
    #expect(
      resumption(Self.record(), after: 240, boot: "c")
        == .over(since: .zero, ends: Self.start.advanced(by: .seconds(240))))
    #expect(
      resumption(Self.stopwatch(), after: 40, boot: "c")
        == .stopwatch(elapsed: .seconds(100), asOf: .now))
  }

  @Test("An unknown boot counts as a different one")
  func unknownBoot() {
    var record = Self.record()
    record.boot = ""
    #expect(
      resumption(record, after: 90, boot: "")
        == .running(left: .seconds(150), position: 0, asOf: .now))
  }

  @Test("If suspended time doesn’t count, only the written time is known after a reboot")
  func withoutSuspension() {
    var (countdown, stopwatch) = (Self.record(), Self.stopwatch())
    countdown.countsSuspension = false
    stopwatch.countsSuspension = false
    #expect(
      resumption(countdown, after: 90, boot: "c")
        == .running(left: .seconds(240), position: 0, asOf: .written))
    #expect(
      resumption(stopwatch, after: 90, boot: "c")
        == .stopwatch(elapsed: .seconds(60), asOf: .written))
    #expect(
      resumption(countdown, after: 90) == .running(left: .seconds(150), position: 0, asOf: .now))
  }

  @Test("A wall clock behind the record adds no time")
  func clockWithoutBattery() {
    #expect(
      resumption(Self.record(), after: 0, boot: "c", wallClockSetBy: -1_700_000_000)
        == .running(left: .seconds(240), position: 0, asOf: .written))
    #expect(
      resumption(Self.stopwatch(), after: 0, boot: "c", wallClockSetBy: -1_700_000_000)
        == .stopwatch(elapsed: .seconds(60), asOf: .written))
  }

  @Test("A target time of day is compared with the wall clock", arguments: ["b", "c"])
  func target(boot: String) {
    var record = Self.record()
    record.target = Self.start.advanced(by: .seconds(240))
    #expect(
      resumption(record, after: 90, boot: boot, wallClockSetBy: 100)
        == .running(left: .seconds(50), position: 0, asOf: .now))
    #expect(
      resumption(record, after: 90, boot: boot, wallClockSetBy: 200)
        == .over(since: .seconds(50), ends: Self.start.advanced(by: .seconds(240))))
  }

  @Test("A timer that isn’t running stays as it was", arguments: ["b", "c"])
  func still(boot: String) {
    var (paused, waiting, stopwatch) = (
      Self.record(.paused), Self.record(.waiting), Self.stopwatch()
    )
    paused.left = .seconds(30)
    waiting.left = .seconds(30)
    waiting.position = 1
    stopwatch.phase = .paused
    stopwatch.elapsed = .seconds(70)
    #expect(resumption(paused, after: 999, boot: boot) == .paused(left: .seconds(30)))
    #expect(
      resumption(waiting, after: 999, boot: boot) == .waiting(position: 1, since: .seconds(999)))
    #expect(
      resumption(stopwatch, after: 999, boot: boot) == .pausedStopwatch(elapsed: .seconds(70)))
    let ends = Self.start.advanced(by: .seconds(240))
    #expect(
      resumption(Self.record(.ended), after: 300, boot: boot)
        == .ended(since: .seconds(60), at: ends))
    #expect(
      resumption(Self.record(.canceled), after: 300, boot: boot)
        == .canceled(since: .seconds(300)))
  }

  @Test("A ringing timer has been over since its deadline", arguments: ["b", "c"])
  func ringing(boot: String) {
    let ends = Self.start.advanced(by: .seconds(240))
    #expect(
      resumption(Self.record(.ringing), after: 300, boot: boot)
        == .over(since: .seconds(60), ends: ends))
  }

  @Test("Rounds without end are too old once the record is, though they would still run")
  func forever() {
    var record = Self.record()
    (record.steps, record.rounds) = ([Step(length: .seconds(60))], Routine.forever)
    let limit = Duration.seconds(3600)
    guard case .running = resumption(record, after: 3500, ageLimit: limit) else {
      Issue.record("it isn't running")
      return
    }
    guard case .tooOld = resumption(record, after: 4000, ageLimit: limit) else {
      Issue.record("it isn't too old")
      return
    }
  }

  @Test("A timer abandoned for longer than the limit is too old")
  func age() {
    var paused = Self.record(.paused)
    paused.left = .seconds(30)
    let limit = Duration.seconds(3600)
    #expect(resumption(paused, after: 3601, ageLimit: limit) == .tooOld(.seconds(3601)))
    #expect(resumption(paused, after: 3600, ageLimit: limit) == .paused(left: .seconds(30)))
    #expect(resumption(Self.record(), after: 3841, ageLimit: limit) == .tooOld(.seconds(3601)))
    #expect(resumption(Self.stopwatch(), after: 3601, ageLimit: limit) == .tooOld(.seconds(3601)))
    var long = Self.record()
    long.deadline = Self.zero.advanced(by: .seconds(9999))
    #expect(
      resumption(long, after: 9998, ageLimit: limit)
        == .running(left: .seconds(1), position: 0, asOf: .now))
  }
}
