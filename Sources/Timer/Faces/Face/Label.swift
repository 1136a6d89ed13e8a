internal import Cells
internal import Scenes
internal import Widgets

/// A countdown's label at the top of a large face: in large capital letters if the window is tall
/// enough and all characters have glyphs, otherwise as plain text.
struct Label {
  /// The rows that it covers.
  let rows: Range<Int>
  private let text: String
  private let large: LargeText?

  init(_ text: String, top: Int, on canvas: Canvas, _ symbols: Symbols) {
    large = LargeText(text, on: canvas, symbols)
    self.text = text
    rows = top..<top + (large?.rows ?? 1)
  }

  func add(to scene: inout Scene, _ theme: Theme) {
    guard let large else {
      let style = Style(attributes: .bold)
      return scene.add(centered: text, row: rows.lowerBound, style: style)
    }
    // In the color of the time, letters of this size would compete with it.
    large.add(to: &scene, rows: rows, in: theme.color(.secondary))
  }
}
