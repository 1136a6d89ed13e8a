internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A number in large digits over the table, drawn as figures, so that what lies below stays visible
/// between the strokes.
struct TableNumber {
  let text: String
  /// The height in cells.
  let rows: Int
  /// The width of a character in cells.
  private let digitColumns: Int

  /// The fewest rows in which digits are legible in all glyph sets.
  static let fewestRows = 3
  /// The width of a character as a share of its height.
  private static let aspect = 0.52

  init(_ text: String, rows: Int, cell: Size) {
    self.text = text
    self.rows = rows
    let height = Double(rows) * cell.height
    digitColumns = max(3, Int((height * Self.aspect / cell.width).rounded()))
  }

  /// The space between two characters, in cells.
  private var gap: Int { max(1, digitColumns / 5) }

  /// The reach of the edge beyond the strokes, as a share of the height.
  private static let edgeShare = 0.07

  /// Draws the number centered on a column, below the top of a row, optionally with an edge that
  /// sets it off from any picture.
  func draw(column: Int, row: Int, _ color: RGB, edge: RGB?, in context: inout DrawContext) {
    let width = text.count * (digitColumns + gap) - gap
    let boxes = text.indices.enumerated().map { index, _ in
      let left = column - width / 2 + index * (digitColumns + gap)
      return context.rect(columns: left..<left + digitColumns, rows: row..<row + rows)
    }
    if let edge {
      let reach = Self.edgeShare * (boxes.first?.height ?? 0)
      let style = StrokeStyle(lineWidth: 2 * reach, lineCap: .round, lineJoin: .round)
      for (character, box) in zip(text, boxes) {
        let path = Numeral.outline(of: character, filling: box)
        let layers = [Drawing.Outline.fill(path), .stroke(path, style)].map {
          Drawing.Layer($0, paint: .solid(edge))
        }
        for layer in layers {
          context.figure(.layer(layer, box: box.insetBy(dx: -reach, dy: -reach)), layer.paint)
        }
      }
    }
    for (character, box) in zip(text, boxes) {
      context.figure(.numeral(character, box: box), .solid(color))
    }
  }
}
