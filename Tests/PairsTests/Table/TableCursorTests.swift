import TestSupport
import Testing

@testable import Pairs

@Suite("Table cursor")
struct TableCursorTests {
  private static let steps: [TableCursor.Step] = [.left, .right, .up, .down, .first, .last]

  @Test("The cursor moves to neighbors and to the ends of a row")
  func neighbors() {
    let open = Array(0..<16)
    let moved = Self.steps.map { TableCursor.move($0, from: 7, columns: 6, open: open) }
    #expect(moved == [6, 8, 1, 13, 6, 11])
  }

  @Test("The cursor stays at an edge")
  func edges() {
    let open = Array(0..<12)
    #expect(TableCursor.move(.left, from: 0, columns: 6, open: open) == 0)
    #expect(TableCursor.move(.down, from: 11, columns: 6, open: open) == 11)
    #expect(TableCursor.move(.right, from: 3, columns: 6, open: []) == 3)
  }

  @Test("The cursor skips empty places and reaches every card")
  func reach() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let columns = Int.random(in: 1...8, using: &generator)
      let count = Int.random(in: 2...40, using: &generator)
      let open = (0..<count).filter { _ in Int.random(in: 0...3, using: &generator) == 0 }
      guard let start = open.first else { continue }
      var reached: Set = [start]
      var frontier = [start]
      while let place = frontier.popLast() {
        for step in Self.steps {
          let next = TableCursor.move(step, from: place, columns: columns, open: open)
          #expect(open.contains(next))
          if reached.insert(next).inserted { frontier.append(next) }
        }
      }
      #expect(reached == Set(open), "\(open) in rows of \(columns)")
    }
  }

  @Test("The nearest card replaces one that is gone")
  func nearest() {
    #expect(TableCursor.nearest(to: 7, columns: 6, open: [0, 9, 13, 15]) == 13)
    #expect(TableCursor.nearest(to: 7, columns: 6, open: []) == nil)
  }
}
