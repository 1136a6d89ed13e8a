import Clocks
import Countdowns
import Reports
import TestSupport
import Testing
import TimerTestSupport

@testable import Timers

/// The counted time of a timer.
struct RunTests {
  private static func turn(
    _ run: inout Run, _ command: TimerCommand, at now: Moment
  ) -> [Run.Effect] {
    run.handle(.timePassed, at: now) + run.handle(.command(command), at: now)
      + run.passMarks(at: now)
  }

  @Test(
    "Counted time and time left add up to the length and added time, through any pauses",
    arguments: 0..<50)
  func sum(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (run, time, added) = (RunFixture.run(.seconds(600)), 0.0, Duration.zero)
    for _ in 0..<60 where !run.isRinging {
      time += Double(Int.random(in: 0...120, using: &generator)) / 4
      let now = CountdownFixture.moment(time)
      _ = run.handle(.timePassed, at: now)
      let command = RunFixture.random([.toggle, .pause, .resume, .toggle], &generator)
      let effects = run.handle(.command(command), at: now)
      let isRefused = effects.contains { if case .refused = $0 { true } else { false } }
      if case .add(let duration) = command, !isRefused, !run.isRinging { added += duration }
      #expect(run.counted(at: now.instant) + run.left(at: now.instant) == .seconds(600) + added)
    }
  }

  @Test(
    "The counted time is the time in which the timer ran, through any commands", arguments: 0..<50)
  func counted(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let definition = try RunFixture.scripts()[Int.random(in: 0..<3, using: &generator)]
    var (run, time, ran) = (RunFixture.run(definition: definition), 0.0, Duration.zero)
    for _ in 0..<60 {
      let last = CountdownFixture.instant(time)
      time += Double(Int.random(in: 0...80, using: &generator)) / 4
      let now = CountdownFixture.moment(time)
      if run.isRunning {
        let routine = run.manager.routine
        let later = routine.waits ? .zero : routine.total(from: run.manager.position + 1)
        ran += min(last.duration(to: now.instant), run.left(at: last) + later)
      }
      _ = run.handle(.timePassed, at: now)
      let command = RunFixture.random(
        TimerCommand.plain.filter { ![.cancel, .acknowledge, .undo].contains($0) }, &generator)
      _ = run.handle(.command(command), at: now)
      try #require(run.counted(at: now.instant) == ran, "\(command.word) at \(time) s")
      let record = run.record(at: now)
      #expect((try? TimerRecord(text: record.text)) == record)
      guard case .stopped(_?) = run.manager.state else { continue }
      #expect(record.ranFor == ran && run.historyEntry(at: now).ran == ran)
      break
    }
  }

  @Test(
    "After an undone restart, a timer goes on as if it hadn’t been restarted", arguments: 0..<60)
  func undo(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let definition = try RunFixture.scripts()[Int.random(in: 0..<4, using: &generator)]
    var (run, time) = (RunFixture.run(definition: definition), 0.0)
    let commands: [TimerCommand] = [.toggle, .skip, .back, .lap, .start]
    for _ in 0..<6 where !run.isRinging {
      time += Double(Int.random(in: 1...60, using: &generator)) / 4
      _ = Self.turn(
        &run, RunFixture.random(commands, &generator), at: CountdownFixture.moment(time))
    }
    var other = run
    _ = Self.turn(&run, .restart, at: CountdownFixture.moment(time))
    for later in [3.0, 20, 40].map({ time + $0 }) {
      _ = Self.turn(
        &run, RunFixture.random(commands, &generator), at: CountdownFixture.moment(later))
    }
    time += 59
    let now = CountdownFixture.moment(time)
    _ = run.handle(.timePassed, at: now)
    guard run.beforeRestart != nil else {
      // An alarm has begun in the meantime.
      #expect(run.handle(.command(.undo), at: now) == [.refused(.nothingToUndo)])
      return
    }
    _ = Self.turn(&run, .undo, at: now)
    _ = other.handle(.timePassed, at: now) + other.passMarks(at: now)
    #expect(run.record(at: now) == other.record(at: now) && run == other)
    #expect(run.handle(.command(.undo), at: now) == [.refused(.nothingToUndo)])
  }

  @Test("Restarts in quick succession are undone together")
  func repeatedRestart() {
    var run = RunFixture.run()
    for time in [50, 50.1, 51.5] {
      _ = run.handle(.command(.restart), at: CountdownFixture.moment(time))
    }
    _ = run.handle(.command(.undo), at: CountdownFixture.moment(52))
    #expect(run.left(at: CountdownFixture.moment(52).instant) == .seconds(8))
    _ = run.handle(.command(.restart), at: CountdownFixture.moment(53))
    _ = run.handle(.command(.restart), at: CountdownFixture.moment(56))
    _ = run.handle(.command(.undo), at: CountdownFixture.moment(57))
    #expect(run.left(at: CountdownFixture.moment(57).instant) == .seconds(56))
  }

  @Test("Once the restarted timer has rung, its restart can’t be undone")
  func undoAfterEnd() {
    var run = RunFixture.run()
    _ = run.handle(.command(.restart), at: CountdownFixture.moment(1))
    _ = run.handle(.timePassed, at: CountdownFixture.moment(61))
    #expect(run.isRinging)
    let answer = run.handle(.command(.undo), at: CountdownFixture.moment(61))
    #expect(answer == [.refused(.nothingToUndo)])
  }

  @Test("Only a restart in the last minute can be undone")
  func undoTime() {
    for (seconds, isUndone) in [(59.0, true), (60, false)] {
      var run = RunFixture.run()
      #expect(
        run.handle(.command(.undo), at: CountdownFixture.moment(1)) == [.refused(.nothingToUndo)])
      _ = run.handle(.command(.restart), at: CountdownFixture.moment(10))
      let now = CountdownFixture.moment(10 + seconds)
      _ = run.handle(.timePassed, at: now)
      let isRefused = run.handle(.command(.undo), at: now) == [.refused(.nothingToUndo)]
      #expect(isRefused == !isUndone)
      if isUndone { #expect(run.isRinging) }
    }
    var target = RunFixture.run(target: RunFixture.start.wall.advanced(by: .seconds(60)))
    let refused = target.handle(.command(.restart), at: CountdownFixture.moment(10))
    #expect(refused == [.refused(.fixedToWallClock)])
    let answer = target.handle(.command(.undo), at: CountdownFixture.moment(11))
    #expect(answer == [.refused(.nothingToUndo)])
  }

  @Test("A timer restored from a record keeps counting like the original", arguments: 0..<60)
  func goesOn(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let definition = try RunFixture.scripts()[Int.random(in: 0..<4, using: &generator)]
    var (run, time) = (RunFixture.run(definition: definition), 0.0)
    let commands: [TimerCommand] = [.toggle, .skip, .back, .lap, .start]
    for _ in 0..<8 where !run.isRinging {
      time += Double(Int.random(in: 1...60, using: &generator)) / 4
      let now = CountdownFixture.moment(time)
      _ = run.handle(.timePassed, at: now)
      _ = run.handle(.command(RunFixture.random(commands, &generator)), at: now)
      _ = run.passMarks(at: now)
      #expect(run.report(at: now) == run.record(at: now).report(at: now))
    }
    guard !run.isRinging else { return }
    var resumed = definition
    let now = CountdownFixture.moment(time)
    resumed.unfinished = try TimerRecord(text: run.record(at: now).text)
    var other = Run(
      to: CountdownGoal(total: .seconds(60)), resumed, alarm: run.manager.plan.alarm,
      identity: run.identity, at: now
    ).starting(at: now)
    for _ in 0..<8 {
      time += Double(Int.random(in: 1...60, using: &generator)) / 4
      let now = CountdownFixture.moment(time)
      let command = RunFixture.random(commands + [.finish, .snooze, .acknowledge], &generator)
      let effects = Self.turn(&run, command, at: now)
      let others = Self.turn(&other, command, at: now)
      #expect(others == effects, "\(command.word) at \(time) s")
      #expect(run.report(at: now) == run.record(at: now).report(at: now))
      #expect(other.record(at: now) == run.record(at: now), "\(command.word) at \(time) s")
      #expect(other.historyEntry(at: now) == run.historyEntry(at: now))
    }
  }

  @Test("A timer does nothing until it starts, and starts once")
  func start() {
    var run = Run(to: CountdownGoal(total: .seconds(60)), alarm: .silent, at: RunFixture.start)
    #expect(run.manager.state == .stopped(nil))
    run.start(at: RunFixture.start)
    let started = run
    run.start(at: CountdownFixture.moment(5))
    #expect(run == started && run.manager.state == .running(until: CountdownFixture.instant(60)))
  }

  @Test("A timer that is finished early ends then, and the time left isn't counted")
  func finish() {
    var run = RunFixture.run(.seconds(300))
    let now = CountdownFixture.moment(100)
    _ = run.handle(.command(.finish), at: now)
    let record = run.record(at: now)
    #expect(record.phase == .ringing && record.ends == now.wall && record.left == .zero)
    #expect(run.counted(at: now.instant) == .seconds(100))
    _ = run.handle(.command(.acknowledge), at: now)
    let last = run.record(at: now)
    #expect(last.status == 0 && last.ranFor == .seconds(100))
    let entry = run.historyEntry(at: now)
    #expect(entry.outcome == .acknowledged && entry.acknowledgedAfter == .zero)
    #expect(entry.planned == .seconds(300) && entry.ran == .seconds(100))
  }

  @Test("The echo begins with the label, unless it is given a name")
  func echo() {
    let run = RunFixture.run(label: "Tea")
    #expect(run.echo(at: RunFixture.start, in: .utc).hasPrefix("Tea: 1 min · ends"))
    #expect(
      run.echo(at: RunFixture.start, in: .utc, named: "Tea 2").hasPrefix("Tea 2: 1 min · ends"))
  }

  @Test("A snooze lasts as long as the current settings say")
  func snooze() {
    var run = RunFixture.run()
    var alarm = AlarmSettings()
    alarm.snooze = .seconds(90)
    run.setAlarm(alarm)
    #expect(run.handle(.command(.snooze), at: RunFixture.start) == [.refused(.notRinging)])
    _ = run.handle(.timePassed, at: CountdownFixture.moment(60))
    _ = run.handle(.command(.snooze), at: CountdownFixture.moment(65))
    #expect(run.manager.state == .running(until: CountdownFixture.instant(155)))
    #expect(run.counted(at: CountdownFixture.instant(75)) == .seconds(70))
  }
}
