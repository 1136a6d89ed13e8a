import Charts
import Shapes

extension ChartLayout {
  /// A region of a chart.
  enum Region: Hashable, Sendable {
    /// A strip other than the legend.
    case strip(Strip)
    /// The plot.
    case plot
    /// The labels of the left axis.
    case leftLabels
    /// The labels of the right axis.
    case rightLabels
    /// A legend entry.
    case legend(Int)
  }

  /// All regions with their rectangles, none of which is empty.
  var regions: [(region: Region, rect: Rect)] {
    let single: [(Region, Rect?)] = [
      (.plot, plot), (.leftLabels, leftLabels), (.rightLabels, rightLabels),
    ]
    let bars = strips.filter { $0.key != .legend }.map { (Region.strip($0), Optional($1)) }
    let entries = legend.map { (Region.legend($0.index), Optional($0.rect)) }
    return (single + bars + entries).compactMap { region, rect in
      guard let rect, !rect.isEmpty else { return nil }
      return (region, rect)
    }
  }
}

extension ChartLayout.Strip {
  /// A line that is dropped before all other strips.
  static let status = ChartLayout.Strip("status", rank: 4, leastColumns: 10)
}
