/// A capital letter as strokes on a grid of four columns and four rows of squares.
struct Letter: Hashable, Sendable {
  /// A point of a stroke.
  struct Vertex: Hashable, Sendable {
    /// The position from the left, 0 to 4.
    var column: Int
    /// The position from the top, 0 to 4.
    var row: Int
    /// Whether an arc joins the lines before and after it.
    var isRound: Bool
  }

  /// The strokes as polylines.
  let strokes: [[Vertex]]
  /// The distance between the centerlines of the left and right strokes, in em.
  let width: Double

  /// Creates a letter; `nil` if the character isn't one of A to Z.
  init?(_ character: Character) {
    guard let form = Self.forms[character] else { return nil }
    width =
      Numeral.wideLetters.contains(character)
      ? 0.6 : Numeral.narrowLetters.contains(character) ? 0 : 0.4
    strokes = form.split(separator: ",").map { stroke in
      stroke.split(separator: " ").map { vertex in
        let numbers = vertex.compactMap(\.wholeNumberValue)
        return Vertex(column: numbers[0], row: numbers[1], isRound: vertex.hasSuffix("~"))
      }
    }
  }

  /// The strokes of each letter; a vertex is its column and row, with `~` if it is round.
  private static let forms: [Character: String] = [
    "A": "04 00~ 40~ 44, 02 42", "B": "00 40~ 42~ 02, 02 42~ 44~ 04, 00 04",
    "C": "40 00~ 04~ 44", "D": "00 40~ 44~ 04, 00 04", "E": "40 00 04 44, 02 32",
    "F": "40 00 04, 02 32", "G": "40 00~ 04~ 44 42 32", "H": "00 04, 40 44, 02 42",
    "I": "20 24", "J": "40 44~ 04~ 03", "K": "00 04, 40 02, 02 44", "L": "00 04 44",
    "M": "04 00 22 40 44", "N": "04 00 44 40", "O": "20 40~ 44~ 04~ 00~ 20",
    "P": "04 00 40~ 42~ 02", "Q": "20 40~ 44~ 04~ 00~ 20, 33 44", "R": "04 00 40~ 42~ 02, 22 44",
    "S": "40 00~ 02~ 42~ 44~ 04", "T": "00 40, 20 24", "U": "00 04~ 44~ 40", "V": "00 24 40",
    "W": "00 04 22 44 40", "X": "00 44, 40 04", "Y": "00 22 40, 22 24", "Z": "00 40 04 44",
  ]
}

// MARK: - Outlines

extension Path {
  /// Adds a letter's centerline from x = 0 and the cap line, and returns its width.
  mutating func addLetter(_ character: Character) -> Double? {
    guard let letter = Letter(character) else { return nil }
    for stroke in letter.strokes {
      let points = stroke.map {
        Point(x: Double($0.column) / 4 * letter.width, y: Double($0.row) / 4 * Numeral.capHeight)
      }
      move(to: points[0])
      for index in points.indices.dropFirst() {
        guard stroke[index].isRound, index + 1 < points.count else {
          addLine(to: points[index])
          continue
        }
        let radius = [index - 1, index + 1].reduce(0.2) { radius, next in
          let way = (points[next] - points[index]).magnitude
          return min(radius, stroke[next].isRound ? way / 2 : way)
        }
        addArc(tangent1End: points[index], tangent2End: points[index + 1], radius: radius)
      }
    }
    return letter.width
  }
}

// MARK: - Lattices

extension Letter {
  /// Returns the full fields of a lattice, as runs within rows.
  func parts(on grid: SegmentGrid, field: Size) -> [SegmentGrid.FieldRect] {
    (0..<grid.rows).flatMap { row in
      var parts: [SegmentGrid.FieldRect] = []
      for column in 0..<grid.columns where contains(column: column, row: row, grid, field) {
        if let last = parts.last, last.columns.upperBound == column {
          parts[parts.count - 1].columns = last.columns.lowerBound..<column + 1
        } else {
          parts.append(SegmentGrid.FieldRect(columns: column..<column + 1, rows: row..<row + 1))
        }
      }
      return parts
    }
  }

  /// Returns the rounded corners, of which at least a field is cut, so that O and D differ.
  func corners(on grid: SegmentGrid, field: Size) -> [SegmentGrid.Corner] {
    let extent = min(Double(grid.columns) * field.width, Double(grid.rows) * field.height)
    let radius = Size(
      width: max(1.75, 0.3 * extent / field.width), height: max(1.75, 0.3 * extent / field.height))
    return strokes.flatMap { stroke in
      stroke.indices.dropFirst().dropLast().filter { stroke[$0].isRound }.map { index in
        let vertex = stroke[index]
        let isUpper = max(stroke[index - 1].row, stroke[index + 1].row) > vertex.row
        let rows = [0: 0, 2: isUpper ? grid.middle : grid.middle + grid.stroke.height]
        return SegmentGrid.Corner(
          column: vertex.column == 0 ? 0 : grid.columns, row: rows[vertex.row] ?? grid.rows,
          isLeft: vertex.column == 0, isUpper: isUpper, radius: radius)
      }
    }
  }

  private func contains(column: Int, row: Int, _ grid: SegmentGrid, _ field: Size) -> Bool {
    let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
    return strokes.contains { stroke in
      zip(stroke, stroke.dropFirst()).contains { from, to in
        grid.line(from: grid.place(of: from), to: grid.place(of: to), contains: middle, field)
      }
    }
  }
}

extension SegmentGrid {
  /// Returns the position of a vertex in fields.
  fileprivate func place(of vertex: Letter.Vertex) -> Point {
    let (width, height) = (Double(stroke.width), Double(stroke.height))
    let half = vertex.row <= 2 ? Double(middle) : Double(rows - stroke.height - middle)
    let start = vertex.row <= 2 ? 0 : Double(middle)
    return Point(
      x: width / 2 + Double(vertex.column) / 4 * (Double(columns) - width),
      y: height / 2 + start + Double(vertex.row <= 2 ? vertex.row : vertex.row - 2) / 2 * half)
  }

  /// Returns whether a stroke along a line covers a point.
  fileprivate func line(
    from one: Point, to other: Point, contains point: Point, _ field: Size
  ) -> Bool {
    let (width, height) = (Double(stroke.width), Double(stroke.height))
    let (top, bottom) = (min(one.y, other.y) - height / 2, max(one.y, other.y) + height / 2)
    guard point.y >= top, point.y < bottom else { return false }
    guard one.y != other.y else {
      return point.x >= min(one.x, other.x) - width / 2 && point.x < max(one.x, other.x) + width / 2
    }
    // A slanted stroke is wider horizontally than across its direction.
    let slope = (other.x - one.x) * field.width / ((other.y - one.y) * field.height)
    let reach = width / 2 * min(1.5, (1 + slope * slope).squareRoot())
    let share = max(0, min(1, (point.y - one.y) / (other.y - one.y)))
    let x = one.x + share * (other.x - one.x)
    return point.x >= x - reach && point.x < x + reach
  }
}
