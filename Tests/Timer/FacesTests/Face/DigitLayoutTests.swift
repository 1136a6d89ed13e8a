import Cells
import Scenes
import Shapes
import Testing

@testable import Faces

struct DigitLayoutTests {
  static let cell = Canvas.usualCell

  static func layout(_ lines: [String], columns: Int, rows: Int) -> DigitLayout? {
    DigitLayout(lines, cell: cell, available: rows) { $0 <= columns && $1 <= rows }
  }

  @Test("The largest layout that fits is chosen, with equal margins above and below")
  func largest() throws {
    for columns in 13...120 {
      for rows in 3...30 {
        let layout = try #require(Self.layout(["3:07"], columns: columns, rows: rows))
        #expect(layout.columns(of: ["3:07"]) <= columns && layout.height <= rows)
        #expect(layout.rows <= 4 || (rows - layout.height) % 2 == 0, "\(columns)x\(rows)")
      }
    }
    #expect(Self.layout(["3:07"], columns: 12, rows: 30) == nil)
    #expect(Self.layout(["3:07"], columns: 90, rows: 2) == nil)
  }

  @Test("Equal digits have equal cells, separated and in order")
  func places() throws {
    let layout = try #require(Self.layout(["88:88"], columns: 60, rows: 9))
    let area = CellRect(columns: 0..<60, rows: 0..<9)
    let places = layout.places(of: ["88:88"], in: area)
    let digits = places.filter { $0.character == "8" }.map(\.cells)
    #expect(Set(digits.map(\.columns.count)).count == 1 && Set(digits.map(\.rows)).count == 1)
    for (one, next) in zip(places, places.dropFirst()) {
      #expect(one.cells.columns.upperBound < next.cells.columns.lowerBound)
    }
    let sides = (digits[0].columns.lowerBound, 60 - digits[3].columns.upperBound)
    #expect(abs(sides.0 - sides.1) <= 1)
  }

  @Test("Two lines are centered, one below the other")
  func stacked() throws {
    let lines = ["3h", "25:07"]
    let layout = try #require(Self.layout(lines, columns: 24, rows: 16))
    let places = layout.places(of: lines, in: CellRect(columns: 0..<24, rows: 0..<16))
    #expect(layout.lines == 2 && places.count == 7)
    #expect(places[0].cells.rows.upperBound < places[2].cells.rows.lowerBound)
    #expect(places[0].cells.rows.lowerBound == 16 - places[6].cells.rows.upperBound)
  }

  @Test(
    "The cells of all lines are those of their characters together",
    arguments: [["3:07"], ["M1:I"], ["3h", "25:07"], ["123h", "2:07"]], 0..<4)
  func cells(lines: [String], more: Int) throws {
    let (columns, rows) = (40 + more, 18 + more)
    let layout = try #require(Self.layout(lines, columns: columns, rows: rows))
    let area = CellRect(columns: 3..<columns + 3, rows: 2..<rows + 2)
    let places = layout.places(of: lines, in: area).map(\.cells)
    #expect(layout.cells(of: lines, in: area) == places.reduce(.empty) { $0.union($1) })
  }
}
