import Charts
import Shapes

extension ChartLayout {
  /// A region of a chart.
  enum Region: Hashable, Sendable {
    /// The title.
    case title
    /// The plot.
    case plot
    /// The labels of the left axis.
    case leftLabels
    /// The labels of the right axis.
    case rightLabels
    /// The labels of the horizontal axis.
    case dates
    /// The mini-map.
    case miniMap
    /// A legend entry.
    case legend(Int)
    /// The status line.
    case status
  }

  /// All regions with their rectangles, none of which is empty.
  var regions: [(region: Region, rect: Rect)] {
    let single: [(Region, Rect?)] = [
      (.title, title), (.plot, plot), (.leftLabels, leftLabels), (.rightLabels, rightLabels),
      (.dates, dates), (.miniMap, miniMap), (.status, status),
    ]
    let entries = legend.map { (Region.legend($0.index), Optional($0.rect)) }
    return (single + entries).compactMap { region, rect in
      guard let rect, !rect.isEmpty else { return nil }
      return (region, rect)
    }
  }
}
