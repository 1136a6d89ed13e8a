internal import Cells
internal import Scenes

/// A single-line text field, with its cursor and selection.
package struct TextField: Widget {
  package var label: String
  package var state: TextState
  /// The text shown while the field is empty.
  package var placeholder: String
  /// The width of the text if there is a label.
  package var textWidth: Int

  package init(
    _ label: String = "", _ state: TextState, placeholder: String = "", textWidth: Int = 24
  ) {
    (self.label, self.state, self.placeholder) = (label, state, placeholder)
    self.textWidth = max(2, textWidth)
  }

  /// Returns the cursor position for the position of the pointer.
  package static func place<Owner>(of hit: Hit<Owner>, in state: TextState) -> Int {
    state.place(
      atColumn: min(max(0, hit.column), hit.area.columns.count - 1), width: hit.area.columns.count)
  }

  package func draw(in context: inout DrawContext) {
    var columns = 0..<context.columns
    if !label.isEmpty {
      columns = ControlRow.draw(
        label, valueWidth: min(textWidth, max(0, context.columns / 2)), usual: textWidth,
        in: &context)
    }
    guard !columns.isEmpty else { return }
    let style = style(in: context)
    context.fill(style, columns: columns, rows: 0..<1)
    if state.isEmpty, !placeholder.isEmpty {
      context.text(
        placeholder, column: columns.lowerBound, width: columns.count,
        style: context.theme.style(.dimmed, on: style))
    }
    drawText(in: columns, style, &context)
    context.accept([.press, .drag], columns: columns, rows: 0..<1)
  }

  private func style(in context: DrawContext) -> Style {
    let theme = context.theme
    if context.state.contains(.dimmed) { return theme.style(.dimmed) }
    // In a sheet, which is raised itself, a field stands out as a box in the terminal's background.
    return label.isEmpty ? theme.style(.raised) : Style()
  }

  private func drawText(in columns: Range<Int>, _ style: Style, _ context: inout DrawContext) {
    let first = state.firstColumn(width: columns.count)
    var column = columns.lowerBound - first
    var reversed = style
    reversed.attributes.formSymmetricDifference(.reverse)
    let isFocused = context.state.contains(.focused)
    // There is a cell for the cursor after the text.
    for (index, character) in (state.characters + [" "]).enumerated() {
      let width = TextWidth.columns(of: character)
      defer { column += width }
      guard column >= columns.lowerBound else { continue }
      guard column + width <= columns.upperBound else { break }
      let isCursor = isFocused && state.selection.isEmpty && index == state.cursor
      let isSelected = isFocused && state.selection.contains(index)
      if index == state.characters.count, !isCursor { break }
      context.text(
        String(character), column: column, style: isCursor || isSelected ? reversed : style)
    }
  }
}
