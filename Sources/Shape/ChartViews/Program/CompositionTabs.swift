internal import Cells
internal import Scenes
internal import Widgets

/// The tabs of the chart arrangements; clicking one selects it.
struct CompositionTabs: Widget {
  var selection: Int
  /// The text at the right end: which chart has the focus.
  var words: String

  func draw(in context: inout DrawContext) {
    var column = 0
    for (index, name) in ChartTabs.names.enumerated() {
      let isSelected = index == selection
      let text = isSelected && !context.theme.hasFreeColors ? "[\(name)]" : " \(name) "
      let width = TextWidth.columns(of: text)
      guard column + width <= context.columns else { break }
      let style =
        isSelected
        ? context.theme.style(.accent, on: context.theme.style(.selection))
        : context.theme.style(.secondary)
      context.text(text, column: column, style: style)
      context.accept(.press, part: index, columns: column..<column + width)
      column += width + 1
    }
    let width = TextWidth.columns(of: words)
    guard column + width < context.columns else { return }
    context.text(words, column: context.columns - width, style: context.theme.style(.secondary))
  }
}
