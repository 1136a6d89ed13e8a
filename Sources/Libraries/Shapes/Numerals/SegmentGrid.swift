/// The positions of a numeral's strokes on a lattice.
struct SegmentGrid {
  /// A filled rectangle of fields.
  struct FieldRect: Hashable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// A corner of the outline, with the sides of the numeral that it belongs to.
  struct Corner: Hashable, Sendable {
    var column: Int
    var row: Int
    var isLeft: Bool
    var isUpper: Bool
    /// The radius of the curve that rounds it, in fields.
    var radius = Size(width: 0, height: 0)
  }

  let columns: Int
  let rows: Int
  /// The width of vertical strokes and the height of horizontal ones.
  let stroke: (width: Int, height: Int)
  /// The first row of the middle stroke; if the counters differ, the lower one is higher.
  let middle: Int
  let misfit: Double
  /// Whether the ends of all strokes can be round; otherwise all corners are square.
  let isRound: Bool
  private let field: Size
  /// The largest radius of a corner.
  private let radius: Double
  /// The width of vertical strokes without neighbors.
  private let signWidth: Int

  /// The width of vertical strokes and the height of horizontal ones as fractions of the height;
  /// horizontal strokes look equally thick when slightly thinner.
  private static let strokeShare = (upright: 0.17, level: 0.15)

  init?(columns: Int, rows: Int, field: Size) {
    let height = Double(rows) * field.height
    let ideal = (width: height * Self.strokeShare.upright, height: height * Self.strokeShare.level)
    let width = max(1, min(Int((ideal.width / field.width).rounded()), max(1, (columns - 1) / 2)))
    let level = max(1, min(Int((ideal.height / field.height).rounded()), (rows - 2) / 3))
    let counters = rows - 3 * level
    guard counters >= 2 else { return nil }
    (self.columns, self.rows, stroke) = (columns, rows, (width, level))
    self.field = field
    radius = 0.3 * min(Double(columns) * field.width, height)
    let end = Corner(
      column: 0, row: 0, isLeft: true, isUpper: true,
      radius: Self.radius(sides: (width, level), most: radius, field))
    isRound = end.cuts(0, 0)
    signWidth = max(1, Int((ideal.width / field.width).rounded()))
    middle = level + counters / 2
    misfit =
      abs(Double(width) * field.width - ideal.width)
      + abs(Double(level) * field.height - ideal.height) + Double(counters % 2) * field.height / 2
  }

  /// Returns the radius of a corner in fields: as large as possible, but at most half of each side.
  ///
  /// So the ends of strokes are half circles, and corners between strokes are larger.
  private static func radius(sides: (Int, Int), most: Double, _ field: Size) -> Size {
    let radius = min(most, Double(sides.0) * field.width / 2, Double(sides.1) * field.height / 2)
    return Size(width: radius / field.width, height: radius / field.height)
  }

  /// Returns the corners to round in the outline of full fields: all of them or none.
  func corners(of map: FieldMap) -> [Corner] {
    guard isRound else { return [] }
    return map.corners { Self.radius(sides: ($0, $1), most: radius, field) }
  }

  /// Returns the parts of 1, I and signs; `nil` for other characters.
  func parts(of character: Character) -> [FieldRect]? {
    let level = middle..<middle + stroke.height
    switch character {
    case "1": return one
    case "I": return [FieldRect(columns: center, rows: 0..<rows)]
    case ":":
      let upper = dot(in: stroke.height..<middle)
      let lower = rows - upper.rows.upperBound..<rows - upper.rows.lowerBound
      return [upper, FieldRect(columns: upper.columns, rows: lower)]
    case ".": return [FieldRect(columns: center, rows: rows - stroke.height..<rows)]
    case "·": return [FieldRect(columns: center, rows: level)]
    case "-", "−": return [FieldRect(columns: 0..<columns, rows: level)]
    case "+": return [FieldRect(columns: 0..<columns, rows: level)] + upright(around: level)
    default: return nil
    }
  }

  private var center: Range<Int> {
    let width = min(signWidth, columns)
    return (columns - width) / 2..<(columns - width) / 2 + width
  }

  private var one: [FieldRect] {
    guard columns >= 3 else { return [FieldRect(columns: center, rows: 0..<rows)] }
    let foot = min(center.lowerBound, columns - center.upperBound)
    let flag = max(1, foot * 3 / 4)
    return [
      FieldRect(columns: center, rows: 0..<rows),
      FieldRect(columns: center.lowerBound - flag..<center.lowerBound, rows: 0..<stroke.height),
      FieldRect(
        columns: center.lowerBound - foot..<center.upperBound + foot,
        rows: rows - stroke.height..<rows),
    ]
  }

  /// Returns a dot centered in a range of rows, as high as the range allows.
  private func dot(in rows: Range<Int>) -> FieldRect {
    let height = min(stroke.height, rows.count)
    let top = rows.lowerBound + (rows.count - height) / 2
    return FieldRect(columns: center, rows: top..<top + height)
  }

  private func upright(around level: Range<Int>) -> [FieldRect] {
    let reach = max(1, (rows - stroke.height) / 4)
    return [
      FieldRect(columns: center, rows: level.lowerBound - reach..<level.lowerBound),
      FieldRect(columns: center, rows: level.upperBound..<level.upperBound + reach),
    ]
  }
}

extension SegmentGrid.Corner {
  /// Returns whether the center of a field lies between the corner and the curve that rounds it.
  func cuts(_ column: Int, _ row: Int) -> Bool {
    let x = isLeft ? Double(column - self.column) + 0.5 : Double(self.column - column) - 0.5
    let y = isUpper ? Double(row - self.row) + 0.5 : Double(self.row - row) - 0.5
    guard x > 0, y > 0, x < radius.width, y < radius.height else { return false }
    let (toX, toY) = ((radius.width - x) / radius.width, (radius.height - y) / radius.height)
    return toX * toX + toY * toY > 1
  }
}
