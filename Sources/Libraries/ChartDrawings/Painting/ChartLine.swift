package import Charts
package import Scenes

/// A line of text above or below the plot.
package struct ChartLine: Hashable, Sendable {
  package let strip: ChartLayout.Strip
  package let text: String
  package var role = Theme.Role.secondary

  /// Whether the line stands out, also as the name of the chart that has the focus.
  package var isTitle: Bool { strip == .title }

  /// Returns the lines of a chart, from top to bottom; those without text take no room.
  static func lines(of state: ChartState, title: String) -> [ChartLine] {
    [
      ChartLine(strip: .title, text: title, role: .text),
      ChartLine(strip: .axisTitle, text: state.isPie ? "" : state.look.axisTitle ?? ""),
    ]
    .filter { !$0.text.isEmpty }
  }
}
