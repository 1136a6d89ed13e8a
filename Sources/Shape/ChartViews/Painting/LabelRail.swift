internal import Charts
internal import Shapes

/// The places beside a plot where the labels of a vertical axis stand, in layout units.
struct LabelRail {
  private let plot: Rect
  /// The part of the plot between the minimum and maximum value.
  private let bottom: Double
  private let height: Double
  /// The height of a label.
  private let row: Double
  private let isRows: Bool

  /// Creates the places beside a chart's plot.
  init(_ layout: ChartLayout, _ set: ChartSet, on canvas: ChartCanvas) {
    plot = layout.plot
    let values = canvas.valueRect(in: canvas.rect(plot), of: set)
    (bottom, height) = (values.maxY / canvas.unit.height, values.height / canvas.unit.height)
    (row, isRows) = (layout.metrics.row, canvas.isRows)
  }

  /// Returns the top of a label at a share of the height: inside the plot, on a row of cells if
  /// there are any.
  func top(at share: Double) -> Double {
    let top = min(max(plot.minY, bottom - share * height - row / 2), plot.maxY - row)
    return isRows ? top.rounded() : top
  }

  /// Returns whether the labels at some shares of the height don't touch.
  func isClear(_ shares: [Double]) -> Bool {
    let tops = shares.map(top).sorted()
    return zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 >= row - 1e-6 }
  }
}
