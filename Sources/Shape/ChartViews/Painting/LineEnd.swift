internal import Cells
internal import Charts

/// The text at the right end of a series's line: its name, in a stream with its latest value.
struct LineEnd: Hashable, Sendable {
  let series: Int
  let text: String

  /// Returns the texts of the visible lines that fit a width, without names if they don't; none if
  /// these don't fit either.
  ///
  /// A single series outside a stream needs no text.
  static func ends(
    of state: ChartState, _ styles: [SeriesStyle], width: (String) -> Double, limit: Double
  ) -> [LineEnd] {
    let set = state.set
    let lines = set.series.indices.filter {
      state.visibility[$0] && set.series[$0].kind.traits.isLine
    }
    let values = lines.map { state.isLive ? state.latestText(of: $0) : nil }
    let names = lines.map { set.series.count > 1 ? TextWidth.visible(styles[$0].endLabel) : nil }
    let full = zip(names, values).map { [$0, $1].compactMap(\.self).joined(separator: " ") }
    let texts =
      [full, values.map { $0 ?? "" }].first { $0.allSatisfy { width($0) <= limit } } ?? []
    return zip(lines, texts).filter { !$1.isEmpty }.map { LineEnd(series: $0, text: $1) }
  }
}

extension ChartState {
  /// Whether the chart shows a stream.
  var isLive: Bool { window.follow != nil }

  /// The latest value of a series as text; `nil` if it has none.
  func latestText(of series: Int) -> String? {
    set.series[series].values.last { $0.isFinite }.map(words.texts.number)
  }
}
