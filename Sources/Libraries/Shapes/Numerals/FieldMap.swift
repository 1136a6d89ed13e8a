/// The full fields of a lattice.
struct FieldMap: Hashable, Sendable {
  let columns: Int
  let rows: Int
  private var fields: [Bool]

  /// Creates a lattice in which the fields of some rectangles are full.
  init(columns: Int, rows: Int, _ parts: [SegmentGrid.FieldRect]) {
    (self.columns, self.rows) = (columns, rows)
    fields = Array(repeating: false, count: columns * rows)
    for part in parts {
      for row in part.rows.clamped(to: 0..<rows) {
        for column in part.columns.clamped(to: 0..<columns) {
          fields[row * columns + column] = true
        }
      }
    }
  }

  /// Returns whether a field is full; those outside the lattice are empty.
  func contains(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row) && fields[row * columns + column]
  }

  /// Empties the fields between a corner and the curve that rounds it.
  mutating func cut(_ corner: SegmentGrid.Corner) {
    let (width, height) = (
      Int(corner.radius.width.rounded(.up)), Int(corner.radius.height.rounded(.up))
    )
    let (left, top) = (
      corner.column - (corner.isLeft ? 0 : width), corner.row - (corner.isUpper ? 0 : height)
    )
    for row in (top..<top + height).clamped(to: 0..<rows) {
      for column in (left..<left + width).clamped(to: 0..<columns) where corner.cuts(column, row) {
        fields[row * columns + column] = false
      }
    }
  }

  /// Returns the convex corners of the outline; `radius` returns the radius of one whose sides have
  /// given lengths.
  func corners(radius: (_ across: Int, _ down: Int) -> Size) -> [SegmentGrid.Corner] {
    var corners: [SegmentGrid.Corner] = []
    for row in 0...rows {
      // The fields above and below, to the left of a corner.
      var (last, lastBelow) = (false, false)
      for column in 0...columns {
        let (left, leftBelow) = (last, lastBelow)
        last = contains(column: column, row: row - 1)
        lastBelow = contains(column: column, row: row)
        // Exactly one field is full: an odd number, but not three.
        guard (left != last) != (leftBelow != lastBelow), !(left && last), !(leftBelow && lastBelow)
        else { continue }
        let (isLeft, isUpper) = (last || lastBelow, leftBelow || lastBelow)
        corners.append(corner(column, row, isLeft, isUpper, radius))
      }
    }
    return corners
  }

  private func corner(
    _ column: Int, _ row: Int, _ isLeft: Bool, _ isUpper: Bool, _ radius: (Int, Int) -> Size
  ) -> SegmentGrid.Corner {
    let field = (column: isLeft ? column : column - 1, row: isUpper ? row : row - 1)
    let (across, down) = (isLeft ? 1 : -1, isUpper ? 1 : -1)
    return SegmentGrid.Corner(
      column: column, row: row, isLeft: isLeft, isUpper: isUpper,
      radius: radius(
        side(from: field, (across, 0), outside: (0, -down)),
        side(from: field, (0, down), outside: (-across, 0))))
  }

  /// Returns the number of full fields in a row along the outline, beside which all are empty.
  private func side(
    from field: (column: Int, row: Int), _ way: (Int, Int), outside: (Int, Int)
  ) -> Int {
    var (column, row, count) = (field.column, field.row, 0)
    while contains(column: column, row: row),
      !contains(column: column + outside.0, row: row + outside.1)
    { (column, row, count) = (column + way.0, row + way.1, count + 1) }
    return count
  }
}
