internal import Cells
internal import TerminalCodes
import Programs
import TestSupport
import Testing
import Widgets

@Suite struct SessionFocusTests {
  /// Returns a list of names, which messages can remove, with sheets that messages open and close.
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

  /// A removed item passes the focus to its neighbor.
  @Test("The focus moves to the next item when its own is removed")
  func focusMovesToTheNextItemWhenItsOwnIsRemoved() {
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

  @Test("Rows removed above don't move the focus") func rowsRemovedAboveDontMoveTheFocus() {
    var tester = Self.tester("a", "b", "c", "d")
    for _ in 0..<3 { tester.press("tab") }
    tester.message("no a")
    #expect(tester.focus == "c")
    tester.message("no c")
    #expect(tester.focus == "d")
  }

  @Test("A sheet takes the focus and returns it") func sheetTakesTheFocusAndReturnsIt() {
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

  @Test("The opener of a sheet may be gone when it closes")
  func openerOfASheetMayBeGoneWhenItCloses() {
    var tester = Self.tester("a", "b", "c")
    tester.press("tab")
    tester.press("tab")
    tester.message("one")
    tester.message("no b")
    tester.message("one")
    #expect(tester.focus == "c")
  }

  @Test("A lower sheet that closes leaves the upper one its focus")
  func lowerSheetThatClosesLeavesTheUpperOneItsFocus() {
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

  /// A click must not fall through a modal pane.
  @Test("Nothing below a sheet can be clicked") func nothingBelowASheetCanBeClicked() {
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

  @Test("Nothing below a sheet scrolls") func nothingBelowASheetScrolls() {
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

  /// The focus must not leave the view.
  @Test("The focus is scrolled into view") func focusIsScrolledIntoView() {
    let rows = BuiltRows((0..<60).map { Block("row \($0)").owned(by: "\($0)") })
    var tester = ProgramTester(
      Desk(panes: { _ in [Pane("list", .whole, rows)] }), columns: 30, rows: 6)
    for _ in 0..<30 {
      tester.press("tab")
      #expect(tester.screen.contains(">row \(tester.focus ?? "")"))
    }
    // The mouse wheel moves only the view; a key moves the focus and scrolls it back.
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
