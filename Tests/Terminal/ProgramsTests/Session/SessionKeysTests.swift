internal import Cells
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@Suite struct SessionKeysTests {
  private typealias Map = KeyMap<Desk.Command>

  private static func map(_ command: Desk.Command, _ keys: String...) -> Map {
    Map("", [KeyBinding(command, keys.compactMap { KeyPress(named: $0) }, "Do")])
  }

  private static func buttons(_ names: String...) -> ProgramTester<Desk> {
    ProgramTester(
      Desk(panes: { _ in
        [Pane("pane", .whole) { for name in names { Block(name).owned(by: name) } }]
      }))
  }

  private static func field() -> Desk {
    var desk = Desk(panes: { _ in
      [
        Pane("pane", .whole) {
          Block("field").owned(by: "field").takingText()
          Block("button").owned(by: "button")
        }
      ]
    })
    desk.maps = [map(.one, "q", "ctrl-a", "left")]
    return desk
  }

  @Test("Text goes to the field before any key table") func textGoesToTheFieldBeforeAnyKeyTable() {
    var tester = ProgramTester(Self.field())
    tester.press("q")
    #expect(tester.model.events.last == .command(.one))
    tester.press("tab")
    #expect(tester.focus == "field")
    for name in ["q", "é", "left", "backspace"] {
      tester.press(name)
      let press = KeyPress(named: name) ?? KeyPress(.escape)
      #expect(tester.model.interactions.last == .typed(press, at: "field"))
    }
    tester.press("ctrl-a")
    #expect(tester.model.events.last == .command(.one))
  }

  @Test("A field scrolled out of view still takes text") func fieldScrolledOutOfViewStillTakesText()
  {
    var desk = Desk(panes: { _ in
      [
        Pane("pane", .whole) {
          Block("field").owned(by: "field").takingText()
          Block("text", rows: 100)
        }
      ]
    })
    desk.maps = [Self.map(.one, "q")]
    var tester = ProgramTester(desk)
    tester.press("tab")
    tester.wheel(over: "field", rows: 9)
    #expect(!tester.screen.contains("field"))
    tester.press("q")
    #expect(tester.model.interactions.last == .typed(KeyPress(.character("q")), at: "field"))
  }

  @Test("The innermost table takes precedence") func innermostTableTakesPrecedence() {
    var desk = Self.field()
    desk.maps = [Self.map(.one, "x"), Self.map(.two, "x", "y")]
    var tester = ProgramTester(desk)
    tester.type("xy")
    #expect(tester.model.events.suffix(2) == [.command(.one), .command(.two)])
  }

  @Test("A dimmed command reports why, and an absent one falls through")
  func dimmedCommandReportsWhy() {
    var desk = Self.field()
    desk.maps = [Self.map(.one, "x"), Self.map(.two, "x")]
    desk.availabilities = [.one: .dimmed("It rings.")]
    var tester = ProgramTester(desk)
    tester.press("x")
    #expect(tester.model.events.last == .refused(.one, reason: "It rings."))
    desk.availabilities = [.one: .absent]
    tester = ProgramTester(desk)
    tester.press("x")
    #expect(tester.model.events.last == .command(.two))
    desk.availabilities = [.one: .absent, .two: .absent]
    tester = ProgramTester(desk)
    tester.press("x")
    #expect(tester.model.interactions.last == .typed(KeyPress(.character("x")), at: nil))
  }

  @Test("A shortcut works in other layouts") func shortcutWorksInOtherLayouts() {
    var desk = Self.field()
    desk.maps = [Self.map(.one, "q")]
    var tester = ProgramTester(desk)
    tester.press(KeyPress(.character("й"), alternate: "q"))
    #expect(tester.model.events.last == .command(.one))
  }

  @Test("Tab wraps around, and Shift-Tab goes back") func tabWrapsAround() {
    var tester = Self.buttons("a", "b", "c")
    var seen: [String?] = []
    for key in ["tab", "tab", "tab", "tab", "shift-tab", "shift-tab"] {
      tester.press(key)
      seen.append(tester.focus)
    }
    #expect(seen == ["a", "b", "c", "a", "c", "b"])
  }

  @Test("Arrows move inside a group and Tab leaves it") func arrowsMoveInsideAGroupAndTabLeavesIt()
  {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("pane", .whole) {
            Block("before").owned(by: "before")
            for name in ["x", "y", "z"] { Block(name).owned(by: name, stop: .group) }
            Block("after").owned(by: "after")
          }
        ]
      }))
    var seen: [String?] = []
    for key in ["tab", "tab", "down", "down", "up", "tab", "shift-tab", "shift-tab"] {
      tester.press(key)
      seen.append(tester.focus)
    }
    #expect(seen == ["before", "x", "y", "z", "y", "after", "x", "before"])
  }

  @Test("Tab leaves a group of many rows") func tabLeavesAGroupOfManyRows() {
    let rows = BuiltRows((0..<10_000).map { Block("\($0)").owned(by: "row \($0)", stop: .group) })
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("list", .cells(.init(columns: 0..<80, rows: 0..<20)), rows),
          Pane("bar", .cells(.init(columns: 0..<80, rows: 20..<24))) {
            Block("done").owned(by: "done")
          },
        ]
      }))
    tester.press("tab")
    #expect(tester.focus == "row 0")
    tester.press("tab")
    #expect(tester.focus == "done")
    tester.press("tab")
    #expect(tester.focus == "row 0")
  }

  @Test("Arrows move by columns in a grid") func arrowsMoveByColumnsInAGrid() {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("board", .whole, arrangement: .grid(minimumWidth: 20)) {
            for name in ["a", "b", "c", "d", "e"] { Block(name).owned(by: name, stop: .group) }
          }
        ]
      }))
    var seen: [String?] = []
    for key in ["tab", "right", "right", "down", "left", "down", "up", "up"] {
      tester.press(key)
      seen.append(tester.focus)
    }
    #expect(seen == ["a", "b", "c", "e", "d", "d", "a", "a"])
  }

  @Test("Arrows continue below the edge") func arrowsContinueBelowTheEdge() {
    let rows = BuiltRows((0..<100).map { Block("row \($0)").owned(by: "\($0)") })
    var tester = ProgramTester(
      Desk(panes: { _ in [Pane("list", .whole, rows)] }), columns: 30, rows: 5)
    tester.press("tab")
    for _ in 0..<40 { tester.press("down") }
    #expect(tester.focus == "40")
    #expect(tester.screen.contains(">row 40"))
    for _ in 0..<40 { tester.press("up") }
    #expect(tester.focus == "0")
    #expect(tester.screen.contains(">row 0"))
  }

  @Test("Enter and space activate the focused item") func enterAndSpaceActivateTheFocusedItem() {
    var tester = Self.buttons("a", "b")
    tester.press("enter")
    #expect(tester.model.interactions == [.typed(KeyPress(.enter), at: nil)])
    tester.press("tab")
    for key in ["enter", "space"] {
      tester.press(key)
      guard case .activated(let hit, 1)? = tester.model.interactions.last else {
        Issue.record("\(key) activates nothing")
        continue
      }
      #expect(hit.owner == "a")
    }
  }

  @Test("Enter scrolls an invisible item into view before it acts")
  func enterScrollsAnInvisibleItemIntoViewBeforeItActs() {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("pane", .whole) {
            Block("delete").owned(by: "delete")
            Block("text", rows: 100)
          }
        ]
      }))
    tester.press("tab")
    tester.wheel(over: "delete", rows: 9)
    tester.press("enter")
    #expect(tester.screen.contains("delete"))
    #expect(tester.model.interactions == [.focused("delete")])
    tester.press("enter")
    #expect(tester.model.interactions.count == 2)
  }

  @Test("A dimmed item reports why") func dimmedItemReportsWhy() {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [Pane("pane", .whole) { Block("a").owned(by: "a").dimmed("No sound card.") }]
      }))
    tester.click("a")
    #expect(tester.model.interactions == [.refused("a", reason: "No sound card.")])
    tester.press("tab")
    tester.press("enter")
    #expect(tester.model.interactions.last == .refused("a", reason: "No sound card."))
  }

  @Test("Control keys have the same actions in all programs")
  func controlKeysHaveTheSameActionsInAllPrograms() {
    for (key, action) in [("c", Action<String>.interrupt), ("\\", .quit), ("z", .suspend)] {
      var tester = Self.buttons("a")
      tester.press("ctrl-l")
      tester.press("ctrl-\(key)")
      #expect(tester.isEnded == (key != "z"))
      tester.claim(action)
      tester.finish()
    }
  }

  @Test(
    "A terminal that reports keys unambiguously sends the signal keys in any layout",
    arguments: [
      ("\u{1B}[99;5u", Action<String>.interrupt), ("\u{1B}[1089::99;5u", .interrupt),
      ("\u{1B}[92;5u", .quit), ("\u{1B}[122;5u", .suspend), ("\u{1B}[1103::122;5u", .suspend),
    ])
  func unambiguous(_ bytes: String, _ action: Action<String>) {
    var tester = Self.buttons("a")
    tester.bytes(Array(bytes.utf8))
    tester.claim(action)
    tester.finish()
  }

  /// Two keys may arrive in one read.
  @Test("Keys in one read act as if read one by one") func keysInOneReadActAsIfReadOneByOne() {
    let keys = ["tab", "enter", "tab", "x", "enter", "down", "enter", "shift-tab", "enter"]
      .compactMap { KeyPress(named: $0) }
    func tester() -> ProgramTester<Desk> {
      ProgramTester(
        Desk(
          panes: { desk in
            let base = Pane("base", .whole) {
              Block("a").owned(by: "a")
              Block("b").owned(by: "b")
            }
            let sheet = Pane("sheet", .centered(columns: 20)) {
              Block("ok").owned(by: "ok")
              Block("no").owned(by: "no")
            }.sheet(background: .standard)
            return desk.flags.contains("open") ? [base, sheet] : [base]
          },
          react: { desk, event in
            guard case .interaction(.activated(let hit, _)) = event else { return [] }
            if hit.owner == "a" { desk.flags.insert("open") }
            if hit.owner == "no" { desk.flags.remove("open") }
            return []
          }))
    }
    var single = tester()
    for key in keys { single.press(key) }
    var batch = tester()
    batch.turn(keys.map { .terminal(.key($0)) })
    #expect(batch.model.events == single.model.events)
    #expect(batch.grid == single.grid)
  }

  /// Keys must not reach what lies below a modal pane.
  @Test("A key typed ahead goes to the sheet that opens")
  func keyTypedAheadGoesToTheSheetThatOpens() {
    var tester = ProgramTester(
      Desk(
        panes: { desk in
          let base = Pane("base", .whole) { Block("delete").owned(by: "delete") }
          let sheet = Pane("sheet", .centered(columns: 20)) { Block("ok").owned(by: "ok") }
            .sheet(background: .standard)
          return desk.flags.contains("open") ? [base, sheet] : [base]
        },
        react: { desk, event in
          if event == .message("open") { desk.flags.insert("open") }
          return []
        }))
    tester.press("tab")
    tester.turn([.message("open"), .terminal(.key(KeyPress(.enter)))])
    guard case .activated(let hit, _)? = tester.model.interactions.last else {
      Issue.record("nothing was activated")
      return
    }
    #expect(hit.owner == "ok")
  }

  @Test("A paste is text rather than keys") func pasteIsTextRatherThanKeys() {
    var tester = ProgramTester(Self.field())
    tester.bytes(Array("\u{1B}[200~q\u{3}\u{1B}[201~".utf8))
    #expect(tester.model.interactions == [.pasted("q", at: nil)])
  }
}
