extension Path {
  /// Returns a path that bounds what lies in either filled path.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside of either path, rather than the
  /// non-zero rule. Open subpaths count as closed. Curves and arcs are cut where they meet and stay
  /// curves and arcs. The result has no crossings, is clockwise around what is inside, and is filled
  /// alike by both rules.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns a path that bounds what lies in both filled paths, as ``union(_:eoFill:)`` does.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns a path that bounds what lies in this filled path and not in another one, as
  /// ``union(_:eoFill:)`` does.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns a path that bounds what lies in only one of two filled paths, as
  /// ``union(_:eoFill:)`` does.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns a path without crossings that bounds the inside of this one, as ``union(_:eoFill:)``
  /// does.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { first, _ in first }
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    guard var bundle = StrandBundle(scaledFor: self, other) else { return Path() }
    bundle.add(self, turns: Turns(1, 0), isFilled: true)
    bundle.add(other, turns: Turns(0, 1), isFilled: true)
    let graph = RegionGraph(bundle)
    let style = FillStyle(eoFill: eoFill)
    let boundary = RegionBoundary(of: graph) {
      isInside(style.contains(winding: $0[0]), style.contains(winding: $0[1]))
    }
    var tracer = ContourTracer(boundary, of: graph)
    var writer = OutlineWriter(
      points: graph.points, tolerance: graph.tolerance, scale: bundle.scale)
    for contour in tracer.contours() { writer.addContour(contour) }
    return writer.path
  }
}
