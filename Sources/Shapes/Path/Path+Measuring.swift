extension Path {
  /// The length of all subpaths together, closing lines included.
  public var length: Double { subpaths.reduce(0) { $0 + $1.length } }

  /// The smallest rectangle that holds every point of the outline; a straight line has no area.
  public var boundingRect: Rect {
    let points = subpaths.flatMap { $0.segments.flatMap(\.extremes) }
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(spanning: low, high)
  }
}
