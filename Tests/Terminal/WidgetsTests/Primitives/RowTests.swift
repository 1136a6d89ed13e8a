import Testing
import Widgets

struct RowTests {
  @Test("Flexible cells share what the fixed ones leave")
  func flexibleCellsShareWhatTheFixedOnesLeave() {
    let row = Row(
      [.init(Text("a"), .fixed(4)), .init(Text("b")), .init(Text("c"), .flexible(weight: 2))])
    #expect(row.ranges(18) == [0..<4, 5..<9, 10..<18])
    #expect(row.ranges(3) == [0..<3, 3..<3, 3..<3])
  }

  @Test("The ranges fill the width for every width") func rangesFillTheWidthForEveryWidth() {
    for cells in 1...5 {
      let row = Row(Array(repeating: .init(Spacing()), count: cells), spacing: 1)
      for columns in 2 * cells...40 {
        let ranges = row.ranges(columns)
        #expect(ranges.last?.upperBound == columns)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound + 1 == $1.lowerBound })
      }
    }
  }

  @Test("A row is as high as its tallest cell") func rowIsAsHighAsItsTallestCell() {
    let row = Row([.init(Text("one two three"), .fixed(5)), .init(Text("x"))])
    let picture = WidgetPicture(row, columns: 10)
    #expect(picture.text == "one   x\ntwo\nthree")
  }

  @Test("The parts of cells don't collide") func partsOfCellsDontCollide() {
    for cell in 0...4 {
      for part in -9...9 {
        let both = Row.cell(ofPart: Row.part(part, ofCell: cell))
        #expect(both.cell == cell && both.part == part)
      }
    }
    let wheels = Row([
      .init(Wheel(WheelState(1, in: 0...23), rows: 3), .fixed(4)),
      .init(Wheel(WheelState(30, in: 0...59), rows: 3), .fixed(4)),
    ])
    let picture = WidgetPicture(wheels, columns: 9)
    let parts = [(1, 0), (1, 2), (7, 0), (7, 1)].map { column, row in
      picture.part(column, row).map(Row.cell)
    }
    #expect(parts.map { $0?.cell } == [0, 0, 1, 1])
    #expect(parts.map { $0?.part } == [-1, 1, -1, 0])
  }
}
