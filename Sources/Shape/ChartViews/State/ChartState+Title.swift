internal import Cells
internal import Charts

extension ChartState {
  /// The title of a panel among others.
  package var panelTitle: String {
    TextWidth.visible(set.title ?? fileName ?? title())
  }

  /// Returns the title line; a chart without a title has the name of its file or its number.
  package func title(number: Int? = nil) -> String {
    let untitled = fileName.map { TextWidth.visible($0) } ?? number.map { "Chart \($0)" }
    return words.title(window.visible, visibility, untitled: untitled)
  }
}
