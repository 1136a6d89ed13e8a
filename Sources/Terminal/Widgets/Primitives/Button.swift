internal import Cells
internal import Scenes

/// A word in brackets that acts when clicked.
package struct Button: Widget {
  package var label: String
  /// Whether Enter activates this button wherever the focus is.
  package var isDefault: Bool
  package var alignment: Text.Alignment

  package init(_ label: String, isDefault: Bool = false, alignment: Text.Alignment = .leading) {
    (self.label, self.isDefault, self.alignment) = (label, isDefault, alignment)
  }

  package var width: Int { TextWidth.columns(of: box) }

  package func draw(in context: inout DrawContext) {
    let text = TextWidth.truncated(box, to: context.columns)
    let width = TextWidth.columns(of: text)
    let column = alignment.column(of: width, in: context.columns)
    context.text(text, column: column, style: style(in: context))
    context.accept(.press, columns: column..<column + width, rows: 0..<1)
  }

  private var box: String { "[ \(TextWidth.visible(label)) ]" }

  private func style(in context: DrawContext) -> Style {
    let (state, theme) = (context.state, context.theme)
    if state.contains(.dimmed) {
      return theme.style(.dimmed, on: state.contains(.focused) ? theme.style(.selection) : Style())
    }
    if state.contains(.pressed) { return Style(attributes: [.bold, .reverse]) }
    if state.contains(.focused) { return theme.style(.accent, on: theme.style(.selection)) }
    return isDefault ? theme.style(.accent) : theme.style(.text)
  }
}
