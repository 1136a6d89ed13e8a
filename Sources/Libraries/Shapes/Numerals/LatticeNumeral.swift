/// A digit, sign or capital letter made of whole fields of a lattice, such as the blocks of a
/// cell's glyphs.
///
/// Each field is full or empty, so all edges are sharp. All strokes have the same width, and both
/// counters have the same height if possible. Digits and signs have one rule for corners: if the
/// fields are fine enough for round ends of strokes, all are round, otherwise all are square.
///
/// Digits aren't outlines converted to cells by the least squared error, since the eye judges
/// letters by even strokes and sharp edges.
package struct LatticeNumeral: Hashable, Sendable {
  /// The number of fields in a row.
  package let columns: Int
  /// The number of rows of fields.
  package let rows: Int
  /// The deviation of strokes and counters from the ideal, in units of the field size.
  package let misfit: Double

  private let fields: FieldMap

  /// The fewest rows of fields in which ten digits can differ.
  package static let leastRows = 5

  /// Creates a character on a lattice of fields of a given size; `nil` if the character isn't
  /// supported or the lattice is too coarse.
  package init?(_ character: Character, columns: Int, rows: Int, field: Size) {
    let isSmall = rows < Self.leastRows || columns < 1
    guard !isSmall, let grid = SegmentGrid(columns: columns, rows: rows, field: field) else {
      return nil
    }
    (self.columns, self.rows, misfit) = (columns, rows, grid.misfit)
    let letter = Letter(character)
    let isWide = columns >= 3
    if let segments = Segments(character), isWide {
      fields = Self.rounded(segments.parts(on: grid), grid)
    } else if let signs = grid.parts(of: character) {
      fields = Self.rounded(signs, grid)
    } else if let letter, isWide {
      var map = FieldMap(columns: columns, rows: rows, letter.parts(on: grid, field: field))
      for corner in letter.corners(on: grid, field: field) { map.cut(corner) }
      fields = map
    } else {
      return nil
    }
  }

  private static func rounded(_ parts: [SegmentGrid.FieldRect], _ grid: SegmentGrid) -> FieldMap {
    var map = FieldMap(columns: grid.columns, rows: grid.rows, parts)
    for corner in grid.corners(of: map) { map.cut(corner) }
    return map
  }

  /// Returns whether a field is full.
  package func contains(column: Int, row: Int) -> Bool { fields.contains(column: column, row: row) }

  /// Returns the outline of the full fields, with the lattice filling a rectangle.
  package func path(in rect: Rect) -> Path {
    let (width, height) = (rect.width / Double(columns), rect.height / Double(rows))
    return Path { path in
      for (columns, rows) in areas {
        path.addRect(
          Rect(
            x: rect.minX + Double(columns.lowerBound) * width,
            y: rect.minY + Double(rows.lowerBound) * height,
            width: Double(columns.count) * width, height: Double(rows.count) * height))
      }
    }
  }

  /// The full fields as non-overlapping rectangles.
  private var areas: [(columns: Range<Int>, rows: Range<Int>)] {
    var done: [(columns: Range<Int>, rows: Range<Int>)] = []
    var open: [(columns: Range<Int>, top: Int)] = []
    for row in 0...rows {
      let runs = row < rows ? runs(inRow: row) : []
      done += open.filter { !runs.contains($0.columns) }.map { ($0.columns, $0.top..<row) }
      open = runs.map { run in (run, open.first { $0.columns == run }?.top ?? row) }
    }
    return done
  }

  private func runs(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<columns where contains(column: column, row: row) {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}
