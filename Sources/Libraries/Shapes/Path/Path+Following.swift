extension Path {
  /// Returns the point at a fraction of the combined length of all subpaths.
  ///
  /// Fractions are clamped to 0...1. The result is `nil` for a path that draws nothing and for NaN.
  /// Each call measures the path; a ``MeasuredPath`` measures it once.
  public func point(at fraction: Double) -> Point? { MeasuredPath(self).point(at: fraction) }

  /// Returns the unit tangent at a fraction of the combined length.
  ///
  /// Fractions are clamped to 0...1. At a corner it is the incoming direction. The result is `nil`
  /// for a path of zero length.
  public func tangent(at fraction: Double) -> Point? { MeasuredPath(self).tangent(at: fraction) }
}
