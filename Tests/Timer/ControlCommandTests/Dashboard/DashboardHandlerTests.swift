import Cells
import Clocks
import Control
import Countdowns
import Programs
import Reports
import Runtime
import System
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import ControlCommand
@testable import TimerProcess
@testable import TimerPrograms
@testable import Timers

/// The edge of a dashboard, and the timers that it follows.
@MainActor
final class DashboardHandlerTests {
  private let fixture: HandlerFixture
  private let handler: DashboardHandler
  private let runner: Runner<DashboardProgram>
  private let clocks = ProgramClocks(countsSuspension: true)
  private var timers: [String: RunRegistration] = [:]
  /// What the timers were asked for, with their names.
  private var requests: [String] = []

  init() throws {
    let fixture = try HandlerFixture()
    let handler = DashboardHandler(("timer", ["--color=16"]), fixture.dependencies())
    runner = try #require(
      Runner(
        DashboardProgram([], Look(), zone: .utc, at: clocks.now), .init(depth: .truecolor), handler,
        clocks: clocks,
        terminal: nil, catchesSignals: false, waitsForWallTimes: true))
    (self.fixture, self.handler) = (fixture, handler)
  }

  private func record(
    _ name: String, _ phase: TimerReport.State = .running, counts: Bool = true
  ) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: counts).now
    var record = TimerRecord.sample(phase, left: .seconds(3600), at: now)
    record.name = name
    record.countsSuspension = counts
    return record
  }

  /// Starts a timer, which answers each request with its record.
  private func start(_ name: String, counts: Bool = true) throws {
    let timer = try RunRegistration(
      label: name, countsSuspension: counts, in: .utc, patience: fixture.patience,
      environment: fixture.environment)
    let record = record(name, counts: counts)
    timers[name] = timer
    timer.serve(in: runner.loop) { [unowned self] incoming in
      requests.append("\(name) \(incoming.request == .follow ? "follow" : "command")")
      let isRefused = incoming.request == .command(.lap)
      timer.reply(
        isRefused ? .refused("it has no laps") : .timer(record.json), to: incoming.connection)
    }
  }

  private func turn(until isDone: () -> Bool) { while !isDone() { runner.loop.turn() } }

  private var names: [String] { runner.program.dashboard.entries.map(\.name) }

  private func end() { for timer in timers.values { timer.close(in: runner.loop) } }

  @Test("Timers that run and timers that start later are followed, and their changes shown")
  func follows() throws {
    try start("tea")
    handler.start(runner)
    turn { names == ["tea"] }
    try start("egg")
    turn { names == ["tea", "egg"] }
    timers["tea"]?.announce(record("tea", .paused))
    turn { runner.program.dashboard.entry(named: "tea")?.record.phase == .paused }
    #expect(fixture.sweeps == [true])
    end()
  }

  @Test("A timer that closes its connection leaves the list, and one of its name can return")
  func returns() throws {
    try start("tea")
    handler.start(runner)
    turn { names == ["tea"] }
    timers.removeValue(forKey: "tea")?.close(in: runner.loop)
    turn { runner.program.dashboard.selected?.isLost == true }
    try start("tea")
    turn { runner.program.dashboard.selected?.isLost == false }
    end()
  }

  @Test("After a command, the dashboard follows the timer again; a refusal is a notice")
  func commands() throws {
    try start("tea")
    handler.start(runner)
    turn { names == ["tea"] }
    handler.perform(.send("tea", .command(.pause)), runner)
    turn { requests.count == 3 }
    #expect(requests == ["tea follow", "tea command", "tea follow"])
    handler.perform(.send("tea", .command(.lap)), runner)
    turn { runner.program.notice != nil }
    #expect(runner.program.notice?.text == "tea: it has no laps")
    handler.perform(.send("egg", .command(.pause)), runner)
    #expect(runner.program.notice?.text == "egg: it doesn’t answer")
    end()
  }

  @Test("Records of another clock are converted to that of the dashboard")
  func otherClock() throws {
    let other = record("tea", counts: false)
    let own = other.onClock(of: clocks)
    let left = try #require(own.deadline.map { clocks.now.instant.duration(to: $0) })
    #expect(left > .seconds(3500) && left <= .seconds(3600))
    #expect(record("tea").onClock(of: clocks).countsSuspension)
  }

  @Test("The app runs after the dashboard, and the dashboard after it while there are timers")
  func opensApp() throws {
    #expect(handler.conclude(0) { _ in nil } == 0 && fixture.commands.isEmpty)
    handler.start(runner)
    handler.perform(.openApp, runner)
    #expect(handler.finish(saying: nil, status: 0) == 0)
    #expect(handler.conclude(0) { _ in nil } == 0)
    #expect(fixture.commands == [["timer", "--app", "--color=16"]] && fixture.replacements.isEmpty)
    try start("tea")
    #expect(handler.conclude(0) { _ in nil } == 0)
    #expect(fixture.replacements == [["timer", "dashboard", "--color=16"]])
    fixture.command = { .exited(3) }
    #expect(handler.conclude(0) { _ in nil } == 3 && fixture.replacements.count == 1)
    end()
  }
}
