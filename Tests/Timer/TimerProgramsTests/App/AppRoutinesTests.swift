import Clocks
import Countdowns
import Faces
import Programs
import Settings
import TestSupport
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

/// Saved timers with several steps in the app.
struct AppRoutinesTests {
  private static let sets = NamedTimer(
    name: "Sets", time: "45s=Plank 15s=Rest", rounds: 8, waits: true, marks: ["10s=say:ten"])

  private func open(_ timers: [NamedTimer] = [], rows: Int = 24) -> AppFixture.Tester {
    var preferences = AppFixture.still
    preferences.timers = timers
    var tester = AppFixture.tester(preferences, rows: rows)
    tester.press("o")
    tester.claimAll()
    return tester
  }

  @Test("The list shows the steps of saved timers and the built-in pomodoro")
  func list() {
    let tester = open([Self.sets])
    #expect(tester.screen.contains("45s=Plank 15s=Rest · 8 rounds"))
    #expect(tester.screen.contains("pomodoro"))
  }

  @Test("A saved routine runs its steps, marks and last step, and starts again from the wheels")
  func start() throws {
    var tester = open([Self.sets])
    tester.press("enter")
    #expect(tester.left == .seconds(45) && tester.screen.contains("Plank 1/8"))
    let run = try #require(tester.session.program.tab.run)
    #expect(run.marks.marks.count == 1 && run.manager.routine.waits)
    #expect(run.commandLine(sound: nil, in: .utc) == Self.sets.commandLine)
    tester.press("r")
    tester.press("enter")
    #expect(tester.screen.contains("Plank 1/8"))
    tester.press("r")
    tester.press("up")
    tester.press("enter")
    #expect(tester.session.program.tab.run?.manager.routine.count == 1)
    #expect(tester.session.program.tab.name == nil)
  }

  @Test("The built-in pomodoro is started from the list, and its last break is the long one")
  func pomodoro() throws {
    var tester = open()
    tester.press("enter")
    #expect(tester.screen.contains("Work 1/4 · pomodoro"))
    for _ in 0..<7 { tester.press(">") }
    #expect(tester.left == .seconds(900))
    #expect(tester.screen.contains("Long break 4/4 · pomodoro"))
  }

  @Test("Steps, rounds and the last step are edited in the form, with errors as sentences")
  func form() {
    var tester = open()
    tester.press("a")
    #expect(!tester.screen.contains("Rounds"))
    tester.type("Focus")
    tester.press("tab")
    tester.type("50m=Work 10m=Break,color=red")
    #expect(tester.screen.contains("step 2,") && tester.screen.contains("reserved"))
    for _ in 0..<3 { tester.press("backspace") }
    tester.type("green")
    #expect(tester.screen.contains("Work 50 min, Break 10 min · 1 h"))
    tester.press("tab")
    tester.type("x")
    tester.press("enter")
    #expect(tester.screen.contains("“x” isn’t a number of rounds"))
    tester.press("backspace")
    tester.type("3")
    tester.press("tab")
    tester.type("30m=Lunch")
    #expect(tester.screen.contains("(last:"))
    tester.press("enter")
    tester.expect(
      .edit(
        .insert(
          NamedTimer(
            name: "Focus", time: "50m=Work 10m=Break,color=green", rounds: 3,
            finalStep: "30m=Lunch"), at: 0)))
  }

  @Test("Editing keeps what the form doesn’t show")
  func edit() {
    var tester = open([Self.sets])
    tester.press("e")
    #expect(tester.screen.contains("Rounds") && tester.screen.contains("Last step"))
    tester.type("!")
    tester.press("enter")
    var changed = Self.sets
    changed.name = "Sets!"
    tester.expect(.edit(.replace(0, was: Self.sets, with: changed)))
  }

  @Test("Editing the built-in timer saves one of its name, which replaces it")
  func preset() {
    var tester = open()
    tester.press("e")
    #expect(tester.screen.contains("Edit timer"))
    tester.press("tab")
    tester.press("tab")
    tester.press("backspace")
    tester.type("3")
    tester.press("enter")
    var own = NamedTimer.presets[0]
    own.rounds = 3
    tester.expect(.edit(.insert(own, at: 0)))
    #expect(tester.session.program.listedTimers == [own])
    tester.press("x")
    #expect(tester.session.program.listedTimers == NamedTimer.presets)
    #expect(tester.session.program.availability(of: .removeSaved) != .on)
  }

  @Test("A typed time doesn’t take over the name of a routine whose first step is as long")
  func typedTime() {
    var tester = open()
    tester.press("enter")
    tester.press("r")
    tester.press("/")
    tester.type("25m")
    tester.press("enter")
    #expect(tester.left == .seconds(1500))
    #expect(tester.session.program.tab.name == nil)
    #expect(tester.session.program.tab.run?.manager.routine.count == 1)
  }

  @Test("A routine that was edited after it ran starts again with its changes")
  func editedSteps() {
    var tester = open([Self.sets])
    tester.press("enter")
    tester.press("r")
    tester.press("o")
    tester.press("e")
    tester.press("tab")
    tester.press("tab")
    tester.press("backspace")
    tester.type("3")
    tester.press("enter")
    tester.press("escape")
    tester.press("enter")
    #expect(tester.screen.contains("Plank 1/3"))
  }

  @Test("The form fits a small window")
  func small() {
    var tester = open([Self.sets], rows: 12)
    tester.press("e")
    for _ in 0..<3 { tester.press("tab") }
    tester.type("9s=End")
    #expect(tester.screen.contains("9s=End"))
  }
}
