internal import Cells
internal import TerminalCodes
import Programs
import TestSupport
import Testing
import Widgets

@Suite struct SessionFocusTests {
  /// A list of names, some of which a message removes, with sheets that messages open and close.
  private static func tester(_ names: String...) -> ProgramTester<Desk> {
    ProgramTester(
      Desk(panes: { desk in
        var panes = [
          Pane("base", .whole) {
            for name in names where !desk.flags.contains("no \(name)") {
              Block(name).owned(by: name)
            }
          }
        ]
        for sheet in ["one", "two"] where desk.flags.contains(sheet) {
          panes.append(
            Pane(sheet, .centered(columns: sheet == "one" ? 40 : 20)) {
              for name in ["\(sheet) x", "\(sheet) y"] where !desk.flags.contains("no \(name)") {
                Block(name).owned(by: name)
              }
            }.sheet(background: .standard))
        }
        return panes
      }) { desk, event in
        guard case .message(let flag) = event else { return [] }
        if desk.flags.remove(flag) == nil { desk.flags.insert(flag) }
        return []
      })
  }

  /// Pitfalls 7 and 8: what is removed gives the focus to its neighbor.
  @Test func focusGoesToTheNextWhenItsItemIsRemoved() {
    var tester = Self.tester("a", "b", "c", "d")
    tester.press("tab")
    tester.press("tab")
    tester.message("no b")
    #expect(tester.focus == "c")
    #expect(tester.model.interactions.last == .focused("c"))
    tester.message("no c")
    #expect(tester.focus == "d")
    tester.message("no d")
    #expect(tester.focus == "a")
    tester.message("no a")
    #expect(tester.focus == nil)
    #expect(tester.model.interactions.last == .focused(nil))
  }

  @Test func rowsRemovedAboveLeaveTheFocus() {
    var tester = Self.tester("a", "b", "c", "d")
    for _ in 0..<3 { tester.press("tab") }
    tester.message("no a")
    #expect(tester.focus == "c")
    tester.message("no c")
    #expect(tester.focus == "d")
  }

  @Test func aSheetTakesTheFocusAndGivesItBack() {
    var tester = Self.tester("a", "b")
    tester.press("tab")
    tester.press("tab")
    tester.message("one")
    #expect(tester.focus == "one x")
    tester.press("tab")
    tester.press("tab")
    #expect(tester.focus == "one x")
    tester.press("shift-tab")
    #expect(tester.focus == "one y")
    tester.message("two")
    #expect(tester.focus == "two x")
    tester.message("two")
    #expect(tester.focus == "one y")
    tester.message("one")
    #expect(tester.focus == "b")
  }

  @Test func theOpenerMayBeGoneWhenItsSheetCloses() {
    var tester = Self.tester("a", "b", "c")
    tester.press("tab")
    tester.press("tab")
    tester.message("one")
    tester.message("no b")
    tester.message("one")
    #expect(tester.focus == "c")
  }

  @Test func aLowerSheetThatClosesLeavesTheUpperItsFocus() {
    var tester = Self.tester("a")
    tester.message("one")
    tester.message("two")
    tester.press("tab")
    #expect(tester.focus == "two y")
    tester.message("one")
    #expect(tester.focus == "two y")
    tester.message("two")
    #expect(tester.focus == nil)
  }

  /// Pitfall 10: a click falls through a modal pane.
  @Test func belowASheetNothingIsClicked() {
    var tester = Self.tester("a", "b")
    tester.message("one")
    let before = tester.model.interactions
    tester.click(column: 0, row: 0)
    #expect(Array(tester.model.interactions.dropFirst(before.count)) == [.pressedOutside])
    #expect(tester.focus == "one x")
    let center = tester.session.shown?.panes.last?.frame
    tester.click(column: (center?.columns.lowerBound ?? 0), row: center?.rows.lowerBound ?? 0)
    #expect(tester.model.interactions.count == before.count + 1, "a click on the border")
  }

  @Test func belowASheetNothingScrolls() {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("base", .whole, BuiltRows((0..<99).map { Block("row \($0)").owned(by: "\($0)") })),
          Pane("sheet", .centered(columns: 20)) { Block("ok").owned(by: "ok") }
            .sheet(background: .standard),
        ]
      }))
    for key in ["page-down", "end", "down"] { tester.press(key) }
    tester.mouse(.wheel(columns: 0, rows: 3), 1, 1)
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 0"))
  }

  /// Pitfall 30: the focus leaves the view.
  @Test func focusIsScrolledIntoView() {
    let rows = BuiltRows((0..<60).map { Block("row \($0)").owned(by: "\($0)") })
    var tester = ProgramTester(
      Desk(panes: { _ in [Pane("list", .whole, rows)] }), columns: 30, rows: 6)
    for _ in 0..<30 {
      tester.press("tab")
      #expect(tester.screen.contains(">row \(tester.focus ?? "")"))
    }
    // The mouse wheel moves the view alone; a key moves the focus and brings it back.
    for _ in 0..<20 { tester.mouse(.wheel(columns: 0, rows: -3), 1, 1) }
    #expect(!tester.screen.contains(">"))
    tester.press("down")
    #expect(tester.screen.contains(">row 30"))
    for (key, row) in [("home", 0), ("page-down", 5), ("end", 59), ("page-up", 54)] {
      tester.press(key)
      #expect(tester.screen.contains(">row \(row) "), "\(key)")
    }
  }
}
