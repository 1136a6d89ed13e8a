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
  private let hasDots: Bool

  /// Creates the places beside a chart's plot.
  init(_ layout: ChartLayout, _ state: ChartState, on canvas: ChartCanvas, axis: Int = 0) {
    plot = layout.plot
    let values = canvas.valueRect(in: canvas.rect(plot), of: state, axis: axis)
    (bottom, height) = (values.maxY / canvas.unit.height, values.height / canvas.unit.height)
    (row, isRows, hasDots) = (layout.metrics.row, canvas.isRows, canvas.hasDots)
  }

  /// Returns the top of a label at a share of the height: inside the plot, on a row of cells if
  /// there are any.
  ///
  /// A label is centered on its line; a line of glyphs is the lowest part of its label's row.
  func top(at share: Double) -> Double {
    let center = bottom - share * height
    let top = min(max(plot.minY, center - (hasDots ? row : row / 2)), plot.maxY - row)
    return isRows ? top.rounded() : top
  }

  /// Returns whether the labels at some shares of the height don't touch.
  func isClear(_ shares: [Double]) -> Bool {
    let tops = shares.map(top).sorted()
    return zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 >= row - 1e-6 }
  }

  /// Returns whether the labels at equally spaced shares of the height look so: in rows of cells,
  /// their distances are equal, or at least three rows and equal but for rounding.
  func isEven(_ shares: [Double]) -> Bool {
    func gaps(_ places: [Double]) -> ClosedRange<Double> {
      let sorted = places.sorted()
      let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }
      return (gaps.min() ?? 1)...(gaps.max() ?? 1)
    }
    let distances = gaps(shares)
    guard isRows, distances.upperBound < 1.01 * distances.lowerBound else { return true }
    let rows = gaps(shares.map(top))
    let difference = rows.upperBound - rows.lowerBound
    return difference < 0.5 || difference < 1.5 && rows.lowerBound > 2.5
  }
}
