internal import Cells
internal import Scenes
internal import Widgets

/// The name of a shape in the list.
struct ShapeRow: Widget {
  var name: String
  var isSelected: Bool
  /// Whether the keyboard cursor is on this row.
  var hasCursor: Bool

  func draw(in context: inout DrawContext) {
    var style = Style()
    if hasCursor {
      style = context.theme.style(.selection)
      context.fill(style)
    }
    if isSelected {
      style = context.theme.style(.accent, on: style)
      context.text(context.symbols.cursor, style: style)
    }
    context.text(name, column: 2, style: style)
  }
}

/// The filter text for the list of shapes.
struct FilterRow: Widget {
  var state: TextState
  /// Whether the filter has the keyboard focus.
  var isTyped: Bool
  var isFound: Bool

  func draw(in context: inout DrawContext) {
    let style = context.theme.style(isFound ? .accent : .warning)
    context.text("/", style: style)
    guard isTyped else { return context.text(state.text, column: 2, style: style) }
    context.state.insert(.focused)
    context.draw(TextField("", state), columns: 2..<max(2, context.columns), rows: 0..<1)
  }
}

/// The command that draws the exhibit, wrapped to a number of rows.
struct CommandLineText: Widget {
  var text: String
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    let prompt = "$ "
    let style = context.theme.style(.secondary)
    context.text(prompt, style: style)
    let width = context.columns - prompt.count
    for (row, line) in Self.lines(of: text, width: width, rows: rows).enumerated() {
      context.text(line, column: prompt.count, row: row)
    }
  }

  /// Returns the lines of a text, broken between words; the last one may be too long.
  static func lines(of text: String, width: Int, rows: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if TextWidth.columns(of: longer) <= width || lines.count == rows
        || lines[lines.count - 1].isEmpty
      {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
