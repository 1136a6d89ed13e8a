import TestSupport
import Testing

@testable import Pairs

@Suite("Table cursor")
struct TableCursorTests {
  private static let steps: [TableCursor.Step] = [.left, .right, .up, .down, .first, .last]

  @Test("The cursor moves to neighbors and to the ends of a row")
  func neighbors() {
    let (open, rows) = (Array(0..<18), CardRows(of: 18, columns: 6))
    let moved = Self.steps.map { TableCursor.move($0, from: 7, in: rows, open: open) }
    #expect(moved == [6, 8, 1, 13, 6, 11])
  }

  @Test("The cursor stays at an edge")
  func edges() {
    let (open, rows) = (Array(0..<12), CardRows(of: 12, columns: 6))
    #expect(TableCursor.move(.left, from: 0, in: rows, open: open) == 0)
    #expect(TableCursor.move(.down, from: 11, in: rows, open: open) == 11)
    #expect(TableCursor.move(.right, from: 3, in: rows, open: []) == 3)
  }

  @Test("The cursor skips empty places and reaches every card")
  func reach() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let columns = Int.random(in: 1...8, using: &generator)
      let count = Int.random(in: 2...40, using: &generator)
      let open = (0..<count).filter { _ in Int.random(in: 0...3, using: &generator) == 0 }
      let rows = CardRows(of: count, columns: columns)
      guard let start = open.first else { continue }
      var reached: Set = [start]
      var frontier = [start]
      while let place = frontier.popLast() {
        for step in Self.steps {
          let next = TableCursor.move(step, from: place, in: rows, open: open)
          #expect(open.contains(next))
          if reached.insert(next).inserted { frontier.append(next) }
        }
      }
      #expect(reached == Set(open), "\(open) in rows of \(columns)")
    }
  }

  @Test("Above and below a centered row, the cursor moves to a card half a column aside")
  func centered() {
    // Rows of 6, 6 and 3 cards.
    let (open, rows) = (Array(0..<15), CardRows(of: 15, columns: 6))
    #expect((12..<15).map { rows.halfColumn(of: $0) } == [3, 5, 7])
    #expect(TableCursor.move(.down, from: 8, in: rows, open: open) == 12)
    #expect(TableCursor.move(.down, from: 9, in: rows, open: open) == 13)
    #expect(TableCursor.move(.down, from: 6, in: rows, open: open) == 12)
    #expect(TableCursor.move(.up, from: 14, in: rows, open: open) == 9)
    #expect(TableCursor.move(.right, from: 12, in: rows, open: open) == 13)
  }

  @Test("The nearest card replaces one that is gone")
  func nearest() {
    let rows = CardRows(of: 18, columns: 6)
    #expect(TableCursor.nearest(to: 7, in: rows, open: [0, 9, 13, 15]) == 13)
    #expect(TableCursor.nearest(to: 7, in: rows, open: []) == nil)
  }
}
