internal import Charts
internal import Raster

/// How a chart is drawn, as far as a person has asked for it.
struct ChartLook: Hashable, Sendable {
  /// A line across the plot.
  struct Rule: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      /// Level, at a value of the first axis.
      case value(Double)
      /// Upright, at a position as typed.
      case position(String)
    }

    var place: Place
    var label: String?
    var color: RGB?

    /// The value of a level rule.
    var value: Double? { if case .value(let value) = place { value } else { nil } }
  }

  var isStacked = false
  var isPercentage = false
  var hasTwoAxes = false
  var isPie = false
  var scale = Scale.Kind.linear
  /// The fixed ends of the vertical range.
  var lower: Double?
  var upper: Double?
  /// The ends of the window at first, as typed.
  var from: String?
  var to: String?
  var hasSixTicks = false
  var rules: [Rule] = []
  /// The names of the series that aren't shown at first.
  var hidden: [String] = []
  var palette = SeriesPalette.file
  /// The color of candles that close higher.
  var up = RisingColor.blue
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false
  var title: String?
}
