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
      guard column + name.count + 2 <= context.columns else { break }
      column = 1 + context.tab(name, isSelected: index == selection, part: index, column: column)
    }
    let width = TextWidth.columns(of: words)
    guard column + width < context.columns else { return }
    context.text(words, column: context.columns - width, style: context.theme.style(.secondary))
  }
}
