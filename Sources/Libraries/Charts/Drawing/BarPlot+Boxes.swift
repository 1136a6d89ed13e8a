public import Shapes

extension BarPlot {
  /// The outlines of box plots.
  public struct BoxPaths: Hashable, Sendable {
    /// The boxes from the first to the third quartile.
    public var boxes = Path()
    /// The edges of the boxes.
    public var edges = Path()
    /// The lines at the medians.
    public var medians = Path()
    /// The whiskers, with a line across at their ends.
    public var whiskers = Path()
    /// The centers of outliers; those that would coincide occur once.
    public var outliers: [Point] = []
  }

  /// Returns the boxes of a series, each as wide as a fraction of the distance, with lines of a
  /// width.
  ///
  /// Outliers closer than `spacing` to each other are one.
  public func boxes(
    _ series: Series, share: Double = 0.6, line: Double, spacing: Double
  ) -> BoxPaths {
    var paths = BoxPaths()
    let half = max(frame.columnWidth, step * share) / 2
    for index in indices {
      guard let boxes = series.boxes, boxes.indices.contains(index), let box = boxes[index] else {
        continue
      }
      add(box, around: frame.x(of: positions[index]), half, line, spacing, to: &paths)
    }
    return paths
  }

  private func add(
    _ box: BoxSummary, around middle: Double, _ half: Double, _ line: Double, _ spacing: Double,
    to paths: inout BoxPaths
  ) {
    func rect(_ half: Double, _ top: Double, _ bottom: Double) -> Rect {
      let extra = max(0, line - (bottom - top)) / 2
      return part(
        Rect(x: middle - half, y: top - extra, width: 2 * half, height: bottom - top + 2 * extra))
    }
    func stroke(across half: Double, at value: Double) -> Rect {
      rect(half, frame.height(of: value), frame.height(of: value))
    }
    let found = box.statistics
    let (top, bottom) = (
      frame.height(of: found.thirdQuartile), frame.height(of: found.firstQuartile)
    )
    let whole = rect(half, top, bottom)
    paths.boxes.addRect(whole)
    for value in [found.firstQuartile, found.thirdQuartile] {
      paths.edges.addRect(stroke(across: half, at: value))
    }
    for x in [whole.minX, whole.maxX - line] {
      paths.edges.addRect(Rect(x: x, y: whole.minY, width: line, height: whole.height))
    }
    paths.medians.addRect(stroke(across: half, at: found.median))
    for (end, edge) in [(box.whiskers.upperBound, top), (box.whiskers.lowerBound, bottom)] {
      let y = frame.height(of: end)
      guard y != edge else { continue }
      paths.whiskers.addRect(rect(line / 2, min(y, edge), max(y, edge)))
      paths.whiskers.addRect(stroke(across: max(line / 2, half / 2), at: end))
    }
    var last = Double.nan
    for outlier in box.outliers {
      let y = frame.y(of: outlier)
      guard y.isFinite, !((last - y).magnitude < spacing) else { continue }
      paths.outliers.append(Point(x: middle, y: y))
      last = y
    }
  }
}
