import Faces
import Clocks
import Countdowns
import Programs
import Reports
import TestSupport
import Testing
import TimerTestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

/// The same timer as a countdown and in a tab of the app.
struct RunProgramsTests {
  /// The published part of a turn: records and history entries, without the look and the words.
  private static func published(_ effects: [RunEffect]) -> [RunEffect] {
    effects.compactMap { effect in
      switch effect {
      case .publish(let record): .publish(plain(record))
      case .log, .hook, .play: effect
      case .reply(.refused, to: _): effect
      case .reply, .notify, .withdrawNotification: nil
      }
    }
  }

  private static func plain(_ record: TimerRecord) -> TimerRecord {
    var record = record
    (record.face, record.words) = (nil, [])
    return record
  }

  private static func effects(_ actions: [Action<CountdownEffect>]) -> [RunEffect] {
    published(
      actions.compactMap { if case .perform(.timer(let effect)) = $0 { effect } else { nil } })
  }

  private static func effects(_ actions: [Action<AppEffect>]) -> [RunEffect] {
    published(
      actions.compactMap { if case .perform(.timer(0, let effect)) = $0 { effect } else { nil } })
  }

  private static func app(_ definition: TimerDefinition, at now: Moment) -> AppProgram {
    var app = AppFixture.program(AppFixture.still)
    app.begin(
      CountdownGoal(total: .seconds(60)), nil, name: nil, definition, boot: "b", at: now)
    _ = app.update(.started, at: now)
    _ = app.update(.message(.registered(tab: 0, CountdownFixture.identity)), at: now)
    return app
  }

  private static func countdown(_ definition: TimerDefinition) -> CountdownProgram {
    var program = CountdownFixture.program(
      .ring, total: .seconds(60), alarm: .rings(limit: AlarmSettings.usualLimit),
      start: RunFixture.start, definition: definition)
    _ = program.update(.started, at: RunFixture.start)
    return program
  }

  @Test("Both publish the same records and history entries", arguments: 0..<60)
  func same(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var definition = try RunFixture.scripts()[Int.random(in: 0..<4, using: &generator)]
    definition.hooks = Hooks(step: "step", end: "end", cancel: "cancel")
    var countdown = Self.countdown(definition)
    var app = Self.app(definition, at: RunFixture.start)
    var time = 0.0
    for _ in 0..<30 {
      time += Double(Int.random(in: 0...100, using: &generator)) / 4
      let now = CountdownFixture.moment(time)
      let command = RunFixture.random(TimerCommand.plain.filter { $0 != .start }, &generator)
      let place = "\(command.word) at \(time) s of story \(seed)"
      let own = Self.effects(countdown.update(.timePassed, at: now))
      #expect(Self.effects(app.update(.timePassed, at: now)) == own, "\(place)")
      // A timer that has rung up to its limit is over.
      if app.tabs[0].run == nil { return }
      let request = ControlRequest.command(command)
      let effects = Self.effects(
        countdown.update(.message(.asked(request, from: 1)), at: now))
      let others = Self.effects(
        app.update(.message(.asked(request, tab: 0, from: 1)), at: now))
      #expect(others == effects, "\(place)")
      guard let tab = app.tabs[0].run.map({ _ in app.tabs[0] }) else {
        #expect(effects.contains { if case .log = $0 { true } else { false } }, "\(place)")
        return
      }
      let record = app.record(of: tab, at: now).map(Self.plain)
      #expect(record == Self.plain(countdown.record(at: now)), "\(place)")
    }
  }

  @Test("A tab resumes an unfinished timer with its steps, laps and marks", arguments: 0..<4)
  func takesOver(kind: Int) throws {
    let definition = try RunFixture.scripts()[kind]
    var run = RunFixture.run(definition: definition)
    _ = run.handle(.command(kind == 3 ? .lap : .skip), at: CountdownFixture.moment(5))
    _ = run.handle(.command(.pause), at: CountdownFixture.moment(20))
    var resumed = definition
    resumed.unfinished = run.record(at: CountdownFixture.moment(20))
    var app = Self.app(resumed, at: CountdownFixture.moment(100))
    let now = CountdownFixture.moment(110)
    #expect(app.record(of: app.tab, at: now).map(Self.plain) == run.record(at: now))
    _ = app.update(.message(.asked(.command(.resume), tab: 0, from: 1)), at: now)
    _ = run.handle(.command(.resume), at: now)
    _ = run.passMarks(at: now)
    #expect(app.record(of: app.tab, at: now).map(Self.plain) == run.record(at: now))
  }

  @Test("A signal has the same effect on both", arguments: [true, false])
  func signals(cancels: Bool) throws {
    for (kind, seconds) in zip([0, 0, 1, 2, 3], [20.0, 61, 70, 61, 20]) {
      var definition = try RunFixture.scripts()[kind]
      definition.hooks = Hooks(cancel: "cancel")
      let now = CountdownFixture.moment(seconds)
      var countdown = Self.countdown(definition)
      var app = Self.app(definition, at: RunFixture.start)
      _ = (countdown.update(.timePassed, at: now), app.update(.timePassed, at: now))
      var own = countdown.run.interruption(countdown.presentation, cancels: cancels, at: now)
      var other = try #require(app.interruptions(cancels: cancels, at: now).first?.left)
      (own.record, other.record) = (Self.plain(own.record), Self.plain(other.record))
      own.canceled = own.canceled.map(Self.plain)
      other.canceled = other.canceled.map(Self.plain)
      #expect(other == own, "\(kind)")
      let isOver = kind == 0 && seconds > 60
      #expect((own.entry != nil) == (cancels || isOver))
      #expect((own.canceled != nil) == (cancels && !isOver && kind != 3))
      #expect(own.hooks.isEmpty == (own.canceled == nil))
    }
  }
}

extension RunProgramsTests {
  @Test("Steps in a tab are announced, shown and controlled by keys")
  func steps() throws {
    var app = AppFixture.program(AppFixture.still)
    app.begin(
      CountdownGoal(total: .seconds(60)), nil, name: "Tea", try RunFixture.steps(),
      at: AppFixture.Tester.usualStart)
    var tester = ProgramTester(app)
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    #expect(tester.screen.contains("Work"))
    tester.claimAll()
    tester.press(">")
    #expect(tester.published(0).map(\.position) == [1])
    #expect(tester.screen.contains(" 2/2") || tester.screen.contains(" 1/2"))
    tester.press("<")
    #expect(tester.published(0).map(\.position) == [0])
    tester.press("<")
    #expect(tester.model.notice?.text == "this is the first step")
    tester.advance(by: .seconds(60))
    #expect(tester.published(0).last?.position == 1)
    #expect(tester.alarm == .ringing(since: tester.now.instant))
    let record = tester.ask(.command(.skip), 0)
    #expect(record?.position == 2 && record?.steps.count == 2 && record?.rounds == 2)
  }

  @Test("A step that another process asks for is announced once")
  func announcedOnce() throws {
    var app = AppFixture.program(AppFixture.still)
    app.begin(
      CountdownGoal(total: .seconds(60)), nil, name: "Tea", try RunFixture.steps(),
      at: AppFixture.Tester.usualStart)
    var tester = ProgramTester(app)
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    tester.claimAll()
    tester.message(.asked(.command(.skip), tab: 0, from: 7))
    let words = tester.claimAll().compactMap { if case .say(let text) = $0 { text } else { nil } }
    #expect(words.count == 1 && words.first?.contains("round 1 of 2") == true, "\(words)")
  }

  @Test("Commands and marks run in a tab, with its name")
  func hooks() throws {
    var definition = try RunFixture.steps()
    definition.hooks = Hooks(start: "start", step: "step", end: "end", cancel: "cancel")
    var app = AppFixture.program(AppFixture.still)
    let start = AppFixture.Tester.usualStart
    app.begin(CountdownGoal(total: .seconds(60)), nil, name: "Tea", definition, at: start)
    var tester = ProgramTester(app)
    func hooks() -> [HookCommand] {
      tester.claimAll().compactMap {
        if case .perform(.timer(0, .hook(let hook))) = $0 { hook } else { nil }
      }
    }
    #expect(hooks().isEmpty)
    tester.message(.registered(tab: 0, AppFixture.identity("2")))
    let first = hooks()
    #expect(first.map(\.command) == ["start"])
    #expect(first.first?.variables.contains("TIMER_NAME=2") == true)
    tester.advance(by: .seconds(30))
    tester.expect(.timer(tab: 0, .play(mark: 1)))
    tester.advance(by: .seconds(30))
    #expect(hooks().map(\.command) == ["mark", "step"])
    tester.press("r")
    #expect(hooks().map(\.command) == ["cancel"])
  }
}
