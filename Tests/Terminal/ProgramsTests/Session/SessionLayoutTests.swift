internal import Scenes
import Cells
import Programs
import TestSupport
import Testing
import Widgets

@Suite struct SessionLayoutTests {
  private static let sizes = [
    (1, 1), (1, 24), (80, 1), (2, 2), (5, 3), (11, 4), (13, 5), (40, 12), (80, 24), (300, 100),
  ]

  /// Returns many overlapping panes of all kinds of places.
  private static func panes(rows: Int) -> [Pane<String>] {
    let list = Pane<String>(
      "list", .whole, BuiltRows((0..<rows).map { Block("表 \($0)").owned(by: "\($0)") }))
    let sheet = Pane<String>("sheet", .centered(columns: 44)) {
      Block("title")
      Parts([.press, .hover], .drag, .wheel).owned(by: "parts")
      Block("long", rows: 30).owned(by: "long")
    }.sheet("設定 settings", background: .standard)
    var popover = Pane<String>("popover", .below("parts", columns: 90)) {
      Block("x", rows: 3).owned(by: "x")
    }
    popover.background = .standard
    popover.hasBorder = true
    return [list, sheet, popover]
  }

  /// Windows have any size, and popovers may be wider than the window.
  @Test("Windows of all sizes show their part", arguments: sizes)
  func windowsOfAllSizesShowTheirPart(columns: Int, rows: Int) {
    var tester = ProgramTester(
      Desk(panes: { _ in Self.panes(rows: 50) }), columns: columns, rows: rows)
    for key in ["tab", "down", "end", "page-up", "enter"] { tester.press(key) }
    for (otherColumns, otherRows) in Self.sizes {
      tester.resize(columns: otherColumns, rows: otherRows)
      #expect(tester.grid == tester.freshGrid, "\(otherColumns) by \(otherRows)")
      #expect((tester.grid.columns, tester.grid.rows) == (otherColumns, otherRows))
      for pane in tester.session.shown?.panes ?? [] {
        let whole = CellRect(columns: 0..<otherColumns, rows: 0..<otherRows)
        #expect(whole.contains(pane.frame))
        #expect(pane.frame.contains(pane.viewport))
      }
    }
  }

  private static func popover(at row: Int, rows: Int, window: Int) -> CellRect? {
    let tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("base", .whole) {
            Block("space", rows: row)
            Block("opener").owned(by: "opener")
          },
          Pane("popover", .below("opener", columns: 10)) { Block("x", rows: rows).owned(by: "x") },
        ]
      }), columns: 30, rows: window)
    return tester.session.shown?.panes.last?.frame
  }

  @Test("A popover is below its item, or above if there is more space")
  func popoverIsBelowOrAboveItsItem() {
    let columns = 0..<10
    #expect(Self.popover(at: 2, rows: 4, window: 20) == CellRect(columns: columns, rows: 3..<7))
    #expect(Self.popover(at: 17, rows: 4, window: 20) == CellRect(columns: columns, rows: 13..<17))
    #expect(Self.popover(at: 5, rows: 90, window: 20) == CellRect(columns: columns, rows: 6..<20))
    #expect(Self.popover(at: 15, rows: 90, window: 20) == CellRect(columns: columns, rows: 0..<15))
    #expect(Self.popover(at: 0, rows: 4, window: 1) == CellRect(columns: columns, rows: 0..<1))
  }

  /// A popover of a modal pane lies above it.
  @Test("A popover of a sheet lies above it") func popoverOfASheetLiesAboveIt() {
    var popover = Pane<String>("popover", .below("opener", columns: 10)) {
      Block("choice").owned(by: "choice")
    }
    popover.background = .standard
    let shown = popover
    var tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("base", .whole) { Block("base").owned(by: "base") },
          Pane("sheet", .centered(columns: 20)) {
            Block("opener").owned(by: "opener")
            Block("hidden").owned(by: "hidden")
          }.sheet(background: .standard),
          shown,
        ]
      }))
    #expect(tester.screen.contains("choice") && !tester.screen.contains("hidden"))
    tester.click("choice")
    #expect(tester.focus == "choice")
    #expect(tester.place(of: "hidden", .press) == nil || tester.screen.contains("en"))
  }

  /// Events are interpreted by the size in which they were shown.
  @Test("A click after a resize is interpreted by the new frame")
  func clickAfterAResizeIsInterpretedByTheNewFrame() {
    var tester = ProgramTester(
      Desk(panes: { _ in
        [Pane("sheet", .centered(columns: 10)) { Block("ok").owned(by: "ok") }]
      }))
    let before = tester.place(of: "ok", .press)
    tester.resize(columns: 20, rows: 9)
    let after = tester.place(of: "ok", .press)
    #expect(before?.column == 35 && after?.column == 5)
    tester.click("ok")
    #expect(tester.focus == "ok")
  }

  /// Wide characters may be cut at the edges of a sheet.
  @Test("No half of a wide character remains at the edge of a sheet")
  func noHalfOfAWideCharacterRemainsAtTheEdgeOfASheet() {
    for columns in 8...12 {
      let text = String(repeating: "表", count: 40)
      let tester = ProgramTester(
        Desk(panes: { _ in
          [
            Pane("base", .whole) { for _ in 0..<20 { Block(text) } },
            Pane("sheet", .centered(columns: columns)) { Block("ok") }
              .sheet(background: .standard),
          ]
        }), columns: 31, rows: 9)
      for row in 0..<tester.grid.rows {
        for column in 0..<tester.grid.columns {
          let isWide = tester.grid[column, row].scalar == "表"
          let next = column + 1 < tester.grid.columns ? tester.grid[column + 1, row] : .blank
          #expect(isWide == (column + 1 < tester.grid.columns && next.isContinuation))
        }
      }
    }
  }

  /// Only the visible part of a long list is requested.
  @Test("Only visible rows are requested") func onlyVisibleRowsAreRequested() {
    let rows = CountedRows(NumberedRows(count: 1_000_000))
    var tester = ProgramTester(Desk(panes: { _ in [Pane("list", .whole, rows)] }))
    for key in ["page-down", "end", "up", "home"] {
      rows.counter.reset()
      tester.press(key)
      #expect(rows.counter.value < 400, "\(key) asks for \(rows.counter.value) rows")
    }
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 0"))
  }

  /// Content may have more lines than fit in 16 bits.
  @Test("Content may have millions of lines") func contentMayHaveMillionsOfLines() {
    let rows = NumberedRows(count: 3_000_000)
    var tester = ProgramTester(Desk(panes: { _ in [Pane("list", .whole, rows)] }))
    tester.press("end")
    #expect(tester.grid.text(ofRow: 23).hasPrefix("row 2999999"))
    #expect(tester.session.shown?.panes[0].linesAbove == 2_999_976)
  }

  @Test("Items with the same owner have their own pieces")
  func itemsWithTheSameOwnerHaveTheirOwnPieces() {
    let tester = ProgramTester(
      Desk(panes: { _ in
        [
          Pane("base", .whole) {
            Block("one").owned(by: "same")
            Block("two").owned(by: "same")
            Block("two").owned(by: "same")
          }
        ]
      }))
    let pieces = tester.frame?.scene.planes.flatMap(\.pieces) ?? []
    #expect(pieces.count == 3 && Set(pieces.map(\.id)).count == 3)
  }
}
