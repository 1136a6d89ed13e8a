internal import Cells
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// A short text in large capital letters, whose size follows the height of the window.
struct LargeText {
  /// The minimum number of rows of a window with large text.
  private static let leastWindowRows = 40
  /// The minimum number of rows for legible letters.
  private static let leastRows = 4
  private static let characters = Set(Numeral.characters).subtracting("−%dhms")

  private let text: String
  private let layout: DigitLayout

  /// Creates the largest text that fits, at most a tenth of the canvas high; `nil` if the window is
  /// too low, the text doesn't fit, or a character has no glyph.
  init?(_ text: String, on canvas: Canvas, _ symbols: Symbols) {
    let capitals = text.uppercased()
    guard symbols != .ascii, canvas.rows >= Self.leastWindowRows, !capitals.isEmpty,
      capitals.allSatisfy(Self.characters.contains)
    else { return nil }
    let heights = stride(from: canvas.rows / 10, through: Self.leastRows, by: -1)
    let layout: DigitLayout? = heights.lazy.compactMap { height in
      DigitLayout([capitals], cell: canvas.cell, available: height) { columns, rows in
        rows == height && columns <= canvas.columns * 9 / 10
      }
    }.first
    guard let layout else { return nil }
    (self.text, self.layout) = (capitals, layout)
  }

  var rows: Int { layout.rows }

  /// Adds the text to a scene, centered in a range of rows.
  func add(to scene: inout Scene, rows: Range<Int>, in color: RGB) {
    let area = CellRect(columns: 0..<scene.canvas.columns, rows: rows)
    for (character, cells) in layout.places(of: [text], in: area) where character != " " {
      scene.add(.numeral(character, box: cells.area(of: scene.canvas.cell)), .solid(color))
    }
  }
}
