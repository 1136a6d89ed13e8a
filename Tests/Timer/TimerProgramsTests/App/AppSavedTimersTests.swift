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

/// Saved timers and recent times.
struct AppSavedTimersTests {
  private static let timers = [
    NamedTimer(name: "Tea", time: "4m", face: .pie, sound: "gong"),
    NamedTimer(name: "Eggs", time: "7m"), NamedTimer(name: "Lunch", time: "until 12:30"),
  ]

  private func open(_ recents: [String] = ["25m", "90s"]) -> AppFixture.Tester {
    var preferences = AppFixture.still
    preferences.timers = Self.timers
    var tester = AppFixture.tester(preferences, recents: recents)
    tester.press("o")
    tester.claimAll()
    return tester
  }

  private func names(_ tester: AppFixture.Tester) -> [String] {
    tester.session.program.preferences.timers.map(\.name)
  }

  @Test("A saved timer starts with its own name, face and sound, and a second one in a new tab")
  func start() {
    var tester = open()
    #expect(tester.screen.contains("Tea") && tester.screen.contains("4m · pie · gong"))
    tester.press("enter")
    #expect(tester.left == .seconds(240) && tester.screen.contains("Tea"))
    #expect(tester.session.program.tab.face == .pie)
    #expect(tester.session.program.alarm?.settings.chosenSound == "gong")
    tester.press("o")
    tester.press("down")
    tester.press("down")
    tester.press("enter")
    #expect(tester.session.program.tabs.count == 2 && tester.left == .seconds(1800))
  }

  @Test(
    "A saved timer from the command line gets a tab, and keeps its name when restarted")
  func commandLine() {
    var program = AppFixture.program(AppFixture.still)
    let goal = CountdownGoal(total: .seconds(240))
    program.begin(
      goal, Self.timers[0], name: nil, at: ProgramTester<AppProgram>.usualStart)
    var tester = ProgramTester(program)
    #expect(
      tester.session.program.tab.face == .pie && tester.session.program.settings.look.face == .ring)
    tester.press("r")
    tester.press("enter")
    #expect(tester.session.program.tab.name == "Tea")
    tester.press("r")
    tester.press("up")
    tester.press("enter")
    #expect(tester.session.program.tab.name == nil && tester.session.program.tab.face == nil)
  }

  @Test("A recent time starts from the list, and becomes the most recent one")
  func recent() {
    var tester = open()
    tester.press("end")
    tester.press("enter")
    #expect(tester.left == .seconds(90))
    tester.expect(.keepRecents(["90s", "25m"]))
  }

  @Test("In a list longer than the window, arrows move the cursor rather than the list")
  func longList() {
    var preferences = AppFixture.still
    preferences.timers = (1...20).map { NamedTimer(name: "T\($0)", time: "\($0)m") }
    var tester = AppFixture.tester(preferences, rows: 12)
    tester.press("o")
    for _ in 0..<11 { tester.press("down") }
    #expect(tester.session.program.savedList?.cursor == 11 && tester.screen.contains("T12"))
    tester.press("enter")
    #expect(tester.left == .seconds(12 * 60))
  }

  @Test("Timers are moved and removed, and u undoes that step by step")
  func order() {
    var tester = open()
    tester.press("J")
    tester.expect(.edit(.move(from: 0, to: 1)))
    #expect(names(tester) == ["Eggs", "Tea", "Lunch"])
    tester.press("x")
    tester.expect(.edit(.remove(1, was: Self.timers[0])))
    #expect(names(tester) == ["Eggs", "Lunch"])
    tester.press("u")
    tester.expect(.edit(.insert(Self.timers[0], at: 1)))
    #expect(names(tester) == ["Eggs", "Tea", "Lunch"])
    tester.press("u")
    tester.expect(.edit(.move(from: 1, to: 0)))
    #expect(names(tester) == ["Tea", "Eggs", "Lunch"])
    tester.press("home")
    tester.press("K")
    #expect(names(tester) == ["Tea", "Eggs", "Lunch"])
  }

  @Test("Typing replaces the prefilled time, with its meaning below the field")
  func filledIn() {
    var tester = open()
    tester.press("a")
    #expect(tester.screen.contains("5 min"))
    tester.press("tab")
    tester.type("4m")
    #expect(tester.screen.contains("4 min") && !tester.screen.contains("5m4m"))
    tester.type("5m")
    #expect(tester.screen.contains("9 min (minutes were given more than"))
    for _ in 0..<4 { tester.press("backspace") }
    #expect(tester.screen.contains("such as 5m, 1:30, until 14:30"))
  }

  @Test("A timer is added and renamed in a form, which shows errors in its time")
  func form() {
    var tester = open()
    tester.press("a")
    tester.type("Rice")
    tester.press("tab")
    for _ in 0..<4 { tester.press("backspace") }
    tester.type("12x")
    tester.press("enter")
    #expect(tester.screen.contains("isn’t a unit"))
    tester.press("backspace")
    tester.type("m")
    tester.press("tab")
    tester.press("right")
    tester.press("enter")
    let rice = NamedTimer(name: "Rice", time: "12m", face: .ring)
    tester.expect(.edit(.insert(rice, at: 3)))
    tester.press("e")
    tester.type(" tea")
    tester.click(.button(.keepForm))
    tester.expect(
      .edit(
        .replace(
          0, was: Self.timers[0],
          with: NamedTimer(name: "Tea tea", time: "4m", face: .pie, sound: "gong"))))
    tester.press("e")
    tester.press("escape")
    #expect(names(tester) == ["Tea tea", "Eggs", "Lunch", "Rice"])
  }

  @Test("Names are unique")
  func names() {
    var tester = open()
    tester.press("a")
    tester.type("eggs")
    tester.press("enter")
    #expect(tester.screen.contains("There’s already a timer named eggs."))
    #expect(names(tester).count == 3)
  }

  @Test("The name of a command is refused")
  func commandNames() {
    var tester = open()
    tester.press("a")
    tester.type("List")
    tester.press("enter")
    #expect(tester.screen.contains("“List” is a command"))
    #expect(names(tester).count == 3)
  }

  @Test("Commands for saved timers are dimmed on a recent time")
  func dimmed() {
    var tester = open()
    tester.press("end")
    tester.press("x")
    #expect(names(tester) == ["Tea", "Eggs", "Lunch"])
    #expect(tester.session.program.availability(of: .editSaved) != .on)
  }
}
