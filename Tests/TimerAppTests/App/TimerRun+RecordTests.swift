import Clocks
import Countdowns
import Reports
import TestSupport
import Testing

@testable import TimerApp

/// What is kept of a countdown, and how it continues from that.
struct TimerRunRecordTests {
  private static let start = AppFixture.Tester.usualStart

  private static func run(_ total: Duration, target: WallTime? = nil) -> TimerRun {
    TimerRun(
      to: TimeEntry.Goal(total: total, target: target), AlarmSettings(), at: start)
  }

  private static func random(_ generator: inout SeededGenerator) -> TimerCommand {
    let seconds = Int.random(in: 1...30, using: &generator)
    let commands: [TimerCommand] = [
      .toggle, .pause, .resume, .restart, .add(.seconds(seconds)), .add(.seconds(-seconds)),
      .finish,
    ]
    return commands.randomElement(using: &generator) ?? .toggle
  }

  @Test(
    "What was counted is the time in which it ran, and the record reads back", arguments: 0..<30)
  func stories(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var now = Self.start
    var run = Self.run(.seconds(60))
    var ran = Duration.zero
    for _ in 0..<40 {
      let wait = Duration.milliseconds(Int.random(in: 0...20_000, using: &generator))
      if case .running(let until) = run.manager.state {
        ran += min(wait, now.instant.duration(to: until))
      }
      now = Moment(instant: now.instant.advanced(by: wait), wall: now.wall.advanced(by: wait))
      _ = run.handle(.timePassed, at: now)
      if case .stopped = run.manager.state { break }
      let isOver = Int.random(in: 0..<30, using: &generator) == 0
      _ = run.handle(.command(isOver ? .cancel : Self.random(&generator)), at: now)
      #expect(run.counted(at: now.instant) == ran)
      let record = run.record(as: AppFixture.identity(), at: now)
      #expect((try? TimerRecord(text: record.text)) == record)
      if case .stopped = run.manager.state { break }
    }
  }

  @Test("A countdown that is finished by hand ended then, and an early end isn't counted")
  func finish() {
    var run = Self.run(.seconds(300))
    let now = Moment(
      instant: Self.start.instant.advanced(by: .seconds(100)),
      wall: Self.start.wall.advanced(by: .seconds(100)))
    _ = run.handle(.command(.finish), at: now)
    let record = run.record(as: AppFixture.identity(), at: now)
    #expect(record.phase == .ringing && record.ends == now.wall && record.left == .zero)
    #expect(run.counted(at: now.instant) == .seconds(100))
    _ = run.handle(.command(.acknowledge), at: now)
    let last = run.record(as: AppFixture.identity(), at: now)
    #expect(last.status == 0 && last.ranFor == .seconds(100))
    let entry = run.entry(of: last, at: now)
    #expect(entry.outcome == .acknowledged && entry.acknowledgedAfter == .zero)
    #expect(entry.planned == .seconds(300) && entry.ran == .seconds(100))
  }

  @Test(
    "The words mean the same span",
    arguments: [Duration.seconds(300), .seconds(93_784), .milliseconds(1500), .milliseconds(250)])
  func spans(_ total: Duration) throws {
    let run = Self.run(total)
    let words = run.words(name: nil, sound: nil, countsSuspension: true, in: .utc)
    #expect(try Reading(words: words) == .span(total, hint: nil))
    let more = run.words(name: "Tea", sound: "gong", countsSuspension: false, in: .utc)
    #expect(
      more == words + ["--name", "Tea", "--sound", "gong", "--suspend", "pause"])
  }

  @Test("A time of day has its date and offset; once paused, it is a span")
  func targets() throws {
    let target = Self.start.wall.advanced(by: .seconds(9000))
    var run = Self.run(.seconds(9000), target: target)
    func words(_ zone: Zone) -> [String] {
      run.words(name: nil, sound: nil, countsSuspension: true, in: zone)
    }
    #expect(words(.utc) == ["until", "2026-01-05T14:30:00+00:00"])
    let east = words(.fixed(secondsEast: 3600))
    #expect(east == ["until", "2026-01-05T15:30:00+01:00"])
    guard case .target(let read) = try Reading(words: east) else {
      Issue.record("\(east) isn't read as a time of day")
      return
    }
    #expect(try read.resolve(now: Self.start.wall, zone: .utc) == target)
    #expect(run.record(as: AppFixture.identity(), at: Self.start).target == target)
    _ = run.handle(.command(.pause), at: Self.start)
    #expect(words(.utc) == ["2h30m"])
    #expect(run.record(as: AppFixture.identity(), at: Self.start).target == nil)
  }

  @Test("The command line reads the words", arguments: ["Tea", "-x", "a=b", "until", "5m", "お茶"])
  @MainActor
  func commandLine(_ name: String) throws {
    let run = Self.run(.seconds(300))
    var record = run.record(as: AppFixture.identity(), at: Self.start)
    record.words = run.words(name: name, sound: nil, countsSuspension: true, in: .utc)
    let settings = try #require(try TimerTool.settings(fromKept: record))
    #expect(settings.name == name && settings.reading == .span(.seconds(300), hint: nil))
  }
}
