import TestSupport
import Testing

@testable import QuoteViews

@Suite("Layout of a list")
struct QuoteLayoutTests {
  private static let counts = Array(1...60) + [61, 120, 200, 500]

  private static func layout(
    _ count: Int, _ columns: Int, _ rows: Int, lines: Int? = nil,
    _ measures: QuoteMeasures = QuoteMeasures()
  ) -> QuoteLayout { QuoteLayout(count, columns: columns, rows: rows, lines: lines, measures) }

  @Test("Rows and columns follow one another within the window", arguments: [1, 40, 80, 120, 200])
  func laws(width: Int) {
    for count in [0] + Self.counts {
      for rows in [1, 2, 10, 22, 38, 58] {
        for lines in [nil, 1, 2, 5, 99] {
          let layout = Self.layout(count, width, rows, lines: lines)
          for (one, next) in zip(layout.columns, layout.columns.dropFirst()) {
            #expect(one.count == next.count && one.upperBound < next.lowerBound)
          }
          #expect(layout.columns.first?.lowerBound == 0)
          #expect(layout.columns.last.map { $0.upperBound <= width } == true)
          let places = (0..<layout.each).map { layout.rows(at: $0) }
          for (one, next) in zip(places, places.dropFirst()) {
            #expect(one.upperBound == next.lowerBound)
          }
          #expect(places.first?.lowerBound == 0 && places.allSatisfy { !$0.isEmpty })
          #expect(places.last.map { $0.upperBound <= rows } == true)
          #expect(layout.capacity >= count || layout.columns.count == 1)
        }
      }
    }
  }

  @Test(
    "The rows that fit fill a window", arguments: [(40, 12), (80, 24), (120, 40), (200, 60)])
  func full(columns: Int, rows: Int) {
    for count in Self.counts {
      let layout = Self.layout(count, columns, rows - 2)
      let used = layout.rows(at: layout.each - 1).upperBound
      #expect(used * 20 >= (rows - 2) * 17, "\(count) rows use \(used)")
      let heights = (0..<layout.each).map { layout.lines(in: layout.rows(at: $0).count) }
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 1, "\(count) rows: \(heights)")
    }
  }

  @Test(
    "A list has as many columns and lines as fit",
    arguments: [
      (3, 200, 58, 1, 19), (8, 200, 58, 1, 7), (20, 200, 58, 2, 5), (40, 200, 58, 3, 4),
      (57, 200, 58, 1, 1), (120, 200, 58, 3, 1), (500, 200, 58, 1, 1), (13, 120, 38, 2, 5),
      (13, 80, 22, 1, 1), (40, 80, 22, 1, 1), (3, 40, 10, 1, 3), (13, 40, 10, 1, 1),
    ])
  func samples(count: Int, columns: Int, rows: Int, number: Int, lines: Int) {
    var measures = QuoteMeasures()
    (measures.name, measures.whole, measures.fraction) = (20, 4, 3)
    let layout = Self.layout(count, columns, rows, measures)
    #expect(layout.columns.count == number)
    #expect(layout.lines == lines)
  }

  @Test("A chosen height is kept, in one column")
  func chosen() {
    let layout = Self.layout(40, 200, 58, lines: 4)
    #expect(layout.columns == [0..<200] && layout.each == 14 && layout.lines == 4)
    #expect((0..<14).allSatisfy { layout.rows(at: $0).count == 4 })
    #expect(Self.layout(40, 200, 3, lines: 9).lines == 3)
  }

  @Test("Each cell of a row leads back to its index")
  func indices() {
    let layout = Self.layout(40, 200, 58)
    for index in 0..<40 {
      let column = layout.columns[index / layout.each]
      for row in layout.rows(at: index % layout.each) {
        #expect(layout.index(column: column.lowerBound, row: row) == index)
        #expect(layout.index(column: column.upperBound - 1, row: row) == index)
      }
    }
    #expect(layout.index(column: 0, row: -1) == nil)
    #expect(layout.index(column: 0, row: 58) == nil)
  }
}
