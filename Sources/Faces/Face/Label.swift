internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A countdown's label at the top of a large face: in large capital letters if the window is tall
/// enough and all characters have glyphs, otherwise as plain text.
struct Label {
  /// The minimum number of rows of a window with a large label.
  private static let leastWindowRows = 40
  /// The minimum number of rows for legible letters.
  private static let leastRows = 4
  private static let characters = Set(Numeral.characters).subtracting("−%hms")

  /// The rows that it covers.
  let rows: Range<Int>
  private let text: String
  private let layout: DigitLayout?

  init(_ text: String, top: Int, on canvas: Canvas, _ symbols: Symbols) {
    let capitals = text.uppercased()
    let isDrawn = symbols != .ascii && !text.isEmpty && canvas.rows >= Self.leastWindowRows
    layout =
      isDrawn && capitals.allSatisfy(Self.characters.contains)
      ? Self.layout(of: capitals, on: canvas) : nil
    self.text = layout == nil ? text : capitals
    rows = top..<top + (layout?.rows ?? 1)
  }

  /// Returns the largest layout that fits, at most a tenth of the canvas high.
  private static func layout(of text: String, on canvas: Canvas) -> DigitLayout? {
    stride(from: canvas.rows / 10, through: leastRows, by: -1).lazy.compactMap { height in
      DigitLayout([text], cell: canvas.cell, available: height) { columns, rows in
        rows == height && columns <= canvas.columns * 9 / 10
      }
    }.first
  }

  /// Adds the label to a scene.
  func add(to scene: inout Scene, _ theme: Theme) {
    guard let layout else {
      let style = Style(attributes: .bold)
      return scene.add(centered: text, row: rows.lowerBound, style: style)
    }
    let area = CellRect(columns: 0..<scene.canvas.columns, rows: rows)
    for (character, cells) in layout.places(of: [text], in: area) where character != " " {
      scene.add(
        .numeral(character, box: cells.area(of: scene.canvas.cell)), .solid(theme.color(.text)))
    }
  }
}
