internal import Cells
internal import Programs
internal import Scenes
internal import Widgets

/// The last line of the sound list, with its keys.
struct SoundListFooter: Widget {
  var legend: LegendLine
  /// The filter field, shown before the keys while typing.
  var field: TextState?

  private static let gap = 3

  func draw(in context: inout DrawContext) {
    var column = 0
    if let field {
      // A slash, the text and the cursor cell, as far as they leave room for the shortest key.
      let width = TextWidth.columns(of: field.text) + 1
      column = min(width + 1, context.columns)
      context.text("/", style: context.theme.style(.accent))
      context.state.insert(.focused)
      context.draw(TextField("", field), columns: 1..<max(1, column), rows: 0..<1)
      column += Self.gap
    }
    guard column < context.columns else { return }
    context.draw(legend, columns: column..<context.columns, rows: 0..<1)
  }
}

/// The title, with the active filter and the names of the list's columns.
struct SoundListTitle: Widget {
  var filter: String
  /// The column where the value headings end; `nil` if the list has none.
  var valuesEnd: Int?

  private static let valueNames = ["Length", "Loudness"]

  func draw(in context: inout DrawContext) {
    context.text("Sounds", style: Style(attributes: .bold))
    var end = context.columns
    if let valuesEnd {
      end = valuesEnd - Self.valueNames.count * ListRow.valueColumns
      for (number, name) in Self.valueNames.enumerated() {
        let right = end + (number + 1) * ListRow.valueColumns
        context.text(name, column: right - name.count, style: context.theme.style(.secondary))
      }
    }
    if !filter.isEmpty {
      context.text("/" + filter, column: 9, width: end - 9, style: context.theme.style(.accent))
    }
  }
}
