extension Path {
  /// Returns the point at a fraction of the combined length of all subpaths.
  ///
  /// Fractions are clamped to 0...1. The result is `nil` for a path that draws nothing and for NaN.
  public func point(at fraction: Double) -> Point? {
    guard let (segment, distance) = place(at: fraction) else { return nil }
    return segment.point(at: segment.parameter(atLength: distance))
  }

  /// Returns the unit tangent at a fraction of the combined length.
  ///
  /// Fractions are clamped to 0...1. At a corner it is the incoming direction. The result is `nil`
  /// for a path of zero length.
  public func tangent(at fraction: Double) -> Point? {
    guard let (segment, distance) = place(at: fraction) else { return nil }
    return segment.direction(at: segment.parameter(atLength: distance))
  }

  /// Returns the segment at a fraction of the length, and the distance along it.
  private func place(at fraction: Double) -> (segment: Segment, distance: Double)? {
    guard !fraction.isNaN else { return nil }
    let segments = subpaths.flatMap(\.segments)
    let lengths = segments.map(\.length)
    var rest = min(max(fraction, 0), 1) * lengths.reduce(0, +)
    var result = segments.first.map { (segment: $0, distance: 0.0) }
    for (segment, length) in zip(segments, lengths) where length > 0 {
      result = (segment, min(rest, length))
      guard rest > length else { break }
      rest -= length
    }
    return result
  }
}

extension Segment {
  /// Returns the parameter, from 0 to 1, at a distance from the start.
  func parameter(atLength distance: Double) -> Double {
    let whole = length
    guard distance > 0 else { return 0 }
    guard distance < whole else { return 1 }
    if case .cubic(let cubic) = self { return cubic.parameter(atLength: distance) }
    return distance / whole
  }

  func point(at parameter: Double) -> Point {
    switch self {
    case .line(let from, let to): from.interpolated(to: to, by: parameter)
    case .arc(let arc): arc.point(at: parameter)
    case .cubic(let cubic): cubic.point(at: parameter)
    }
  }

  func direction(at parameter: Double) -> Point? {
    switch self {
    case .line(let from, let to): (to - from).normalized
    case .arc(let arc): arc.length > 0 ? arc.tangent(at: parameter) : nil
    case .cubic(let cubic):
      // In a cusp, the incoming direction.
      cubic.direction(at: parameter)
        ?? (cubic.point(at: parameter) - cubic.point(at: parameter * 0.999)).normalized
    }
  }
}
