extension Extremes {
  /// Returns the exact range of values that a drawn series takes in each column; `nil` where it has
  /// none.
  ///
  /// A column includes its left edge and excludes its right one, except the last, which includes
  /// both. Lines and areas include their crossings of both edges, so connected columns always
  /// touch, and columns that don't touch are separated by a gap. Steps include the level at the
  /// left edge and the risers; a level before a gap ends where the gap starts. For other kinds only
  /// the points count.
  ///
  /// - Complexity: O(c · log n) for c columns
  public func columns(
    _ grid: ColumnGrid, positions: Positions, kind: SeriesKind = .line
  ) -> [ClosedRange<Double>?] {
    var result: [ClosedRange<Double>?] = []
    result.reserveCapacity(grid.count)
    var curve = Curve(positions: positions, values: values, kind: kind, joinsGaps: joinsGaps)
    var start = curve.first(atOrAfter: grid.edge(0), from: 0)
    for column in 0..<grid.count {
      let (left, right) = (grid.edge(column), grid.edge(column + 1))
      let end =
        column + 1 == grid.count
        ? curve.first(after: right, from: start) : curve.first(atOrAfter: right, from: start)
      var bounds = bounds(of: start..<end)
      bounds.add(curve.value(entering: left, before: start))
      bounds.add(curve.value(leaving: right, before: end))
      result.append(bounds.range)
      start = end
    }
    return result
  }

  /// Returns the exact range of values that a drawn series takes in a window, including both edges;
  /// `nil` if it has none there.
  ///
  /// - Complexity: O(log n)
  public func range(
    in window: ClosedRange<Double>, positions: Positions, kind: SeriesKind = .line
  ) -> ClosedRange<Double>? {
    var curve = Curve(positions: positions, values: values, kind: kind, joinsGaps: joinsGaps)
    let start = curve.first(atOrAfter: window.lowerBound, from: 0)
    let end = curve.first(after: window.upperBound, from: start)
    var bounds = bounds(of: start..<end)
    bounds.add(curve.value(entering: window.lowerBound, before: start))
    bounds.add(curve.value(leaving: window.upperBound, before: end))
    return bounds.range
  }
}
