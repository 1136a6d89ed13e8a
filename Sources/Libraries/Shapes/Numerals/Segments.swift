/// The strokes of a seven-segment digit.
package struct Segments: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = Segments(rawValue: 1 << 0)
  package static let upperRight = Segments(rawValue: 1 << 1)
  package static let lowerRight = Segments(rawValue: 1 << 2)
  package static let bottom = Segments(rawValue: 1 << 3)
  package static let lowerLeft = Segments(rawValue: 1 << 4)
  package static let upperLeft = Segments(rawValue: 1 << 5)
  package static let middle = Segments(rawValue: 1 << 6)

  static let left: Segments = [.upperLeft, .lowerLeft]
  package static let right: Segments = [.upperRight, .lowerRight]
  static let bars: Segments = [.top, .middle, .bottom]

  /// Creates the strokes of a digit or of the letters d and h; `nil` for other characters, and
  /// for 1, which has its own form.
  package init?(_ character: Character) {
    switch character {
    case "0": self = [.top, .bottom, .left, .right]
    case "2": self = [.bars, .upperRight, .lowerLeft]
    case "3": self = [.bars, .right]
    case "4": self = [.upperLeft, .middle, .right]
    case "5": self = [.bars, .upperLeft, .lowerRight]
    case "6": self = [.bars, .left, .lowerRight]
    case "7": self = [.top, .right]
    case "8": self = [.bars, .left, .right]
    case "9": self = [.bars, .upperLeft, .right]
    case "d": self = [.middle, .bottom, .lowerLeft, .right]
    case "h": self = [.left, .middle, .lowerRight]
    default: return nil
    }
  }
}

extension Segments {
  /// Returns the parts of the strokes on a lattice.
  func parts(on grid: SegmentGrid) -> [SegmentGrid.FieldRect] {
    let (width, height) = (grid.stroke.width, grid.stroke.height)
    let (left, right) = (0..<width, grid.columns - width..<grid.columns)
    let (upper, lower) = (0..<grid.middle + height, grid.middle..<grid.rows)
    // The middle stroke of a 3 is shorter, since there is nothing to its left.
    let start = isDisjoint(with: .left) && contains(.right) ? grid.columns / 4 : 0
    let all: [(Segments, Range<Int>, Range<Int>)] = [
      (.top, 0..<grid.columns, 0..<height), (.upperRight, right, upper),
      (.lowerRight, right, lower), (.bottom, 0..<grid.columns, grid.rows - height..<grid.rows),
      (.lowerLeft, left, lower), (.upperLeft, left, upper),
      (.middle, start..<grid.columns, grid.middle..<grid.middle + height),
    ]
    return all.filter { contains($0.0) }.map { SegmentGrid.FieldRect(columns: $0.1, rows: $0.2) }
  }

  /// Returns the rounded corners: those where the digit's usual form has an arch.
  func corners(on grid: SegmentGrid) -> [SegmentGrid.Corner] {
    let (below, above) = (grid.middle + grid.stroke.height, grid.middle)
    let all: [(both: Segments, without: Segments, column: Int, row: Int, isUpper: Bool)] = [
      ([.top, .left], [], 0, 0, true), ([.top, .upperLeft, .right], [], 0, 0, true),
      ([.top, .upperRight, .bottom], [], grid.columns, 0, true),
      ([.bottom, .left], [], 0, grid.rows, false),
      ([.bottom, .lowerLeft, .lowerRight], .upperLeft, 0, grid.rows, false),
      ([.bottom, .lowerRight], [], grid.columns, grid.rows, false),
      ([.bottom, .upperLeft, .right], .lowerLeft, 0, below, false),
      ([.middle, .upperRight], .lowerRight, grid.columns, below, false),
      ([.middle, .lowerLeft], .upperLeft, 0, above, true),
      ([.middle, .lowerRight], .upperRight, grid.columns, above, true),
    ]
    return all.filter { contains($0.both) && isDisjoint(with: $0.without) }.map {
      SegmentGrid.Corner(
        column: $0.column, row: $0.row, isLeft: $0.column == 0, isUpper: $0.isUpper)
    }
  }
}
