/// The way a series is drawn.
public enum SeriesKind: String, Hashable, Sendable, CaseIterable {
  /// Straight lines between points.
  case line
  /// Levels that hold until the next position.
  case steps
  /// Unconnected points.
  case points
  /// Bars starting at zero.
  case bar
  /// An area down to zero, or to the series below.
  case area
  /// Open, high, low and close.
  case candle
  /// The number of values in each of several bins.
  case histogram
  /// The quartiles, whiskers and outliers of each series.
  case box
  /// A color for each value, in a row for each series.
  case heatmap

  /// The properties of the kind, from which everything but its outline follows.
  package var traits: Traits {
    switch self {
    case .line: Traits(word: "line", link: .straight)
    case .steps: Traits(word: "step", figure: "step line", link: .level)
    case .points: Traits(word: "point")
    case .bar: Traits(word: "bar", isWide: true, startsAtZero: true, stacks: true)
    case .area: Traits(word: "area", link: .straight, startsAtZero: true, stacks: true)
    case .candle: Traits(word: "candle", isWide: true, needsCandles: true)
    case .histogram:
      Traits(
        word: "histogram", chart: "histogram", figure: "bin", isWide: true, startsAtZero: true,
        fillsChart: true)
    case .heatmap:
      Traits(word: "heatmap", chart: "heatmap", figure: "cell", isWide: true, fillsChart: true)
    case .box: Traits(word: "box", chart: "box plot", isWide: true, fillsChart: true)
    }
  }

  /// The kinds of which series of one chart can differ, and that need no more than a value.
  package static let ofColumns = allCases.filter {
    !$0.traits.needsCandles && !$0.traits.fillsChart
  }

  /// Returns the kind with a name, such as “steps”, or with a singular, such as “step”.
  package static func named(_ name: String) -> SeriesKind? {
    SeriesKind(rawValue: name) ?? allCases.first { $0.traits.word == name }
  }
}

extension SeriesKind {
  /// What connects the values at two positions.
  package enum Link: Hashable, Sendable {
    /// A straight line.
    case straight
    /// The level of the first value.
    case level
  }

  /// The properties of a kind.
  package struct Traits: Hashable, Sendable {
    /// The singular of the name, usually the word before “chart”.
    package var word: String
    /// The name of a chart, if it isn't the word and “chart”.
    var chart: String?
    /// The name of one figure, if it isn't the word.
    var figure: String?
    /// What connects values; `nil` if nothing does.
    package var link: Link?
    /// Whether figures extend by half a step on both sides of their positions.
    package var isWide = false
    /// Whether figures extend from zero to the value.
    package var startsAtZero = false
    /// Whether series are stacked in a stacked set.
    package var stacks = false
    /// Whether a value consists of open, high, low and close.
    package var needsCandles = false
    /// Whether all series of a chart are drawn so, instead of at their positions.
    package var fillsChart = false

    /// The name of a chart.
    package var chartName: String { chart ?? word + " chart" }
    /// The name of one figure.
    package var noun: String { figure ?? word }
    /// Whether it is drawn as a line without an area.
    package var isLine: Bool { link != nil && !startsAtZero }
    /// Whether it is drawn as rectangles from zero.
    package var isBar: Bool { isWide && startsAtZero }
    /// Whether each value is a point of its own, so that a position may have several.
    package var drawsPoints: Bool { link == nil && !isWide }
  }
}
