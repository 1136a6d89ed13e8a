import Cells
import Clocks
import Countdowns
import Programs
import Reports
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

struct DashboardProgramTests {
  private typealias Fixture = DashboardFixture

  private static var three: [TimerRecord] {
    [
      Fixture.record("egg"), Fixture.record("tea", .paused, left: 90),
      Fixture.record("2", .ringing),
    ]
  }

  @Test("Each timer has its name, its time and its end or state, at all sizes")
  func sizes() {
    for (columns, rows) in [(80, 24), (40, 12), (200, 60), (60, 16)] {
      let screen = Fixture.tester(Self.three, columns: columns, rows: rows).screen
      for text in ["Timer 2", "egg", "tea", "Running · 3"] {
        #expect(screen.contains(text), "\(text) at \(columns)×\(rows)")
      }
      #expect(screen.contains("ends 12:04:00") && screen.contains("paused"))
      #expect(screen.contains("time’s up"))
    }
  }

  @Test("Rows of bars have aligned times, and those with steps show them")
  func rows() {
    var work = Fixture.record("work")
    work.steps = [.init(label: "Work", length: .seconds(300)), .init(length: .seconds(60))]
    work.rounds = 4
    let tester = Fixture.tester(
      (1...9).map { Fixture.record("\($0)") } + [work], columns: 80, rows: 14)
    #expect(tester.screen.contains("work · Work · round 1 of 4  4:00"))
    #expect(tester.screen.contains("▸ Timer 1                     4:00"))
  }

  @Test("Arrows, Tab and clicks select a timer, and a double click opens it")
  func selecting() {
    var tester = Fixture.tester(Self.three)
    #expect(tester.selection == "2")
    tester.press("right")
    #expect(tester.selection == "egg")
    tester.press("tab")
    tester.press("tab")
    #expect(tester.selection == "2")
    tester.press("end")
    #expect(tester.selection == "tea")
    tester.click(.timer("egg"))
    #expect(tester.selection == "egg" && tester.model.opened == nil)
    tester.click(.timer("tea"), times: 2)
    #expect(tester.model.opened?.record.name == "tea")
  }

  @Test("Keys send commands to the selected timer, by its state")
  func commands() {
    var tester = Fixture.tester(Self.three)
    #expect(tester.screen.contains("Enter stop the alarm"))
    #expect(tester.effects(of: "s") == [.send("2", .command(.snooze))])
    #expect(tester.effects(of: "enter") == [.send("2", .command(.acknowledge))])
    tester.press("right")
    #expect(tester.screen.contains("space pause"))
    #expect(tester.effects(of: "space") == [.send("egg", .command(.toggle))])
    #expect(tester.effects(of: "+") == [.send("egg", .command(.add(.seconds(60))))])
    #expect(tester.effects(of: "-") == [.send("egg", .command(.take(.seconds(60))))])
    tester.press("right")
    #expect(tester.screen.contains("space resume"))
    #expect(tester.effects(of: "p") == [.send("tea", .command(.toggle))])
  }

  @Test("A ringing timer isn’t offered a pause, and the key says why")
  func ringing() {
    var tester = Fixture.tester(Self.three)
    #expect(tester.selection == "2" && !tester.screen.contains("p pause"))
    #expect(tester.effects(of: "p").isEmpty)
    #expect(tester.screen.contains("Timer 2: its alarm is ringing"))
  }

  @Test(
    "A timer that begins to ring says how to stop it, and the keys are its own",
    arguments: [(80, 24), (40, 12), (120, 40), (60, 8)])
  func alarm(columns: Int, rows: Int) {
    var tester = Fixture.tester(
      [Fixture.record("bake"), Fixture.record("egg"), Fixture.record("zoom")], columns: columns,
      rows: rows)
    tester.press("end")
    #expect(tester.selection == "zoom" && !tester.screen.contains("Enter stops"))
    tester.message(.note("an earlier notice"))
    tester.message(.changed(Fixture.record("egg", .ringing)))
    #expect(tester.selection == "egg" && tester.screen.contains("Enter stops"))
    #expect(!tester.screen.contains("an earlier notice"))
    #expect(tester.effects(of: "s") == [.send("egg", .command(.snooze))])
    #expect(tester.effects(of: "enter") == [.send("egg", .command(.acknowledge))])
  }

  @Test(
    "A notice doesn’t cover the keys where there is a heading", arguments: [(80, 24), (40, 12)])
  func notice(columns: Int, rows: Int) {
    var tester = Fixture.tester(Self.three, columns: columns, rows: rows)
    let keys = tester.grid.text(ofRow: rows - 1)
    tester.message(.note("3 timers are unfinished"))
    #expect(tester.screen.contains("3 timers are unfinished"))
    #expect(tester.grid.text(ofRow: rows - 1) == keys)
  }

  @Test("A canceled timer says so, and is removed by a key", arguments: [(80, 24), (40, 12)])
  func over(columns: Int, rows: Int) {
    var record = Fixture.record("egg")
    var tester = Fixture.tester(
      [record, Fixture.record("tea"), Fixture.record("2")], columns: columns, rows: rows)
    tester.press("home")
    while tester.selection != "egg" { tester.press("right") }
    (record.phase, record.left, record.deadline) = (.canceled, .seconds(100), nil)
    record.status = 1
    tester.message(.changed(record))
    #expect(tester.screen.contains("canceled") && tester.screen.contains("x remove"))
    tester.press("x")
    #expect(!tester.screen.contains("egg"))
  }

  @Test("A title that doesn’t fit in a tile keeps the label of its step")
  func titles() {
    var work = Fixture.record("pomodoro")
    work.steps = [.init(label: "Work", length: .seconds(300)), .init(length: .seconds(60))]
    work.rounds = 4
    let screen = Fixture.tester(
      [work, Fixture.record("2"), Fixture.record("3")], columns: 80, rows: 24
    ).screen
    #expect(screen.contains("pomodoro · Work") && !screen.contains("round 1"))
  }

  @Test("A timer is canceled after a confirmation, which disappears with the timer")
  func canceling() {
    var tester = Fixture.tester(Self.three)
    tester.press("right")
    #expect(tester.effects(of: "x").isEmpty)
    #expect(tester.screen.contains("Cancel egg?"))
    #expect(tester.effects(of: "enter").isEmpty && tester.model.question == nil)
    tester.press("delete")
    #expect(tester.effects(of: "y") == [.send("egg", .command(.cancel))])
    tester.press("x")
    tester.message(.changed(Fixture.ended("egg")))
    #expect(tester.model.question == nil)
    #expect(tester.screen.contains("done"))
    // One that is over is removed at once.
    #expect(tester.effects(of: "x").isEmpty && tester.selection == "tea")
  }

  @Test("Timers come and go, and after the last one the list is empty")
  func changes() {
    var tester = Fixture.tester([Fixture.record("tea")])
    tester.message(.changed(Fixture.record("egg")))
    #expect(tester.screen.contains("egg") && tester.screen.contains("Running · 2"))
    tester.message(.changed(Fixture.ended("egg")))
    tester.message(.closed("egg"))
    tester.message(.closed("tea"))
    #expect(tester.screen.contains("done") && tester.screen.contains("interrupted"))
    tester.advance(by: .seconds(5))
    #expect(tester.screen.contains("No timer is running · n sets one"))
    #expect(tester.nextWake == nil)
  }

  @Test("While all timers are paused, nothing wakes the dashboard")
  func rest() {
    var tester = Fixture.tester([Fixture.record("tea", .paused), Fixture.record("egg", .paused)])
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == 0)
  }

  @Test("A timer that doesn’t answer a command is named")
  func silent() {
    var tester = Fixture.tester([Fixture.record("tea", .paused)])
    tester.press("space")
    tester.advance(by: .seconds(2))
    #expect(tester.screen.contains("tea doesn’t answer: its process is stopped"))
    tester.press("space")
    tester.message(.refused("tea", reason: "it is already over"))
    tester.advance(by: .seconds(2))
    #expect(tester.screen.contains("tea: it is already over"))
  }

  @Test("A timer that is open fills the window, and closing it or its end returns to the list")
  func opening() {
    var tester = Fixture.tester(Self.three)
    tester.press("right")
    tester.press("o")
    #expect(tester.screen.contains("q closes the view") && !tester.screen.contains("tea"))
    #expect(tester.effects(of: "space") == [.send("egg", .command(.toggle))])
    tester.message(.changed(Fixture.record("egg", .paused)))
    #expect(tester.model.opened?.record.phase == .paused)
    tester.message(.changed(Fixture.record("tea", .ringing)))
    #expect(tester.screen.contains("tea: time’s up"))
    tester.message(.changed(Fixture.record("tea", .paused)))
    tester.press("q")
    #expect(tester.model.opened == nil && tester.screen.contains("Running · 3"))
    tester.click(.timer("egg"))
    tester.press("o")
    tester.message(.changed(Fixture.ended("egg")))
    #expect(tester.model.opened == nil && tester.screen.contains("egg: 5 min, ended"))
  }

  @Test("n opens the app, q leaves, and busy timers are tried again")
  func leaving() {
    var tester = Fixture.tester(Self.three)
    var other = tester
    #expect(tester.effects(of: "n") == [.openApp] && tester.isEnded)
    let soon = other.now.instant.advanced(by: .seconds(1))
    other.message(.isBusy(until: soon))
    other.claimAll()
    other.advance(by: .seconds(1))
    other.expect(.search)
    other.press("q")
    other.claim(.end(status: 0))
  }

  @Test("All keys are listed, for the state of the selected timer")
  func keys() {
    var tester = Fixture.tester(Self.three)
    tester.press("?")
    #expect(tester.screen.contains("snooze the alarm") && tester.screen.contains("select a timer"))
    tester.press("escape")
    #expect(!tester.screen.contains("select a timer") && !tester.model.showsKeys)
  }

  @Test("Of many timers in few rows, the selected one is visible")
  func scrolling() {
    var tester = Fixture.tester((1...30).map { Fixture.record("\($0)") }, columns: 40, rows: 12)
    for _ in 0..<29 { tester.press("down") }
    #expect(tester.selection == "30" && tester.screen.contains("▸ Timer 30"))
    tester.press("home")
    #expect(tester.screen.contains("▸ Timer 1 "))
    tester.press("page-down")
    #expect(tester.screen.contains("▸ Timer 10"))
  }
}
