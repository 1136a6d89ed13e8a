package import Charts
package import Raster

/// The requested appearance of a chart.
package struct ChartLook: Hashable, Sendable {
  /// A line across the plot.
  package struct Rule: Hashable, Sendable {
    package enum Coordinate: Hashable, Sendable {
      /// Horizontal, at a value of the first axis.
      case value(Double)
      /// Vertical, at a position as typed.
      case position(String)
    }

    package var coordinate: Coordinate
    package var label: String?
    package var color: RGB?

    package init(coordinate: Coordinate, label: String? = nil, color: RGB? = nil) {
      (self.coordinate, self.label, self.color) = (coordinate, label, color)
    }

    /// The value of a horizontal rule.
    package var value: Double? { if case .value(let value) = coordinate { value } else { nil } }
  }

  /// The letter of billions on axes.
  package enum BillionsLetter: String, Hashable, Sendable, CaseIterable {
    case giga = "G"
    case billion = "B"
  }

  /// The direction of the bars of categories.
  package enum BarDirection: Hashable, Sendable {
    /// Horizontal if the names of the categories don't fit side by side.
    case automatic
    case horizontal, vertical
  }

  package var bars = BarDirection.automatic
  package var isStacked = false
  package var isPercentage = false
  package var hasTwoAxes = false
  package var isPie = false
  /// The number of bins of a histogram.
  package var binCount: Int?
  /// Whether rates are shown in place of values.
  package var showsRates = false
  /// Whether changes in percent from the start of the window are shown in place of values; `nil` if
  /// that follows from the rest.
  package var isRebased: Bool?
  /// The window of the rolling means that are shown in place of values, if any.
  package var average: RollingWindow?
  package var scale = ScaleType.linear
  /// Whether the horizontal axis is logarithmic.
  package var hasLogarithmicX = false
  /// The fixed ends of the vertical range, if any.
  package var lower: Double?
  package var upper: Double?
  /// The initial ends of the window, as typed.
  package var from: String?
  package var to: String?
  package var hasSixTicks = false
  /// The letter of billions on axes.
  package var billions = BillionsLetter.giga
  package var rules: [Rule] = []
  /// The names of the series that are hidden at first.
  package var hidden: [String] = []
  package var palette = SeriesPalette.file
  /// The color of rising candles.
  package var up = RisingColor.blue
  /// Whether times are shown in UTC instead of local time.
  package var isUTC = false
  package var title: String?
  /// The title of the vertical axis.
  package var axisTitle: String?

  /// Creates the usual appearance.
  package init() {}
}
