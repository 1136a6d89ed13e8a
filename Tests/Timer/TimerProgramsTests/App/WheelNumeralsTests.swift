import Cells
import Faces
import Shapes
import Testing

@testable import TimerPrograms
@testable import Timers

struct WheelNumeralsTests {
  static let cells = [Size(width: 8, height: 16), Size(width: 10, height: 19)]

  @Test("Wheels and words lie in the area, with equal gaps and the numerals in the middle")
  func layout() throws {
    for (columns, rows) in [(60, 30), (80, 30), (120, 40), (200, 60), (300, 90)] {
      for cell in Self.cells {
        for face in Face.allCases {
          for lines in [0, 1, 3] {
            var layout = AppLayout(columns: columns, rows: rows, hasTabs: true)
            layout.numeralLook = (face, cell)
            let page = layout.wheelsLayout(restLines: lines)
            let (area, numerals) = (page.area, try #require(page.numerals))
            #expect(page.wheels.rows.count == numerals.rows && numerals.neighbors >= 1)
            let space = (
              page.wheels.rows.lowerBound, area.rows.upperBound - page.wheels.rows.upperBound
            )
            #expect(space.0 >= 2 && abs(space.0 - space.1) <= 1, "\(rows), \(face)")
            let words = try #require(page.words)
            #expect(words.rows.upperBound <= (page.rest ?? layout.picture).rows.upperBound)
            let places = TimeWheels.Column.allCases.map { numerals.columns(of: $0, in: columns) }
            #expect(places[0].lowerBound > 0 && places[2].upperBound < columns)
            #expect(
              places[1].lowerBound - places[0].lowerBound
                == places[2].lowerBound - places[1].lowerBound)
          }
        }
      }
    }
  }

  @Test("Around the ring's numerals there is a groove, and around a pie's or a bar's none")
  func groove() throws {
    let area = CellRect(columns: 0..<120, rows: 0..<35)
    for cell in Self.cells {
      let ring = try #require(WheelNumerals(in: area, face: .ring, cell: cell))
      #expect(ring.dial != nil && ring.digits.rows >= 4)
      for face in [Face.pie, .bar, .digits, .line] {
        let other = try #require(WheelNumerals(in: area, face: face, cell: cell))
        #expect(other.dial == nil && other.digits.rows >= ring.digits.rows)
      }
    }
  }
}
