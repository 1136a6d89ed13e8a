internal import Cells
internal import Charts
internal import Quotes
internal import Scenes
internal import Widgets

/// The line above a list or a chart: clickable names, and text at the right.
struct QuoteHeader: Widget {
  /// The names of groups or spans.
  var tabs: [String]
  var selected: Int
  var words: String
  /// Texts in the color of their gains, after the other text.
  var gains: [Gain]
  var up: RisingColor

  /// A total with its gain.
  struct Gain: Hashable, Sendable {
    var words: String
    var trend: QuoteDirection
  }

  func draw(in context: inout DrawContext) {
    let theme = context.theme
    var parts: [(text: String, style: Style)] = [(words, theme.style(.secondary))]
    for gain in gains {
      var style = Style(attributes: .bold)
      if theme.hasFreeColors, gain.trend.isChange {
        let color = QuoteColors(up, on: theme)[gain.trend].withContrast(4.5, on: theme.background)
        style = Style(foreground: theme.depth.color(color))
      }
      parts.append((gain.words, style))
    }
    let tabsWidth = tabs.reduce(0) { $0 + TextWidth.columns(of: TextWidth.visible($1)) + 3 }
    var column = context.columns - 1
    for part in parts.reversed() {
      let width = TextWidth.columns(of: part.text)
      guard column - width > tabsWidth else { break }
      column -= width
      context.text(part.text, column: column, style: part.style)
      column -= 2
    }
    guard !tabs.isEmpty else { return }
    let widget = PlainTabs(labels: tabs, selected: selected)
    context.draw(widget, columns: 0..<max(0, column), rows: 0..<1)
  }
}

/// Names side by side without numbers, with the selected one marked.
private struct PlainTabs: Widget {
  var labels: [String]
  var selected: Int

  func draw(in context: inout DrawContext) {
    var column = 0
    for (index, label) in labels.enumerated().dropFirst(first(context.columns)) {
      guard column + width(of: label) <= context.columns else { break }
      column = context.tab(label, isSelected: index == selected, part: index, column: column)
    }
  }

  private func width(of label: String) -> Int {
    TextWidth.columns(of: TextWidth.visible(label)) + 2
  }

  /// Returns the first name to show, such that the selected one is visible.
  private func first(_ columns: Int) -> Int {
    guard labels.indices.contains(selected) else { return 0 }
    var (first, width) = (selected, 0)
    while true {
      width += self.width(of: labels[first])
      guard width <= columns else { return min(first + 1, selected) }
      guard first > 0 else { return 0 }
      first -= 1
    }
  }
}
