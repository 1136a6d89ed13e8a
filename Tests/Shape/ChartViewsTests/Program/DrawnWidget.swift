import Cells
import Clocks
import Scenes
import Shapes
import Widgets

/// The output of a widget drawn into its own cells.
struct DrawnWidget {
  /// A text with its position.
  struct Words {
    var text: String
    var column: Int
    var row: Int
    var style: Style

    /// The columns that it covers.
    var columns: Range<Int> { column..<column + TextWidth.columns(of: text) }
  }

  let context: DrawContext

  init(
    _ widget: some Widget, columns: Int, rows: Int, theme: Theme = Theme(depth: .truecolor),
    symbols: Symbols = .unicode
  ) {
    let cells = CellRect(columns: 0..<columns, rows: 0..<rows)
    var context = DrawContext(
      frame: cells, clip: cells,
      surroundings: Surroundings(
        canvas: Canvas(columns: columns, rows: rows), theme: theme, symbols: symbols),
      now: Instant(sinceZero: .zero))
    widget.draw(in: &context)
    self.context = context
  }

  /// The texts, in drawing order.
  var texts: [Words] {
    context.pieces.compactMap { piece in
      guard case .text(let text, let column, let row, let style) = piece.content else { return nil }
      return Words(text: text, column: column, row: row, style: style)
    }
  }

  /// The figures, in drawing order.
  var figures: [Figure] { context.pieces.compactMap(\.figure) }

  /// Returns the text of a row.
  func text(ofRow row: Int) -> String {
    var grid = Grid(columns: context.columns, rows: context.rows)
    for words in texts {
      grid.write(words.text, column: words.column, row: words.row, style: words.style)
    }
    return grid.text(ofRow: row)
  }
}
