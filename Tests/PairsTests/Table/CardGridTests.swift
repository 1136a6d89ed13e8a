import Shapes
import Testing

@testable import Pairs

@Suite("Card grid")
struct CardGridTests {
  @Test(
    "The grid has the largest cards that fit",
    arguments: [
      (14, 400.0, 700.0, 4, 100.0), (24, 400, 700, 5, 80), (4, 400, 700, 2, 200),
      (14, 80, 48, 7, 11),
    ])
  func sizes(count: Int, width: Double, height: Double, columns: Int, cardWidth: Double) {
    let grid = CardGrid.fitting(count, in: Size(width: width, height: height))
    #expect(grid?.columns == columns)
    #expect(grid?.card.width == cardWidth)
  }

  @Test("Any number of cards fits in any area")
  func fits() {
    for count in 1...70 {
      for (width, height) in [(640.0, 336.0), (320, 160), (1600, 900), (200, 900), (900, 40)] {
        let (unit, spacing) = (Size(width: 8, height: 16), Size(width: 8, height: 0))
        guard
          let grid = CardGrid.fitting(
            count, in: Size(width: width, height: height), spacing: spacing, unit: unit)
        else { continue }
        let (columns, rows) = (Double(grid.columns), Double(grid.rows))
        #expect(grid.columns * grid.rows >= count)
        #expect(grid.columns * (grid.rows - 1) < count)
        #expect(columns * grid.card.width + (columns - 1) * spacing.width <= width)
        #expect(rows * grid.card.height + (rows - 1) * spacing.height <= height)
      }
    }
  }

  @Test("No other number of columns has larger cards")
  func largest() {
    let area = Size(width: 700, height: 400)
    for count in 2...40 {
      guard let grid = CardGrid.fitting(count, in: area) else {
        Issue.record("\(count) cards don't fit")
        continue
      }
      for columns in 1...count {
        let rows = (count + columns - 1) / columns
        let width = min(
          (area.width / Double(columns)).rounded(.down),
          ((area.height / Double(rows)).rounded(.down) * 2 / 3).rounded(.down))
        // Heights are rounded, by half a unit at most.
        #expect(grid.card.width >= width - 1, "\(count) in \(columns)")
      }
    }
  }

  @Test("There is no grid if even the smallest cards don't fit")
  func tooSmall() {
    let smallest = Size(width: 32, height: 48)
    #expect(CardGrid.fitting(4, in: Size(width: 63, height: 95), smallest: smallest) == nil)
    #expect(CardGrid.fitting(4, in: Size(width: 64, height: 96), smallest: smallest)?.columns == 2)
    #expect(CardGrid.fitting(4, in: .zero) == nil)
  }
}
