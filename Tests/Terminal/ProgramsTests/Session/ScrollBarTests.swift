import Cells
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@Suite struct ScrollBarTests {
  private static func list(_ count: Int, rows: Int) -> ProgramTester<Desk> {
    let content = BuiltRows((0..<count).map { Block("row \($0)").owned(by: "\($0)") })
    return ProgramTester(
      Desk(panes: { _ in [Pane("list", .whole, content)] }), columns: 30, rows: rows)
  }

  private static func thumb(_ tester: ProgramTester<Desk>) -> [Int] {
    (0..<tester.grid.rows).filter { tester.grid.text(ofRow: $0).hasSuffix("┃") }
  }

  @Test(
    "A drag keeps its grip on the thumb",
    arguments: [(21, 20), (27, 20), (40, 20), (100, 20), (1000, 20), (5000, 7)])
  func dragKeepsItsGripOnTheThumb(count: Int, rows: Int) {
    var tester = Self.list(count, rows: rows)
    let first = Self.thumb(tester)
    guard let grip = first.last else {
      Issue.record("no thumb")
      return
    }
    tester.mouse(.press(.left), 29, grip)
    #expect(Self.thumb(tester) == first)
    for step in 1...(rows - first.count) {
      tester.mouse(.drag(.left), 29, grip + step)
      #expect(Self.thumb(tester) == first.map { $0 + step }, "step \(step)")
    }
    #expect(tester.screen.contains("row \(count - 1)"))
    tester.mouse(.drag(.left), 29, grip - 5)
    #expect(Self.thumb(tester) == first)
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 0"))
    tester.mouse(.release(.left), 29, grip - 5)
    #expect(tester.model.interactions.isEmpty)
  }

  @Test("A press on the track moves the thumb there") func aPressOnTheTrackMovesTheThumbThere() {
    var tester = Self.list(200, rows: 20)
    tester.click(column: 29, row: 10)
    #expect(Self.thumb(tester).contains(10))
  }

  @Test("Keys scroll without a focus") func keysScrollWithoutAFocus() {
    var tester = Self.list(100, rows: 10)
    tester.press("end")
    #expect(tester.grid.text(ofRow: 9).hasPrefix("row 99"))
    tester.press("page-up")
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 81"))
    tester.press("home")
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 0"))
    tester.press("page-down")
    tester.press("down")
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 10"))
    tester.mouse(.wheel(columns: 0, rows: 1), 3, 3)
    #expect(tester.grid.text(ofRow: 0).hasPrefix("row 13"))
  }

  @Test("Content that fits has no scroll bar and takes no wheel")
  func contentThatFitsHasNoScrollBarAndTakesNoWheel() {
    let tester = Self.list(10, rows: 10)
    #expect(Self.thumb(tester).isEmpty)
    #expect(tester.session.shown?.gestures == .press)
  }
}
