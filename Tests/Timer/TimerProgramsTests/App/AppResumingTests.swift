import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TestSupport
import Testing
import Widgets

@testable import TimerPrograms
@testable import Timers

/// Unfinished timers in the app, and undoing a reset.
struct AppResumingTests {
  typealias Tester = AppFixture.Tester

  private static func unfinished(
    _ name: String, label: String? = nil, left: Int = 200, _ words: [String] = ["5m"]
  ) -> TimerRecord {
    var record = DashboardFixture.record(name, left: left, face: "pie")
    (record.label, record.words) = (label, words)
    return record
  }

  private static func tester(_ records: [TimerRecord], columns: Int = 80, rows: Int = 24) -> Tester
  {
    var tester = AppFixture.tester(
      AppFixture.still, recents: ["7m"], columns: columns, rows: rows)
    tester.message(.unfinished(records, boot: "b"))
    return tester
  }

  // MARK: Unfinished timers

  @Test("An unfinished timer is a button and a key", arguments: [(80, 24), (40, 12), (200, 60)])
  func offer(columns: Int, rows: Int) {
    var tester = Self.tester([Self.unfinished("Tea", label: "Tea")], columns: columns, rows: rows)
    #expect(tester.screen.contains("[ Resume Tea ]") || rows < 14)
    #expect(tester.screen.contains("R resume") || columns < 60)
    #expect(!tester.screen.contains("run timer"))
    tester.press("R")
    #expect(tester.left == .seconds(200) && tester.model.tab.name == "Tea")
    #expect(tester.model.tab.face == .pie && !tester.screen.contains("Resume Tea"))
    tester.expect(.register(tab: 0, label: "Tea", resumes: "Tea"))
  }

  @Test("Several are offered one after the other, the last one first; active timers stay")
  func several() {
    var older = Self.unfinished("1", left: 100)
    older.written = older.written.advanced(by: .seconds(-60))
    var tester = Self.tester([older, Self.unfinished("Tea", label: "Tea")])
    tester.press("enter")
    #expect(!tester.screen.contains("Resume"))
    tester.press("R")
    #expect(tester.model.tabs.count == 1)
    tester.press("n")
    tester.press("R")
    tester.press("n")
    #expect(tester.screen.contains("[ Resume Timer 1 ]"))
    tester.click(.button(.resume))
    #expect(tester.model.tabs.count == 3 && tester.left == .seconds(100))
    #expect(tester.model.unfinished.isEmpty)
  }

  @Test("Steps, marks and hooks are resumed; a timer with a command at its end isn’t offered")
  func script() throws {
    let words = ["25m=Work", "5m=Break", "--mark", "1m=say:soon", "--on-end", "date"]
    var record = Self.unfinished("work", words)
    record.steps = [.init(label: "Work", length: .seconds(300)), .init(length: .seconds(60))]
    record.position = 1
    var tester = Self.tester([record, Self.unfinished("make", ["5m", "--", "make"])])
    #expect(tester.model.unfinished.map(\.name) == ["work"])
    tester.press("R")
    let run = try #require(tester.model.tab.run)
    #expect(run.manager.position == 1 && run.definition.marks.count == 1)
    #expect(run.definition.hooks.end == "date" && run.definition.words == words)
  }

  @Test("A timer that another process has resumed is given up with words")
  func taken() {
    var tester = Self.tester([Self.unfinished("Tea", label: "Tea")])
    tester.press("R")
    tester.message(.taken(tab: 0, name: "Tea"))
    #expect(tester.left == nil && tester.screen.contains("Tea is no longer unfinished"))
    #expect(tester.logged(0).isEmpty)
  }

  @Test("A resumed timer has its own sound")
  func sound() {
    var tester = Self.tester([Self.unfinished("Tea", label: "Tea", ["5m", "--sound", "gong"])])
    tester.press("R")
    #expect(tester.model.tab.sound == "gong" && tester.model.tab.face == .pie)
  }

  // MARK: Undoing a reset

  /// Returns a timer of ten minutes that was reset after nine.
  private static func reset(paused: Bool = false) -> Tester {
    var tester = AppFixture.tester(AppFixture.still)
    tester.type("10m as Tea")
    tester.press("enter")
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    tester.advance(by: .seconds(540))
    if paused { tester.press("space") }
    tester.press("r")
    tester.claimAll()
    return tester
  }

  @Test("A reset is undone by u, as if it hadn’t happened", arguments: [false, true])
  func undo(paused: Bool) {
    var tester = Self.reset(paused: paused)
    #expect(tester.left == nil && tester.screen.contains("reset · u undoes"))
    tester.advance(by: .seconds(3))
    tester.press("u")
    #expect(tester.left == .seconds(paused ? 60 : 57) && tester.model.tab.name == "Tea")
    #expect(tester.model.tab.run?.isPaused == paused)
    tester.expect(.register(tab: 0, label: "Tea", resumes: "Tea", isUndone: true))
    tester.message(.registered(tab: 0, AppFixture.identity("Tea")))
    tester.advance(by: .seconds(10))
    tester.press("r")
    // What was counted before is already in the history.
    let entry = tester.logged(0).last
    #expect(entry?.ran == .seconds(paused ? 0 : 13))
  }

  @Test("If another timer has its name, a timer whose reset is undone gets another one")
  func otherName() {
    var tester = Self.reset()
    tester.press("u")
    tester.claimAll()
    tester.message(.taken(tab: 0, name: "Tea"))
    #expect(tester.left == .seconds(60))
    tester.expect(.register(tab: 0, label: "Tea"))
    tester.message(.registered(tab: 0, AppFixture.identity("Tea 2")))
    #expect(tester.model.tab.run?.identity?.name == "Tea 2")
  }

  @Test("Without a reset to undo, u types a time, and r says that there is nothing to reset")
  func meanings() {
    var tester = Self.reset()
    tester.advance(by: .seconds(60))
    tester.press("r")
    #expect(tester.model.tab.entry == nil && tester.screen.contains("There is nothing to reset."))
    tester.press("u")
    #expect(tester.model.tab.entry?.field.text == "u" && tester.left == nil)
    tester.press("escape")
    for key in ["b", "e", "z", "Z"] {
      tester.press(key)
      #expect(tester.model.tab.entry == nil)
    }
    tester.press("q")
    tester.claim(.end(status: 0))
  }

  @Test("An alarm that is stopped, or another start, leaves no reset to undo")
  func nothing() {
    var tester = Self.reset()
    tester.press("enter")
    tester.advance(by: .seconds(600))
    tester.press("enter")
    #expect(!tester.model.canUndoReset)
  }
}
