import Cells
import Control
import Countdowns
import Faces
import Glibc
import JSON
import Programs
import Reports
import Runtime
import System
import TerminalCodes
import TerminalIO
import TestSupport
import Testing
import Texts
import TimerTestSupport
import Widgets

@testable import CountdownCommand
@testable import TimerProcess
@testable import TimerPrograms
@testable import Timers

/// The edge of a countdown of an hour called Tea, which starts now.
@MainActor
struct CountdownHandlerTests {
  let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  /// A handler with the runner whose loop a test turns by hand.
  struct Edge {
    let handler: CountdownHandler
    let runner: Runner<CountdownProgram>
    let terminal: MemoryTerminal

    @MainActor
    func perform(_ effect: CountdownEffect) { handler.perform(effect, runner) }

    /// Hands a command to the timer that doesn't end it.
    @MainActor
    func send(_ command: TimerCommand) { runner.send(.asked(.command(command), from: nil)) }

    /// Ends the timer by a command as the runner does, and returns how the process is to end.
    @MainActor
    func end(_ command: TimerCommand) throws -> ProcessEnding {
      var program = runner.program
      let actions = program.update(
        .message(.asked(.command(command), from: nil)), at: runner.clocks.now)
      var ending: ProcessEnding?
      for action in actions {
        switch action {
        case .perform(let effect): handler.perform(effect, runner)
        case .end(let status, let line):
          let last = handler.finish(saying: line, status: status)
          ending = handler.conclude(runner, status: last)
        default: break
        }
      }
      return try #require(ending)
    }

    /// Dies of a signal as the runner does.
    @MainActor
    func die(of signal: Signal) {
      handler.die(of: signal, runner)
      handler.sayLastWords(after: signal, runner)
    }

    /// What the terminal has got since the last call.
    @MainActor
    func output() -> String { String(decoding: terminal.takeOutput(), as: UTF8.self) }
  }

  /// Returns a countdown whose first record is published; it isn't started yet.
  func edge(
    shown: Bool = true, speaks: Bool = true, feed: Int32? = nil, alarms: AlarmSet = AlarmSet(),
    home: Bool = true, starts: Bool = true, _ change: (inout CountdownSettings) -> Void = { _ in }
  ) throws -> Edge {
    var settings = CountdownSettings(reading: .span(.seconds(3600), hint: nil))
    (settings.look.face, settings.look.faceIsNamed, settings.name) = (.ring, shown, "Tea")
    change(&settings)
    var streams = Streams(
      settings, outputIsTerminal: true, errorIsTerminal: speaks, hasTerminal: shown,
      movesCursor: true)
    streams.feeds = feed != nil
    let environment = fixture.environment
    let registration = try RunRegistration(
      label: settings.name, countsSuspension: true, in: .utc, patience: fixture.patience,
      environment: { home || $0 == "XDG_RUNTIME_DIR" ? environment($0) : nil })
    let clocks = ProgramClocks(countsSuspension: true)
    let start = clocks.now
    var program = CountdownProgram(
      settings, to: CountdownGoal(total: .seconds(3600)), alarm: .silent, zone: .utc,
      streams: streams, start: start, identity: registration.identity)
    if starts { program.run.start(at: start) }
    let capabilities = Capabilities { ["TERM": "foot", "LANG": "C.UTF-8"][$0] }
    let handler = CountdownHandler(
      settings, alarms, streams, registration, clocks, capabilities,
      fixture.dependencies(output: feed ?? 1))
    let memory = MemoryTerminal()
    let terminal =
      shown
      ? ForegroundTerminal(
        memory, capabilities, .frames, environment: fixture.environment,
        clock: clocks.own.reading) : nil
    _ = terminal?.checkForeground()
    let runner = try #require(
      Runner(
        program, .init(depth: .truecolor), handler, clocks: clocks, terminal: terminal,
        catchesSignals: false))
    runner.send(.instantReached)
    return Edge(handler: handler, runner: runner, terminal: memory)
  }

  /// Returns a countdown that has started, and a process that follows it and has its record.
  func followed(
    _ change: (inout CountdownSettings) -> Void = { _ in }
  ) throws -> (edge: Edge, follower: HandlerClient) {
    let edge = try edge(change)
    edge.handler.start(edge.runner)
    let follower = try fixture.client("Tea", in: edge.runner.loop)
    follower.turn(until: 1)
    return (edge, follower)
  }

  // MARK: Other processes

  @Test("A change is saved, and sent to those who follow the timer")
  func publishing() throws {
    let (edge, follower) = try followed()
    #expect(follower.records.map(\.phase) == [.running])
    #expect(try fixture.saved("Tea")?.phase == .running)
    edge.send(.pause)
    #expect(try fixture.saved("Tea")?.phase == .paused)
    follower.turn(until: 2)
    #expect(follower.records.last?.phase == .paused && follower.records.last?.status == nil)
  }

  @Test("The first record is saved before the first frame is shown")
  func firstRecord() throws {
    let edge = try edge()
    let wait = try #require(edge.runner.terminal?.beforeFirstFrame)
    wait()
    #expect(try fixture.saved("Tea")?.phase == .running)
  }

  @Test("An answer goes to the process that asked, and a refusal only there")
  func answers() throws {
    let (edge, follower) = try followed()
    let loop = edge.runner.loop
    let asker = try fixture.client("Tea", .command(.add(.seconds(60))), in: loop)
    asker.turn(until: 1)
    #expect(asker.records.map(\.total) == [.seconds(3660)])
    follower.turn(until: 2)
    #expect(follower.records.last?.total == .seconds(3660))
    let refused = try fixture.client("Tea", .command(.lap), in: loop)
    refused.turn(until: 1)
    #expect(refused.replies == [.refused(TimerRefusal.noStopwatch.sentence)])
    #expect(follower.replies.count == 2 && asker.replies.count == 1)
  }

  @Test(
    "The output of a hook goes to standard error, unless the picture is there",
    arguments: [true, false])
  func hookOutput(shown: Bool) throws {
    let path = try fixture.folder.write([], to: "errors")
    fixture.errors = try OwnedDescriptor(opening: path, O_WRONLY | O_APPEND)
    let edge = try edge(shown: shown) { $0.definition.hooks.end = "echo done" }
    #expect(try edge.end(.finish) == .exited(0))
    #expect(fixture.folder.read("errors") == Array((shown ? "" : "done\n").utf8))
  }

  @Test("SIGUSR1 pauses the timer, SIGUSR2 says how it stands, and no other signal is its own")
  func userSignals() throws {
    let edge = try edge(shown: false)
    #expect(edge.handler.handle(.user(SIGUSR1), edge.runner))
    #expect(edge.runner.program.run.isPaused)
    #expect(edge.handler.handle(.user(SIGUSR2), edge.runner))
    #expect(fixture.said.count == 1 && fixture.said.first?.contains("Tea") == true)
    #expect(!edge.handler.handle(.windowChange, edge.runner))
  }

  // MARK: What goes wrong

  @Test("A failure of the disk is said once, and answers mention it")
  func unsaved() throws {
    try fixture.blockRecords()
    let edge = try edge(shown: false)
    edge.handler.start(edge.runner)
    edge.send(.pause)
    edge.send(.resume)
    #expect(fixture.complaints.count == 1)
    #expect(fixture.complaints.first?.contains("/timer/running") == true)
    let asker = try fixture.client("Tea", .status, in: edge.runner.loop)
    asker.turn(until: 1)
    guard case .timer(let json)? = asker.replies.first else {
      Issue.record("\(asker.replies)")
      return
    }
    #expect(json[ControlReply.unsavedKey]?.string?.contains("/timer/running") == true)
  }

  @Test("In a picture, a failure of the disk is a hint")
  func unsavedInPicture() throws {
    try fixture.blockRecords()
    let edge = try edge()
    edge.handler.start(edge.runner)
    #expect(edge.runner.program.hint?.text.contains("/timer/running") == true)
    #expect(fixture.complaints.isEmpty)
  }

  @Test("A history that can’t be written is said once, after the terminal is restored")
  func unlogged() throws {
    try fixture.blockHistory()
    let edge = try edge()
    edge.handler.start(edge.runner)
    #expect(try edge.end(.finish) == .exited(0))
    #expect(fixture.complaints.count == 1)
    #expect(fixture.complaints.first?.contains("/timer/history.jsonl") == true)
  }

  @Test("What is wrong with the settings is said at the start")
  func notes() throws {
    let edge = try edge(shown: false) { $0.notes = ["one", "two"] }
    #expect(fixture.complaints.isEmpty)
    edge.handler.start(edge.runner)
    #expect(fixture.complaints == ["one", "two"])
  }

  @Test("Earlier timers are swept at the start, and named where a person sees it")
  func sweep() throws {
    for shown in [true, false] {
      let edge = try edge(shown: shown) { $0.name = "\(shown)" }
      edge.handler.start(edge.runner)
    }
    #expect(fixture.sweeps == [true, false])
  }

  @Test("Unfinished timers are named after the end, and not on the face")
  func unfinished() throws {
    fixture.found.words = "Egg: 2 min left; run timer resume Egg to resume it"
    let edge = try edge(shown: true) { $0.name = "Tea" }
    edge.handler.start(edge.runner)
    #expect(edge.runner.program.hint == nil && fixture.said.isEmpty)
    #expect(try edge.end(.finish) == .exited(0))
    #expect(fixture.said == [fixture.found.words] && fixture.complaints.isEmpty)
  }

  @Test("Output that can’t be written is said, is the exit status, and no command runs")
  func unwritable() throws {
    let full = try OwnedDescriptor(opening: "/dev/full", O_WRONLY)
    defer { withExtendedLifetime(full) {} }
    let edge = try edge(shown: false, feed: full.number) {
      $0.definition.command = ["make", "tea"]
    }
    // The first record already has its line.
    #expect(fixture.complaints.count == 1)
    #expect(fixture.complaints.first?.hasPrefix("standard output can’t be written: ") == true)
    #expect(edge.runner.program.feed.hasEnded)
    #expect(try edge.end(.finish) == .exited(Console.outputFailed))
    #expect(fixture.commands.isEmpty)
    #expect(try fixture.history.map(\.status) == [Console.outputFailed])
  }

  // MARK: Hooks

  @Test("A hook runs with its variables, and its failure is said at the end")
  func hook() throws {
    let edge = try edge()
    let hook = HookCommand(
      title: "--on-step", command: #"printf %s "$TIMER_NAME" >"$OUT"; exit 3"#,
      variables: ["TIMER_NAME=Tea", "OUT=\(fixture.folder.path)/out"])
    edge.perform(.timer(.hook(hook)))
    #expect(try edge.end(.finish) == .exited(0))
    #expect(fixture.folder.read("out") == Array("Tea".utf8))
    #expect(fixture.complaints == ["--on-step ended with status 3"])
  }

  @Test("A signal that doesn’t cancel doesn’t wait for hooks")
  func hangingHook() throws {
    let gate = try #require(fixture.folder.makePipe("gate"))
    let edge = try edge()
    let hook = HookCommand(
      title: "--on-step", command: #"read line <"$GATE""#, variables: ["GATE=\(gate)"])
    edge.perform(.timer(.hook(hook)))
    edge.die(of: .deadly(SIGTERM))
    #expect(fixture.complaints == ["--on-step is still running"])
    try fixture.folder.write(Array("go\n".utf8), to: "gate")
  }
}
