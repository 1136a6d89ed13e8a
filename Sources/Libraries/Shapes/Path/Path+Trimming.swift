extension Path {
  /// Returns the part between two fractions of the combined length of all subpaths.
  ///
  /// Fractions are clamped to 0...1. If `from` isn't below `to`, or either is NaN, the result is
  /// empty. A closed subpath stays closed if less than a millionth is cut off, so that its last
  /// join doesn't appear suddenly. A zero-length subpath, which a stroke draws as a dot, is kept if
  /// it lies inside the range.
  public func trimmedPath(from: Double, to: Double) -> Path {
    from <= 0 && to >= 1 ? self : MeasuredPath(self).trimmedPath(from: from, to: to)
  }
}
