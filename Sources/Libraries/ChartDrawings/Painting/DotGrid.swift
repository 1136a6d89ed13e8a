internal import Cells
package import Charts
package import Raster
package import Shapes

/// The characters that lines in cells consist of.
enum LineGlyphs: Hashable, Sendable {
  /// Braille, whose dots are finer than blocks, and which more fonts have than octants.
  case braille
  /// A mark for each series.
  case marks

  /// The marks of ASCII, in order of use.
  static let allMarks = Array("*+ox#@%&")

  /// The size of their dots.
  func dot(in cell: Size) -> Size {
    switch self {
    case .braille: GlyphSet.braille.dot(in: cell)
    case .marks: cell
    }
  }

  /// Returns the rectangles of a line's dots.
  func rects(of plot: LinePlot, in cell: Size, dash: [Double] = []) -> [Rect] {
    let dot = dot(in: cell)
    // A single dot of braille is hardly visible.
    let alone = self == .braille && !plot.isDense ? plot.lonePoints : []
    return plot.dotRects(of: dot, dash: dash)
      + alone.map {
        Rect(
          x: $0.x - dot.width, y: $0.y - dot.height, width: 2 * dot.width, height: 2 * dot.height)
      }
  }
}

extension ChartCanvas {
  /// Returns a line as text in a rectangle of cells; `nil` if lines are figures.
  package func text(of plot: LinePlot, in rect: Rect, _ color: RGB) -> [ChartPicture.Label]? {
    guard let lineGlyphs else { return nil }
    var dots = DotGrid(rect, lineGlyphs, cell: unit)
    for rect in lineGlyphs.rects(of: plot, in: unit) { dots.add(rect, of: 0, color) }
    return dots.labels
  }
}

/// Lines as dots, to be written as text over figures; the topmost line gives a cell its color.
struct DotGrid {
  /// The content of a cell.
  private struct DotCell {
    /// The braille dots.
    var pattern: UInt32 = 0
    /// The line that gives it its color and mark.
    var series: Int
    var color: RGB

    var character: Character {
      let mark = LineGlyphs.allMarks[series % LineGlyphs.allMarks.count]
      return pattern == 0 ? mark : Unicode.Scalar(0x2800 + pattern).map(Character.init) ?? mark
    }
  }

  private let columns: Range<Int>
  private let rows: Range<Int>
  private let dot: Size
  /// The number of dots of a cell in each direction.
  private let across: Int
  private let down: Int
  private var cells: [DotCell?]

  /// Creates an empty grid over a plot in cells; without glyphs, it has no cells.
  init(_ plot: Rect, _ glyphs: LineGlyphs?, cell: Size) {
    let size = glyphs == nil ? Rect.zero : plot
    columns = Int(size.minX.rounded())..<max(Int(size.minX.rounded()), Int(size.maxX.rounded()))
    rows = Int(size.minY.rounded())..<max(Int(size.minY.rounded()), Int(size.maxY.rounded()))
    dot = glyphs?.dot(in: cell) ?? cell
    (across, down) = glyphs == .braille ? (2, 4) : (1, 1)
    cells = Array(repeating: nil, count: columns.count * rows.count)
  }

  /// Whether it has no cells.
  var isEmpty: Bool { cells.isEmpty }

  /// Adds the dots of a rectangle in drawing units, as a part of a line above those so far.
  mutating func add(_ rect: Rect, of series: Int, _ color: RGB) {
    let x = Int((rect.minX / dot.width).rounded())..<Int((rect.maxX / dot.width).rounded())
    let y = Int((rect.minY / dot.height).rounded())..<Int((rect.maxY / dot.height).rounded())
    for y in y.clamped(to: rows.lowerBound * down..<rows.upperBound * down) {
      for x in x.clamped(to: columns.lowerBound * across..<columns.upperBound * across) {
        let pattern = down == 4 ? Self.bit(column: x % 2, row: y % 4) : 0
        let place = (y / down - rows.lowerBound) * columns.count + x / across - columns.lowerBound
        let below = cells[place]?.pattern ?? 0
        cells[place] = DotCell(pattern: below | pattern, series: series, color: color)
      }
    }
  }

  /// Removes the dots of a cell.
  mutating func clear(column: Int, row: Int) {
    guard columns.contains(column), rows.contains(row) else { return }
    cells[(row - rows.lowerBound) * columns.count + column - columns.lowerBound] = nil
  }

  /// Braille numbers its dots by columns, with the last row separate.
  private static func bit(column: Int, row: Int) -> UInt32 {
    row == 3 ? 0x40 << UInt32(column) : 1 << UInt32(row + 3 * column)
  }

  /// The dots as text, a label for each run of cells of one color.
  var labels: [ChartPicture.Label] {
    var labels: [ChartPicture.Label] = []
    for row in rows {
      var isOpen = false
      for column in columns {
        let place = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
        guard let cell = cells[place] else {
          isOpen = false
          continue
        }
        if isOpen, labels[labels.count - 1].color == cell.color {
          labels[labels.count - 1].text.append(cell.character)
        } else {
          labels.append(
            ChartPicture.Label(
              text: String(cell.character), place: Point(x: Double(column), y: Double(row)),
              color: cell.color))
        }
        isOpen = true
      }
    }
    return labels
  }
}
