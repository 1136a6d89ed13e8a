import Cells
import Clocks
import Countdowns
import Programs
import TerminalCodes
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramHooksTests {
  /// Settings with a command for each event.
  private static func definition(_ marks: [Mark] = []) -> TimerDefinition {
    var definition = TimerDefinition()
    definition.hooks = Hooks(start: "s", step: "t", end: "e", cancel: "c")
    definition.marks = marks
    return definition
  }

  private static func story(
    _ marks: [Mark] = [], alarm: CountdownPlan.Alarm = .rings(limit: CountdownFixture.limit)
  ) -> CountdownFixture {
    var story = CountdownFixture(shows: .nothing, alarm: alarm, definition: definition(marks))
    story.handle(.started, at: 0)
    return story
  }

  private static func command(_ left: Int) -> Mark {
    Mark(.left(.seconds(left)), .command("mark"))
  }

  @Test("The start and the end each run their command once")
  func startAndEnd() {
    var story = Self.story()
    #expect(story.titles == ["--on-start"] && story.hooks.first?.command == "s")
    story.handle(.timePassed, at: 59)
    #expect(story.titles.isEmpty)
    story.handle(.timePassed, at: 60)
    #expect(story.titles == ["--on-end"] && story.hooks.first?.command == "e")
    story.handle(.timePassed, at: 70)
    #expect(story.titles.isEmpty)
    story.press(.enter, at: 75)
    #expect(story.ending?.status == 0 && story.titles.isEmpty)
  }

  @Test("A countdown resumed after a crash doesn’t run its start command again")
  func resumed() {
    let story = Self.story()
    var definition = Self.definition()
    definition.unfinished = story.program.record(at: CountdownFixture.moment(0))
    var other = CountdownFixture(shows: .nothing, definition: definition)
    other.handle(.started, at: 0)
    #expect(other.titles.isEmpty)
  }

  @Test("Without an alarm, commands run before the program ends")
  func silent() {
    var story = Self.story([Self.command(5)], alarm: .silent)
    story.handle(.timePassed, at: 500)
    #expect(story.titles == ["--mark 5 s", "--on-end"])
    #expect(story.turn.actions.last == .end(status: 0, saying: story.ending?.line))
  }

  @Test("Canceling runs the command before the end, in any state", arguments: ["q", " q"])
  func cancel(_ keys: String) {
    var story = Self.story([Self.command(5)])
    story.press(keys, at: 30)
    #expect(story.titles == ["--on-cancel"])
    #expect(story.turn.actions.last == .end(status: 1, saying: story.ending?.line))
  }

  @Test("Finishing early passes no marks")
  func finished() {
    var story = Self.story([Self.command(5)])
    story.press("ee", at: 30)
    #expect(story.titles == ["--on-end"])
  }

  @Test func variablesOfAStep() throws {
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)), Step(label: "Break", length: .seconds(30)),
      rounds: 2)
    definition.hooks.step = "t"
    var story = CountdownFixture(shows: .nothing, definition: definition)
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 60)
    let hook = try #require(story.hooks.first)
    let variables = [
      "TIMER_EVENT=step", "TIMER_NAME=1", "TIMER_STATE=running", "TIMER_REMAINING=30",
      "TIMER_TOTAL=30", "TIMER_STEP=2", "TIMER_STEPS=2", "TIMER_ROUND=1", "TIMER_ROUNDS=2",
      "TIMER_STEP_LABEL=Break", "TIMER_ENDS=2026-11-21T14:32:37+00:00",
    ]
    for variable in variables { #expect(hook.variables.contains(variable), "\(variable)") }
  }

  @Test("Steps that passed during a stall run their commands with their own values")
  func stalled() throws {
    let seconds = (1...4).map { Step(label: "\($0)", length: .seconds(60 * $0)) }
    var definition = TimerDefinition()
    definition.routine = try Routine(steps: seconds)
    definition.hooks.step = "t"
    definition.marks = [Self.command(10)]
    var story = CountdownFixture(shows: .nothing, definition: definition)
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 60 + 120 + 7)
    let values = story.hooks.map { hook in
      hook.variables.compactMap { variable -> Substring? in
        let parts = variable.split(separator: "=")
        let isAsked = ["TIMER_STEP", "TIMER_REMAINING"].contains(parts[0])
        return isAsked ? parts[1] : nil
      }
    }
    #expect(story.titles == ["--mark 10 s", "--on-step", "--mark 10 s", "--on-step"])
    #expect(values == [["2", "120"], ["2", "120"], ["3", "180"], ["3", "180"]])
    #expect(story.program.run.manager.state == .running(until: CountdownFixture.instant(360)))
  }

  @Test("The cancel hook of a signal gets a canceled countdown")
  func interrupted() {
    let story = Self.story()
    let program = story.program
    let left = program.run.interruption(
      program.presentation, cancels: true, at: CountdownFixture.moment(20))
    guard case .hook(let call)? = left.hooks.first else {
      Issue.record("no command")
      return
    }
    let hook = HookCommand(call, in: program.zone)
    #expect(hook.variables.contains("TIMER_STATE=canceled"))
    #expect(hook.variables.contains("TIMER_REMAINING=40"))
  }

  @Test("User input is a value without control characters, and never part of a command")
  func hostileLabel() {
    let label = "a'b\"c$(reboot)`id`; x\n\u{1B}[31m"
    var story = CountdownFixture(name: label, definition: Self.definition([Self.command(59)]))
    story.handle(.started, at: 0)
    var hooks = story.hooks
    story.handle(.timePassed, at: 1)
    hooks += story.hooks
    #expect(hooks.map(\.command) == ["s", "mark"])
    for hook in hooks {
      #expect(hook.variables.contains("TIMER_LABEL=" + TextWidth.visible(label)))
      #expect(hook.variables.allSatisfy { TextWidth.visible($0) == $0 })
    }
  }
}
