internal import Cells
internal import Charts

/// The text at the right end of a series's line: its name, in a stream with its latest value.
struct LineEnd: Hashable, Sendable {
  let series: Int
  let text: String

  /// Returns the texts of the visible lines, and of layers with patterns, that fit a width, without names if they don't; none if
  /// these don't fit either.
  ///
  /// A single series outside a stream needs no text.
  static func ends(
    of state: ChartState, _ styles: [SeriesStyle], on canvas: ChartCanvas,
    width: (String) -> Double, limit: Double
  ) -> [LineEnd] {
    let set = state.set
    let hasLayers = set.hasLayers && canvas.hasPatterns(state)
    let lines = set.series.indices.filter {
      let traits = set.series[$0].kind.traits
      return state.visibility[$0] && (traits.isLine || hasLayers && traits.stacks)
    }
    let values = lines.map { state.isLive ? state.latestText(of: $0) : nil }
    let names = lines.map { index -> String? in
      guard set.series.count > 1 else { return nil }
      let name = TextWidth.visible(styles[index].endLabel)
      return hasLayers && !set.series[index].kind.traits.isLine
        ? FillPatterns.marked(name, index, isASCII: canvas.isASCII) : name
    }
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
    let one = set.series[series]
    return one.values.last { $0.isFinite }.map { words.texts.value($0, one.unit) }
  }
}
