internal import Charts
internal import Scenes

/// A line of text above or below the plot.
struct ChartLine: Hashable, Sendable {
  let strip: ChartLayout.Strip
  let text: String
  var role = Theme.Role.secondary

  /// Whether the line stands out, also as the name of the chart that has the focus.
  var isTitle: Bool { strip == .title }

  /// Returns the lines of a chart, from top to bottom; those without text take no room.
  static func lines(of state: ChartState, title: String) -> [ChartLine] {
    [
      ChartLine(strip: .title, text: title, role: .text),
      ChartLine(strip: .axisTitle, text: state.isPie ? "" : state.look.axisTitle ?? ""),
    ]
    .filter { !$0.text.isEmpty }
  }
}
