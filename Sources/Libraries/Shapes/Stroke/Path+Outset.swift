extension Path {
  /// Returns the outline of the filled path, moved outward by a distance, or inward by a negative
  /// one.
  ///
  /// Corners that move apart are joined as those of a stroke, and parts that are too narrow
  /// disappear. The path is filled by the non-zero rule. Open subpaths are lines: outward, the
  /// outline runs around them; inward, nothing is left of them. Lines and arcs move exactly, curves
  /// as in ``strokedPath(_:)`` and within a thousandth of the distance.
  public func outset(
    by distance: Double, lineJoin: LineJoin = .miter, miterLimit: Double = 10
  ) -> Path {
    guard distance != 0, distance.isFinite else { return self }
    let style = StrokeStyle(
      lineWidth: 2 * abs(distance), lineJoin: lineJoin, miterLimit: miterLimit)
    let filled = Path(subpaths.filter(\.isClosed))
    var outline: Path
    if distance > 0 {
      outline = filled.union(strokedPath(style, tolerance: abs(distance) / 1000))
    } else {
      // Only edges of the area move, not those that run through it.
      outline = filled.normalized(eoFill: false)
      outline = outline.subtracting(
        outline.strokedPath(style, tolerance: abs(distance) / 1000))
    }
    // Where a stroke's sides meet its joins, they go straight on.
    return outline.simplified(tolerance: 1e-9 * abs(distance))
  }
}
