import Cells
import Clocks
import Control
import Countdowns
import Glibc
import Programs
import Reports
import Runtime
import TOML
import TerminalCodes
import TerminalIO
import TestSupport
import Testing
import TimerProcess
import TimerTestSupport
import Widgets

@testable import AppCommand
@testable import TimerEnvironment
@testable import TimerPrograms
@testable import Timers

/// The edge of the app with timers of an hour, which start now.
@MainActor
struct AppHandlerTests {
  let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  /// A handler with the runner whose loop a test turns by hand.
  struct Edge {
    let handler: AppHandler
    let runner: Runner<AppProgram>
    let terminal: MemoryTerminal

    @MainActor
    func perform(_ effect: AppEffect) { handler.perform(effect, runner) }

    /// Hands a command to a timer.
    @MainActor
    func send(_ command: TimerCommand, tab: Int = 0) {
      runner.send(.asked(.command(command), tab: tab, from: nil))
    }

    /// The names by which others know the timers.
    @MainActor var names: [String?] { runner.program.tabs.map { $0.run?.identity?.name } }

    @MainActor var notice: String? { runner.program.notice?.text }

    /// What the terminal, on which no picture is drawn, has got.
    @MainActor var said: String { String(decoding: terminal.output, as: UTF8.self) }

    /// Returns how a timer continues in a process of its own.
    @MainActor
    func handOver(_ tab: Int) throws -> HandOver {
      let program = runner.program
      let record = program.record(of: program.tabs[tab], at: runner.clocks.now)
      return HandOver(tab: tab, record: try #require(record), words: "timer \(tab) goes on")
    }

    /// Dies of a signal as the runner does.
    @MainActor
    func die(of signal: Signal) {
      handler.die(of: signal, runner)
      handler.sayLastWords(after: signal, runner)
    }
  }

  /// Returns the app with timers that have started a while ago; its first frame isn't drawn yet.
  func edge(
    _ names: [String?] = ["Tea"], age: Duration = .zero,
    _ definition: TimerDefinition = TimerDefinition()
  ) throws -> Edge {
    let clocks = ProgramClocks(countsSuspension: true)
    var (preferences, settings) = (Preferences(), CountdownSettings.bare)
    preferences.isStill = true
    settings.apply(preferences)
    var program = AppProgram(
      settings, preferences, zone: .utc, recents: RecentTimes(), isFirstStart: false)
    var start = clocks.now
    start.instant = start.instant.advanced(by: .zero - age)
    start.wall = start.wall.advanced(by: .zero - age)
    for (place, name) in names.enumerated() {
      if place > 0 { program.addTab() }
      program.begin(CountdownGoal(total: .seconds(3600)), nil, name: name, definition, at: start)
    }
    let handler = AppHandler(
      AppStore(environment: fixture.environment), notes: [], clocks, .usual,
      fixture.dependencies())
    let memory = MemoryTerminal()
    let terminal = ForegroundTerminal(
      memory, .usual, .frames, environment: fixture.environment, clock: clocks.own.reading)
    let runner = try #require(
      Runner(
        program, .init(depth: .truecolor), handler, clocks: clocks, terminal: terminal,
        catchesSignals: false))
    runner.send(.instantReached)
    return Edge(handler: handler, runner: runner, terminal: memory)
  }

  /// Returns the app after its first frame.
  func started(
    _ names: [String?] = ["Tea"], age: Duration = .zero,
    _ definition: TimerDefinition = TimerDefinition()
  ) throws -> Edge {
    let edge = try edge(names, age: age, definition)
    edge.handler.start(edge.runner)
    return edge
  }

  /// Returns a process that follows a timer and has its record.
  func follower(_ name: String, _ edge: Edge) throws -> HandlerClient {
    let follower = try fixture.client(name, in: edge.runner.loop)
    follower.turn(until: 1)
    return follower
  }

  // MARK: Tabs

  @Test("Timers are registered after the first frame, the second of a name with a number after it")
  func registration() throws {
    let edge = try edge(["Tea", "Tea", nil])
    #expect(fixture.sockets.isEmpty && edge.names == [nil, nil, nil])
    edge.handler.start(edge.runner)
    #expect(edge.names == ["Tea", "Tea 2", "1"] && fixture.sockets.count == 3)
    for name in ["Tea", "Tea 2", "1"] { #expect(try fixture.saved(name)?.phase == .running) }
    #expect(edge.notice == "Tea is already running, so this timer is called “Tea 2”")
    #expect(fixture.sweeps == [false])
  }

  @Test("Unfinished timers are offered rather than named")
  func offer() throws {
    var egg = TimerRecord.sample(.running)
    egg.name = "Egg"
    fixture.found = ("Egg: 2 min left; run timer resume Egg", [egg])
    let edge = try started()
    #expect(edge.runner.program.unfinished.map(\.name) == ["Egg"] && edge.notice == nil)
  }

  @Test("A tab that is over before the first frame isn’t registered")
  func unregisteredEarly() throws {
    let edge = try edge(["Tea", "Egg"])
    edge.send(.cancel)
    edge.handler.start(edge.runner)
    #expect(edge.names == [nil, "Egg"] && fixture.sockets.count == 1)
  }

  @Test("A request goes to its tab, and the answer to the process that asked")
  func requests() throws {
    let edge = try started(["Tea", "Egg"])
    let (tea, egg) = (try follower("Tea", edge), try follower("Egg", edge))
    let asker = try fixture.client("Tea", .command(.pause), in: edge.runner.loop)
    asker.turn(until: 1)
    tea.turn(until: 2)
    #expect(asker.records.map(\.phase) == [.paused])
    #expect(tea.records.last?.phase == .paused && egg.replies.count == 1)
    #expect(try fixture.saved("Tea")?.phase == .paused)
    #expect(try fixture.saved("Egg")?.phase == .running)
  }

  @Test("A timer that is over goes to the history and gives up its name, after its last record")
  func unregistration() throws {
    let edge = try started(["Tea", "Egg"])
    let follower = try follower("Tea", edge)
    edge.send(.cancel)
    follower.turnUntilEnd()
    #expect(follower.records.last?.phase == .canceled && follower.records.last?.status == 1)
    #expect(try fixture.history.map(\.outcome) == [.canceled])
    #expect(try fixture.saved("Tea") == nil && fixture.canceled("Tea") != nil)
    #expect(try fixture.saved("Egg")?.phase == .running)
    #expect(fixture.sockets.count == 1)
    edge.perform(.register(tab: 7, label: "Tea"))
    #expect(fixture.sockets.count == 2)
  }

  @Test("Timers give up their names before the processes start in which they continue")
  func handOver() throws {
    let edge = try started(["Tea", "Egg"])
    let timers = [try edge.handOver(0), try edge.handOver(1)]
    var sockets: [Int] = []
    fixture.launch = { [unowned fixture] in
      sockets.append(fixture.sockets.count)
      return .started(name: "", echo: nil)
    }
    edge.perform(.handOver(timers))
    #expect(sockets == [0, 0])
    #expect(
      fixture.launches == [
        ["resume", "--detach", "--", "Tea"], ["resume", "--detach", "--", "Egg"],
      ]
    )
    for name in ["Tea", "Egg"] { #expect(try fixture.saved(name)?.isHandedOver == true) }
    #expect(fixture.printed.isEmpty)
    #expect(edge.handler.finish(saying: nil, status: 0) == 0)
    edge.handler.conclude()
    #expect(fixture.printed == ["timer 0 goes on", "timer 1 goes on"])
    #expect(try fixture.history.isEmpty && fixture.complaints.isEmpty)
  }

  @Test("A timer whose process doesn’t start stays unfinished, which is said with the command")
  func handOverFails() throws {
    let edge = try started()
    fixture.launch = { .failed(status: 71) }
    edge.perform(.handOver([try edge.handOver(0)]))
    edge.handler.conclude()
    let command = CalledName.own.command("resume", "Tea")
    #expect(
      fixture.complaints == ["Tea couldn’t be started in the background: \(command)"])
    #expect(try fixture.saved("Tea")?.isHandedOver == true && fixture.printed.isEmpty)
  }

  @Test("A timer that isn’t registered isn’t handed over")
  func handOverUnregistered() throws {
    let edge = try started()
    let timer = try edge.handOver(0)
    edge.perform(.handOver([HandOver(tab: 7, record: timer.record, words: timer.words)]))
    edge.handler.conclude()
    #expect(fixture.launches.isEmpty && fixture.printed.isEmpty)
    #expect(fixture.complaints.count == 1)
  }

  // MARK: What goes wrong

  @Test("A failure of the disk is a notice, only once")
  func unsaved() throws {
    try fixture.blockRecords()
    let edge = try started(["Tea", "Tea"])
    edge.send(.pause)
    edge.send(.pause, tab: 1)
    #expect(edge.said.ranges(of: "/timer/running").count == 1 && fixture.complaints.isEmpty)
  }

  @Test("A history that can’t be written is a notice")
  func unlogged() throws {
    try fixture.blockHistory()
    let edge = try started()
    edge.send(.cancel)
    #expect(edge.notice?.contains("/timer/history.jsonl") == true)
  }

  @Test("Recent times are kept at the latest at the end, which keeps its status")
  func recents() throws {
    let edge = try started([])
    edge.perform(.keepRecents(["5m", "10m"]))
    #expect(edge.handler.finish(saying: nil, status: 3) == 3)
    #expect(fixture.folder.read("timer/recent") == Array("5m\n10m\n".utf8))
    edge.handler.conclude()
    #expect(fixture.complaints.isEmpty)
  }

  @Test("Settings that can’t be saved at the end are said with their file")
  func settings() throws {
    try fixture.folder.write([], to: ".config")
    let edge = try started([])
    edge.perform(.edit(.set("tenths", true)))
    _ = edge.handler.finish(saying: nil, status: 0)
    edge.handler.conclude()
    #expect(fixture.complaints.count == 1)
    #expect(fixture.complaints.first?.contains(".config/timer/config.toml") == true)
  }

  // MARK: Signals and hooks

  @Test("SIGUSR1 is about the timer in front")
  func userSignal() throws {
    let edge = try started(["Tea", "Egg"])
    #expect(edge.handler.handle(.user(SIGUSR1), edge.runner))
    #expect(edge.runner.program.tabs.map { $0.run?.isPaused } == [false, true])
    #expect(!edge.handler.handle(.windowChange, edge.runner))
  }

  @Test("A signal of the user cancels all timers, which can be resumed, and runs their commands")
  func canceledBySignal() throws {
    var definition = TimerDefinition()
    definition.hooks.cancel = #"echo "$TIMER_NAME" >>'\#(fixture.folder.path)/out'"#
    let edge = try started(["Tea", "Egg"], definition)
    let followers = [try follower("Tea", edge), try follower("Egg", edge)]
    edge.die(of: .interrupt)
    #expect(try fixture.history.map(\.name) == ["Tea", "Egg"])
    #expect(try fixture.history.map(\.outcome) == [.interrupted, .interrupted])
    #expect(fixture.canceled("Tea") != nil && fixture.canceled("Egg") != nil)
    for name in ["Tea", "Egg"] { #expect(try fixture.saved(name) == nil) }
    // The commands of one option run one after another.
    #expect(fixture.folder.read("out") == Array("Tea\nEgg\n".utf8))
    for follower in followers {
      follower.turnUntilEnd()
      #expect(follower.records.last?.status == 128 + SIGINT)
    }
    #expect(fixture.complaints.isEmpty && fixture.sockets.isEmpty)
  }

  @Test("Any other signal leaves the records of all timers")
  func interrupted() throws {
    let edge = try started(["Tea", "Egg"])
    let follower = try follower("Egg", edge)
    edge.send(.pause)
    edge.die(of: .deadly(SIGTERM))
    #expect(try fixture.saved("Tea")?.phase == .paused)
    #expect(try fixture.saved("Egg")?.phase == .running)
    #expect(try fixture.history.isEmpty && fixture.canceled("Tea") == nil)
    follower.turnUntilEnd()
    #expect(follower.records.last?.status == 128 + SIGTERM)
    #expect(fixture.complaints.isEmpty && fixture.sockets.isEmpty)
  }

  @Test("A hook of a tab runs with its variables, and its failure is said at the end")
  func hook() throws {
    let edge = try started()
    let hook = HookCommand(
      title: "--on-step", command: #"printf %s "$TIMER_NAME" >"$OUT"; exit 3"#,
      variables: ["TIMER_NAME=Tea", "OUT=\(fixture.folder.path)/out"])
    edge.perform(.timer(tab: 0, .hook(hook)))
    edge.handler.conclude()
    #expect(fixture.folder.read("out") == Array("Tea".utf8))
    #expect(fixture.complaints == ["--on-step ended with status 3"])
  }
}
