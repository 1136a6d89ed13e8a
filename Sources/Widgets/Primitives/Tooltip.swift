internal import Cells
internal import Scenes

/// A text in a box that lies above the rest.
package struct Tooltip: Widget {
  package var text: String

  package init(_ text: String) { self.text = text }

  /// Returns the columns that the text takes in one line, at most a limit.
  package func width(limit: Int) -> Int {
    min(limit, TextWidth.columns(of: TextWidth.visible(text)) + 2)
  }

  package func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    TextWrapping(TextWidth.visible(text), columns: columns - 2).lines.count
  }

  package func draw(in context: inout DrawContext) {
    var style = context.theme.style(.raised)
    // Without a color of its own, the box is seen by its reversed cells.
    if style == Style() { style = Style(attributes: .reverse) }
    context.fill(style)
    let wrapping = TextWrapping(TextWidth.visible(text), columns: context.columns - 2)
    for (row, line) in wrapping.lines.enumerated() {
      context.text(wrapping.text(line), column: 1, row: row, style: style)
    }
  }
}
