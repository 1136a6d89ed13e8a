import Cells
import Scenes
import Shapes
import Testing

@testable import TimerApp

struct TableLayoutTests {
  @Test("All cards lie on the table without overlapping, in any window")
  func apart() {
    for (columns, rows) in [(80, 24), (40, 12), (200, 60), (20, 6), (7, 30), (300, 8)] {
      let area = PairsLayout(columns: columns, rows: rows).table
      for count in stride(from: 4, through: 64, by: 2) {
        guard
          let layout = TableLayout(
            count, in: area, cell: Canvas.usualCell, smallest: CardTheme.shapes.smallestCard)
        else { continue }
        let frames = (0..<count).map { layout.frame(of: $0) }
        #expect(frames.allSatisfy { area.contains($0) })
        for (index, frame) in frames.enumerated() {
          #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame).isEmpty })
        }
        #expect(area.contains(layout.deck))
      }
    }
  }

  @Test("A typical window fits a default game, with room for the cursor marks")
  func usual() throws {
    let layout = try #require(
      TableLayout(
        16, in: PairsLayout(columns: 80, rows: 24).table, cell: Canvas.usualCell,
        smallest: CardTheme.shapes.smallestCard))
    #expect((layout.columns, layout.rows) == (6, 3))
    #expect((layout.cardColumns, layout.cardRows) == (8, 6))
    #expect(layout.columnGap == 4 && layout.rowGap == 1)
  }

  @Test("The maximum number of pairs fits, and one more doesn’t")
  func most() {
    let area = PairsLayout(columns: 80, rows: 24).table
    let smallest = CardTheme.emoji.smallestCard
    let most = TableLayout.mostPairs(in: area, cell: Canvas.usualCell, smallest: smallest, upTo: 99)
    func layout(_ pairs: Int) -> TableLayout? {
      TableLayout(2 * pairs, in: area, cell: Canvas.usualCell, smallest: smallest)
    }
    #expect(most > 16)
    #expect(layout(most) != nil && layout(most + 1) == nil)
  }

  @Test("The parts don’t overlap in a window of any size", arguments: 1...30)
  func parts(rows: Int) {
    let layout = PairsLayout(columns: 50, rows: rows)
    let parts = [layout.header, layout.table, layout.message, layout.buttons, layout.footer]
      .compactMap(\.self)
    let all = CellRect(columns: 0..<50, rows: 0..<rows)
    for (index, part) in parts.enumerated() {
      #expect(part.rows.isEmpty || all.contains(part))
      #expect(parts[(index + 1)...].allSatisfy { $0.intersection(part).isEmpty })
    }
  }
}
