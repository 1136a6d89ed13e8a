public import Shapes

/// The cells of a heatmap: a row for each series, the first at the top.
///
/// A cell is as wide as a step around its position. Where cells are narrower than a column, the
/// column shows their maximum.
public struct HeatmapPlot: Sendable {
  private let frame: PlotFrame
  /// The indices of the positions in each column.
  private let columns: [Range<Int>]

  /// Creates a plot of cells at positions; the frame's scale is that of the colors.
  ///
  /// - Complexity: O(c · log n) for c columns
  public init(at positions: Positions, in frame: PlotFrame) {
    self.frame = frame
    let window = frame.window
    let width = (window.upperBound - window.lowerBound) / Double(frame.columns)
    let reach = (positions.usualStep ?? .infinity) / 2 * (1 + 1e-9)
    columns = (0..<frame.columns).map { column in
      let left = window.lowerBound + Double(column) * width
      let start = positions.firstIndex(atOrAfter: left)
      let end = max(start, positions.firstIndex(atOrAfter: left + width))
      guard start == end else { return start..<end }
      let center = left + width / 2
      guard let nearest = positions.nearestIndex(to: center),
        (positions[nearest] - center).magnitude <= reach
      else { return 0..<0 }
      return nearest..<nearest + 1
    }
  }

  /// Returns the level of a series' color in each column, from 0 to below a number of levels; `nil`
  /// where it has no value that the scale can show.
  public func levels(of extremes: Extremes, count: Int) -> [Int?] {
    columns.map { indices in
      let known = indices.clamped(to: 0..<extremes.count)
      guard let value = extremes.range(of: known)?.upperBound else { return nil }
      let share = frame.scale.share(of: value)
      guard !share.isNaN else { return nil }
      return min(count - 1, max(0, Int(min(1, max(0, share)) * Double(count))))
    }
  }

  /// Returns the vertical edges of rows: multiples of a unit, so that rows have sharp edges.
  public func edges(ofRows count: Int, unit: Double) -> [Double] {
    (0...max(1, count)).map { row in
      let y = frame.rect.height * Double(row) / Double(max(1, count))
      return frame.rect.minY + min(frame.rect.height, (y / unit).rounded() * unit)
    }
  }

  /// Returns the outline of the cells of each level.
  ///
  /// - Complexity: O(c · r · log n) for c columns and r rows
  public func outlines(of rows: [Extremes], levels count: Int, unit: Double) -> [Path] {
    var paths = Array(repeating: Path(), count: count)
    let edges = edges(ofRows: rows.count, unit: unit)
    for (row, extremes) in rows.enumerated() where edges[row] < edges[row + 1] {
      var start = 0
      let levels = levels(of: extremes, count: count)
      for end in 1...max(1, levels.count) {
        guard start < levels.count, end == levels.count || levels[end] != levels[start] else {
          continue
        }
        if let level = levels[start] {
          paths[level].addRect(
            Rect(
              x: x(start), y: edges[row], width: x(end) - x(start),
              height: edges[row + 1] - edges[row]))
        }
        start = end
      }
    }
    return paths
  }

  private func x(_ column: Int) -> Double {
    frame.rect.minX + Double(column) * frame.columnWidth
  }
}
