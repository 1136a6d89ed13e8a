import Cells
import Scenes
import Testing
import Widgets

struct PaneSheetsTests {
  private static let surroundings = WidgetPicture.surroundings(20, 3)

  @Test("A question has an item for each answer, and those that can’t be given are dimmed")
  func question() {
    let pane = Pane<Int>.question(
      "Leave?", [("Stay", 1, nil), ("Quit", 2, "Not now.")], owner: 0, title: "Quit",
      in: Self.surroundings)
    let items = (0..<pane.content.count).map { pane.content.item(at: $0) }
    #expect(pane.isModal && pane.title == "Quit")
    #expect(items.map(\.owner) == [nil, nil, 1, 2])
    #expect(items.map(\.dimmedReason) == [nil, nil, nil, "Not now."])
  }

  @Test("A line is in the last row or in the given cells, truncated to the window")
  func line() {
    let cells = CellRect(columns: 0..<20, rows: 0..<1)
    func text(_ words: String, at cells: CellRect? = nil) -> [Substring] {
      let pane = Pane<Int>.line(
        words, .warning, owner: 1, at: cells, in: Self.surroundings)
      return WidgetPicture(pane, Self.surroundings).text.split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    #expect(text("saved").map { $0.contains("saved") } == [false, false, true])
    #expect(text("saved", at: cells).map { $0.contains("saved") } == [true, false, false])
    #expect(text("a line of more than twenty columns").last?.hasSuffix("…") == true)
  }
}
