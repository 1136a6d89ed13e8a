extension Path {
  /// Returns the outline of the stroke along the path.
  ///
  /// The outline is meant to be filled by the non-zero rule. Lines and arcs have exact outlines;
  /// Bézier curves are approximated by arcs within a fifty-thousandth of the path's extent.
  /// Inside a curve every turn is rounded, even a cusp, whatever the join.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, tolerance: .infinity)
  }

  /// Returns the outline of the stroke, whose curves are also approximated within a tolerance.
  func strokedPath(_ style: StrokeStyle, tolerance: Double) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var lines = subpaths
    if let dashes = DashPattern(style) {
      lines = lines.flatMap(dashes.cut)
    }
    let hasCurves = pieces.contains { piece in
      switch piece {
      case .element(.curve), .element(.quadCurve): true
      default: false
      }
    }
    let extent = hasCurves ? boundingRect.size : .zero
    let widest = max(extent.width, extent.height)
    var outline = StrokeOutline(
      style: style, tolerance: max(min(tolerance, widest * 2e-5), widest * 1e-9))
    for line in lines { outline.add(line) }
    return outline.path
  }
}
