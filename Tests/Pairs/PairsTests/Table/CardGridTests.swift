import Shapes
import Testing

@testable import Pairs

@Suite("Card grid")
struct CardGridTests {
  @Test(
    "The grid has the largest cards that fit",
    arguments: [
      (14, 400.0, 700.0, 4, 100.0), (24, 400, 700, 4, 77), (4, 400, 700, 2, 200),
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

  /// Returns the largest card for a number of columns, without gaps.
  private func card(_ count: Int, inColumns columns: Int, of area: Size) -> Size {
    let rows = (count + columns - 1) / columns
    // The shape of a card is that of the grid with only one card.
    let place = Size(width: area.width / Double(columns), height: area.height / Double(rows))
    return CardGrid.fitting(1, in: place)?.card ?? .zero
  }

  @Test("Rows are full if such cards have half the area of the largest, for any count and area")
  func full() {
    for count in 2...80 {
      for (width, height) in [(640.0, 320.0), (320, 160), (1600, 900), (200, 900), (900, 80)] {
        let area = Size(width: width, height: height)
        guard let grid = CardGrid.fitting(count, in: area) else {
          Issue.record("\(count) cards don't fit")
          continue
        }
        let areas = (1...count).map { columns in
          let card = card(count, inColumns: columns, of: area)
          return (columns, card.width * card.height)
        }
        let largest = areas.map(\.1).max() ?? 0
        let full = areas.filter { count.isMultiple(of: $0.0) }.map(\.1).max() ?? 0
        let isFull = full >= largest / 2
        #expect(grid.isFull == isFull || full == largest, "\(count) in \(width)×\(height)")
        #expect(grid.cardArea == (isFull ? full : largest), "\(count) in \(width)×\(height)")
        #expect(grid.isFull == (grid.columns * grid.rows == count))
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
