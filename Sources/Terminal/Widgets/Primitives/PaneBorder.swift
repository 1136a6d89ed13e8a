internal import Cells
internal import Scenes

/// The border of a pane or of a selected item, with a title in its upper edge.
package struct PaneBorder: Widget {
  package var title: String?
  /// Whether it marks a selected item.
  package var isSelected: Bool

  package init(title: String? = nil, isSelected: Bool = false) {
    (self.title, self.isSelected) = (title, isSelected)
  }

  package func draw(in context: inout DrawContext) {
    let (columns, rows) = (context.columns, context.rows)
    guard columns >= 2, rows >= 2 else { return }
    let symbols = context.symbols
    let style = context.theme.style(isSelected ? .accent : .border)
    let edge = String(repeating: symbols.horizontal, count: columns - 2)
    context.text(symbols.corners[0] + edge + symbols.corners[1], style: style)
    for row in 1..<rows - 1 {
      context.text(symbols.vertical, row: row, style: style)
      context.text(symbols.vertical, column: columns - 1, row: row, style: style)
    }
    context.text(symbols.corners[3] + edge + symbols.corners[2], row: rows - 1, style: style)
    guard let title, columns > 6 else { return }
    let text = TextWidth.truncated(TextWidth.visible(title), to: columns - 6)
    context.text(" \(text) ", column: 2, style: Style(attributes: .bold))
  }
}
