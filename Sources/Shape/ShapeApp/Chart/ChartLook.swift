internal import Charts
internal import Raster

/// The requested appearance of a chart.
struct ChartLook: Hashable, Sendable {
  /// A line across the plot.
  struct Rule: Hashable, Sendable {
    enum Coordinate: Hashable, Sendable {
      /// Horizontal, at a value of the first axis.
      case value(Double)
      /// Vertical, at a position as typed.
      case position(String)
    }

    var coordinate: Coordinate
    var label: String?
    var color: RGB?

    /// The value of a horizontal rule.
    var value: Double? { if case .value(let value) = coordinate { value } else { nil } }
  }

  var isStacked = false
  var isPercentage = false
  var hasTwoAxes = false
  var isPie = false
  var scale = Scale.Kind.linear
  /// The fixed ends of the vertical range, if any.
  var lower: Double?
  var upper: Double?
  /// The initial ends of the window, as typed.
  var from: String?
  var to: String?
  var hasSixTicks = false
  var rules: [Rule] = []
  /// The names of the series that are hidden at first.
  var hidden: [String] = []
  var palette = SeriesPalette.file
  /// The color of rising candles.
  var up = RisingColor.blue
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false
  var title: String?
}
