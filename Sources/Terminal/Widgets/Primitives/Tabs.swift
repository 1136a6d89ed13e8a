package import Cells
internal import Scenes

/// A row of page names.
package struct Tabs: Widget {
  package var labels: [String]
  package var selected: Int
  /// The colors of labels, by index, if they have their own.
  package var colors: [Int: Style] = [:]
  package var alignment: Text.Alignment

  package init(_ labels: [String], selected: Int, alignment: Text.Alignment = .leading) {
    (self.labels, self.selected, self.alignment) = (labels, selected, alignment)
  }

  /// Returns the number of columns that labels take.
  package static func columns(of labels: [String]) -> Int {
    labels.reduce(-1) { $0 + 1 + TextWidth.columns(of: text(of: $1)) }
  }

  private static func text(of label: String) -> String { " \(TextWidth.visible(label)) " }

  package func draw(in context: inout DrawContext) {
    let texts = labels.map(Self.text)
    var column = alignment.column(of: Self.columns(of: labels), in: context.columns)
    for (index, text) in texts.enumerated().dropFirst(first(of: texts, context.columns)) {
      let width = min(TextWidth.columns(of: text), context.columns - column)
      guard width > 2 else { break }
      let style = style(of: index, in: context)
      context.text(text, column: column, width: width, style: style)
      if index == selected, context.state.contains(.focused) {
        context.text(context.symbols.cursor, column: column, style: style)
      }
      context.accept(.press, part: index, columns: column..<column + width)
      column += width
      guard index < texts.count - 1, column < context.columns else { continue }
      context.text(context.symbols.vertical, column: column, style: context.theme.style(.dimmed))
      column += 1
    }
  }

  /// Returns the first tab to show so that the selected one is visible.
  private func first(of texts: [String], _ columns: Int) -> Int {
    guard texts.indices.contains(selected) else { return 0 }
    var first = selected
    var width = TextWidth.columns(of: texts[selected])
    while first > 0 {
      width += TextWidth.columns(of: texts[first - 1]) + 1
      guard width <= columns else { break }
      first -= 1
    }
    return first
  }

  private func style(of index: Int, in context: DrawContext) -> Style {
    let (theme, state) = (context.theme, context.state)
    guard index == selected else {
      if state.contains(.dimmed) { return theme.style(.dimmed) }
      return colors[index] ?? theme.style(.secondary)
    }
    var style = state.contains(.focused) ? theme.style(.selection) : Style(attributes: .reverse)
    style.attributes.insert(.bold)
    if let color = colors[index], !state.contains(.focused) { style.foreground = color.foreground }
    if state.contains(.focused) { style = theme.style(.accent, on: style) }
    return style
  }
}
