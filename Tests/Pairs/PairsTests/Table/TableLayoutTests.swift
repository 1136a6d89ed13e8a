import Cells
import Scenes
import Shapes
import Testing

@testable import Pairs

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

  @Test("Eight pairs have two rows of eight or four of four in a typical window")
  func usual() throws {
    let layout = try #require(
      TableLayout(
        16, in: PairsLayout(columns: 80, rows: 24).table, cell: Canvas.usualCell,
        smallest: CardTheme.shapes.smallestCard))
    #expect((layout.columns, layout.rows) == (8, 2))
    #expect((layout.cardColumns, layout.cardRows) == (8, 6))
    #expect(layout.columnGap == 1 && layout.rowGap == 0 && layout.inset.height == 4)
  }

  @Test("Gaps are equal in both directions, and the block is centered, in any window")
  func gaps() {
    for size in [(80, 24), (40, 12), (120, 40), (200, 60), (20, 6), (60, 20), (100, 30)] {
      let area = PairsLayout(columns: size.0, rows: size.1).table
      for cell in [Canvas.usualCell, Size(width: 9, height: 20), Size(width: 10, height: 19)] {
        for count in stride(from: 4, through: 64, by: 2) {
          let smallest = CardTheme.shapes.smallestCard
          guard let layout = TableLayout(count, in: area, cell: cell, smallest: smallest)
          else { continue }
          let across = Double(layout.columnGap) * cell.width + 2 * layout.inset.width
          let down = Double(layout.rowGap) * cell.height + 2 * layout.inset.height
          if layout.columns > 1, layout.rows > 1 {
            #expect(abs(across - down) <= cell.width / 2, "\(count) in \(size), \(cell)")
          }
          let frames = (0..<count).map { layout.frame(of: $0).rows }
          let top = (frames.map(\.lowerBound).min() ?? 0) - area.rows.lowerBound
          let bottom = area.rows.upperBound - (frames.map(\.upperBound).max() ?? 0)
          #expect(abs(top - bottom) <= 1, "\(count) in \(size)")
        }
      }
    }
  }

  @Test("Rows are full or the last one is centered, for any number of pairs and window")
  func rows() {
    for (columns, rows) in [(80, 24), (40, 12), (60, 20), (100, 30), (120, 40), (200, 60)] {
      let area = PairsLayout(columns: columns, rows: rows).table
      for theme in [CardTheme.shapes, .ascii] {
        for count in stride(from: 4, through: 64, by: 2) {
          guard
            let layout = TableLayout(
              count, in: area, cell: Canvas.usualCell, smallest: theme.smallestCard)
          else { continue }
          let lines = Dictionary(grouping: 0..<count) { layout.frame(of: $0).rows.lowerBound }
          #expect(lines.count == layout.rows)
          for line in lines.values {
            let frames = line.map { layout.frame(of: $0).columns }
            let left = (frames.map(\.lowerBound).min() ?? 0) - area.columns.lowerBound
            let right = area.columns.upperBound - (frames.map(\.upperBound).max() ?? 0)
            // The gaps may be odd.
            #expect(abs(left - right) <= 2, "\(count) in \(columns)×\(rows)")
          }
          // A game of up to 12 pairs of a square number or with many divisors is never ragged.
          if [4, 8, 12, 16, 24].contains(count) { #expect(count == layout.columns * layout.rows) }
        }
      }
    }
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
