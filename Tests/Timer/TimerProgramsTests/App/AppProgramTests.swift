import Cells
import Clocks
import Countdowns
import Faces
import Programs
import Settings
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

struct AppProgramTests {
  typealias Tester = AppFixture.Tester

  private static func row(_ column: Int, _ offset: Int) -> Int { Row.part(offset, ofCell: column) }

  @Test("T01, T02, T05, T07: digits set the wheels, Enter starts, and the face shows the time")
  func typedDigits() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("left")
    for key in ["0", "1", "3", "0", "1", "5"] { tester.press(key) }
    #expect(tester.set == .seconds(3600 + 30 * 60 + 15))
    #expect(tester.screen.contains("1 h 30 min 15 s"))
    tester.press("enter")
    #expect(tester.left == .seconds(5415))
    #expect(tester.screen.contains("[ Pause ]") && tester.screen.contains("ends 13:30:15"))
    tester.expect(.keepRecents(["1h30m15s"]))
    #expect(tester.alarm == .ring(at: tester.now.instant.advanced(by: .seconds(5415))))
  }

  @Test("1:30 by mouse: clicks on a neighbor, scrolling, a drag, and the Start button")
  func mouse() {
    var tester = AppFixture.tester(AppFixture.still)
    // The wheels show five minutes; four clicks on the value above make it one.
    for _ in 0..<4 { tester.click(.wheels, part: Self.row(1, -1)) }
    #expect(tester.set == .seconds(60))
    tester.wheel(over: .wheels, part: Self.row(2, 0), rows: -20)
    #expect(tester.set == .seconds(80))
    tester.advance(by: .seconds(1))
    // A drag up by ten rows passes ten values; the wheel rests before it is released.
    guard let place = tester.place(of: .wheels, part: Self.row(2, 0), .drag) else {
      Issue.record("the wheel isn't seen")
      return
    }
    tester.mouse(.press(.left), place.column, place.row)
    tester.mouse(.drag(.left), place.column, place.row - 10)
    tester.advance(by: .seconds(1))
    tester.mouse(.release(.left), place.column, place.row - 10)
    tester.advance(by: .seconds(1))
    #expect(tester.set == .seconds(90) && tester.screen.contains("1 min 30 s"))
    tester.click(.button(.start))
    #expect(tester.left == .seconds(90))
  }

  @Test("A wheel released while it moves keeps gliding, and snaps to a value")
  func inertia() {
    var tester = AppFixture.tester()
    guard let place = tester.place(of: .wheels, part: Self.row(1, 0), .drag) else {
      Issue.record("the wheel isn't seen")
      return
    }
    tester.mouse(.press(.left), place.column, place.row)
    for step in 1...3 {
      tester.advance(by: .milliseconds(20))
      tester.mouse(.drag(.left), place.column, place.row - step)
    }
    tester.mouse(.release(.left), place.column, place.row - 3)
    tester.advance(by: .seconds(2))
    #expect(tester.set > .seconds(8 * 60))
    let wakes = tester.wakes
    tester.advance(by: .seconds(60))
    #expect(tester.wakes == wakes + 1, "wheels at rest take a wakeup a minute, for their end")
  }

  @Test("Wheels wrap, + and - mean more and less, and Page keys turn by ten")
  func keys() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("right")
    tester.press("down")
    #expect(tester.set == .seconds(5 * 60 + 59))
    tester.press("+")
    #expect(tester.set == .seconds(5 * 60))
    tester.press("page-up")
    #expect(tester.set == .seconds(5 * 60 + 10))
  }

  @Test("A pasted duration sets all three wheels; a time of day goes into the field")
  func paste() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.paste("1h30m")
    #expect(tester.set == .seconds(5400))
    tester.paste("until 14:30\n")
    #expect(tester.screen.contains("2 h 30 min · ends 14:30"))
    tester.press("enter")
    #expect(tester.left == .seconds(9000))
  }

  @Test("While a time is typed, its meaning or an error is shown")
  func entry() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("/")
    tester.type("1:3")
    #expect(tester.screen.contains("such as") || tester.screen.contains("1:3"))
    tester.press("0")
    #expect(tester.screen.contains("1 min 30 s · ends 12:01:30 (time of day: until 1:30)"))
    tester.type(" x")
    tester.press("enter")
    #expect(tester.left == nil)
    tester.press("backspace")
    tester.press("backspace")
    tester.press("enter")
    #expect(tester.left == .seconds(90) && tester.set == .seconds(90))
    tester.press("r")
    tester.type("tom")
    #expect(tester.session.program.tab.entry?.field.text == "tom")
    tester.press("escape")
    #expect(tester.session.program.tab.entry == nil)
  }

  @Test("A typed time may start with digits", arguments: ["5m", "1h30m", "90s"])
  func digitsFirst(_ words: String) {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type(words)
    tester.press("enter")
    #expect(.span(tester.left ?? .zero, hint: nil) == (try? Reading(words: [words])))
  }

  @Test("A typed line may have steps, rounds and marks, as on the command line")
  func typedSteps() throws {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("/")
    tester.type("25m=Work 5m=Break --rounds 2 --mark 1m=say:soon")
    #expect(tester.screen.contains("ends 13:00:00"))
    tester.press("enter")
    let run = try #require(tester.session.program.tab.run)
    #expect(run.manager.routine.count == 4 && run.definition.marks.count == 1)
    #expect(tester.session.program.tab.name == nil)
    tester.press("r")
    tester.press("enter")
    #expect(tester.session.program.tab.run?.manager.routine.count == 4)
  }

  @Test("In a narrow window, arrows still turn the wheels")
  func narrow() {
    var tester = AppFixture.tester(AppFixture.still, isFirstStart: true, columns: 30, rows: 20)
    tester.press("up")
    #expect(tester.set == .seconds(360))
  }

  @Test("The end of a typed time advances while it is in the field")
  func movingEnd() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type("5m")
    #expect(tester.screen.contains("ends 12:05:00"))
    tester.advance(by: .seconds(90))
    #expect(tester.screen.contains("ends 12:06:30"))
  }

  @Test("A typed time may include a name")
  func named() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type("6m as Tea")
    #expect(tester.screen.contains("Tea: 6 min · ends 12:06:00"))
    tester.press("enter")
    #expect(tester.session.program.tab.name == "Tea")
    tester.expect(.keepRecents(["6m"]))
  }

  @Test("T06 to T08: unavailable commands are dimmed with a reason; reset returns to the wheels")
  func dimmed() {
    var tester = AppFixture.tester(AppFixture.still)
    for key in ["0", "0"] { tester.press(key) }
    tester.press("enter")
    #expect(tester.screen.contains("all wheels are at zero") && tester.left == nil)
    tester.click(.button(.start))
    #expect(tester.screen.contains("all wheels are at zero"))
    tester.click(.button(.timer(.cancel)))
    #expect(tester.screen.contains("There is nothing to reset."))
    tester.paste("90")
    tester.press("enter")
    tester.press("space")
    #expect(tester.screen.contains("paused") && tester.screen.contains("[ Resume ]"))
    tester.advance(by: .seconds(30))
    #expect(tester.left == .seconds(90))
    tester.click(.button(.timer(.toggle)))
    tester.advance(by: .seconds(30))
    tester.click(.button(.timer(.cancel)))
    #expect(tester.left == nil && tester.set == .seconds(90))
    #expect(tester.session.program.alarm?.order == AlarmOrder.none)
  }

  @Test("Faults e1 and e3: 5 s last exactly 5 s, and start by showing 5")
  func exact() {
    var tester = AppFixture.tester()
    tester.paste("5s")
    tester.press("enter")
    let deadline = tester.now.instant.advanced(by: .seconds(5))
    #expect(tester.alarm == .ring(at: deadline))
    tester.advance(by: .milliseconds(4999))
    #expect(tester.alarm == .ring(at: deadline))
    tester.advance(by: .milliseconds(1))
    #expect(tester.alarm == .ringing(since: deadline))
  }

  @Test("A timer rings with its name, counts overtime, snoozes and stops")
  func ringing() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.paste("5s")
    tester.press("enter")
    tester.advance(by: .seconds(5))
    #expect(tester.screen.contains("[ Snooze ]") && tester.screen.contains("[ Stop ]"))
    let notices = tester.claimAll {
      if case .perform(.timer(_, .notify)) = $0 { true } else { false }
    }
    #expect(notices.count == 1)
    tester.press("s")
    #expect(tester.left == .seconds(300) && tester.screen.contains("snoozed for 5 min"))
    tester.advance(by: .seconds(300))
    tester.press("enter")
    #expect(tester.left == nil && tester.alarm == AlarmOrder.none)
  }

  @Test("The alarm ends at its limit, or after the requested rounds")
  func alarmEnds() {
    var preferences = AppFixture.still
    preferences.alarmLimit = .seconds(60)
    var tester = AppFixture.tester(preferences)
    tester.paste("5s")
    tester.press("enter")
    tester.advance(by: .seconds(64))
    #expect(tester.left == .zero)
    tester.advance(by: .seconds(1))
    #expect(tester.left == nil)
    tester.press("enter")
    tester.advance(by: .seconds(5))
    tester.message(.alarmFinished(since: tester.now.instant))
    #expect(tester.left == nil)
  }

  @Test("The transition between wheels and face is cut short by any key, which still works")
  func turning() {
    var tester = AppFixture.tester()
    tester.press("enter")
    #expect(tester.screen.contains("05 min"))
    tester.advance(by: .milliseconds(100))
    #expect(tester.session.program.tab.transition.isMoving(at: tester.now.instant))
    tester.press("space")
    #expect(!tester.session.program.tab.transition.isMoving(at: tester.now.instant))
    #expect(tester.session.program.tab.run?.isPaused == true)
  }

  @Test("A timer until 14:30 follows changes of the wall clock")
  func wallClock() {
    var tester = AppFixture.tester(AppFixture.still)
    tester.press("/")
    tester.type("until 14:30")
    tester.press("enter")
    tester.setWallClock(by: .seconds(3600))
    #expect(tester.left == .seconds(5400))
  }

  @Test("Quitting with active timers asks and names them; a signal prints a line about each")
  func leaving() {
    var tester = AppFixture.tester(AppFixture.still)
    var idle = tester
    idle.press("q")
    idle.claim(.end(status: 0))
    tester.press("enter")
    tester.press("n")
    tester.press("enter")
    tester.press("q")
    #expect(tester.screen.contains("Timer 1 and Timer 2 are still running"))
    tester.press("escape")
    #expect(!tester.screen.contains("are still running"))
    let line = tester.session.program.closingLine(at: tester.now)
    #expect(line == "5 min, interrupted with 5 min left; 5 min, interrupted with 5 min left")
    tester.press("q")
    tester.press("c")
    tester.claim(
      .end(status: 0, saying: line?.replacing("interrupted", with: "canceled")))
  }

  @Test("The introduction is shown until the first timer starts")
  func welcome() {
    var tester = AppFixture.tester(AppFixture.still, isFirstStart: true)
    #expect(tester.screen.contains("Set the wheels"))
    tester.press("enter")
    tester.press("r")
    #expect(!tester.screen.contains("Set the wheels") && tester.screen.contains("[ 5m ]"))
    tester.click(.recent(0))
    #expect(tester.left == .seconds(300))
  }

  @Test("Below the wheels, the end of the time follows the clock")
  func end() {
    var tester = AppFixture.tester(AppFixture.still, recents: ["5m"])
    func end(_ tester: AppFixture.Tester) -> String? {
      tester.screen.firstMatch(of: /5 min · ends (\d\d:\d\d)/).map { String($0.1) }
    }
    let first = end(tester)
    tester.advance(by: .seconds(60))
    #expect(first != nil && end(tester) != nil && end(tester) != first)
  }

  @Test("A sheet leaves nothing of the page's text beside it")
  func sheetsHideTexts() {
    for recents in [[], ["5m", "25m"]] {
      var tester = AppFixture.tester(
        AppFixture.still, recents: recents, isFirstStart: recents.isEmpty)
      for key in [",", "o", "?"] {
        tester.press(key)
        for text in ["Set the", "press Enter", "[ 25m ]", "· ends"] {
          #expect(!tester.screen.contains(text), "\(key): \(text)")
        }
        tester.press("escape")
      }
      #expect(tester.screen.contains("· ends"))
    }
  }

  @Test(
    "A tall window has large numerals and, with a dial as its face, a groove around them",
    arguments: [(200, 60), (120, 40), (80, 30)])
  func largeNumerals(_ columns: Int, _ rows: Int) {
    var tester = AppFixture.tester(AppFixture.still, recents: ["5m"], columns: columns, rows: rows)
    #expect(!tester.screen.contains("05 min") && tester.screen.contains("5 min · ends"))
    #expect(tester.screen.contains(" min "))
    tester.press("up")
    #expect(tester.screen.contains("6 min · ends"))
    tester.press("7")
    #expect(tester.set == .seconds(7 * 60))
  }

  @Test(
    "Every window shows the complete wheels or time",
    arguments: [(80, 24), (40, 12), (200, 60), (20, 6), (12, 3), (8, 1), (1, 1)])
  func windows(_ columns: Int, _ rows: Int) {
    var tester = AppFixture.tester(AppFixture.still, recents: ["5m"], columns: columns, rows: rows)
    if columns >= 12 { #expect(tester.screen.contains(rows < 30 ? "05" : "5 min · ends")) }
    tester.press("enter")
    // Digits are blocks in large windows, and a line of text in small ones.
    if rows < 4, columns >= 8 { #expect(tester.screen.contains("5:00")) }
    #expect(tester.grid.rows == rows && tester.grid.columns == columns)
    tester.press(",")
    tester.press("escape")
    tester.press("?")
    tester.press("escape")
  }
}
