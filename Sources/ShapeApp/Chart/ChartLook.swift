internal import Charts

/// How a chart is drawn, as far as a person has asked for it.
struct ChartLook: Hashable, Sendable {
  /// A horizontal line at a value.
  struct Rule: Hashable, Sendable {
    var value: Double
    var label: String?
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
  /// Whether times are shown in UTC instead of local time.
  var isUTC = false
  var title: String?
}
