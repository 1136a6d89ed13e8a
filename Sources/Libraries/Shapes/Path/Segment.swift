/// A piece of a subpath, with both of its ends.
///
/// A quadratic Bézier curve is given as the cubic one that draws the same.
public enum Segment: Hashable, Sendable {
  /// A straight line.
  case line(from: Point, to: Point)
  /// A cubic Bézier curve.
  case cubic(Cubic)
  /// A circular arc.
  case arc(Arc)

  /// The first point.
  public var start: Point {
    switch self {
    case .line(let from, _): from
    case .cubic(let cubic): cubic.start
    case .arc(let arc): arc.point(at: 0)
    }
  }

  /// The last point.
  public var end: Point {
    switch self {
    case .line(_, let to): to
    case .cubic(let cubic): cubic.end
    case .arc(let arc): arc.point(at: 1)
    }
  }

  /// The length along the segment.
  public var length: Double {
    switch self {
    case .line(let from, let to): from.distance(to: to)
    case .cubic(let cubic): cubic.length
    case .arc(let arc): arc.length
    }
  }

  /// The same segment from its end to its start.
  public var reversed: Segment {
    switch self {
    case .line(let from, let to): .line(from: to, to: from)
    case .cubic(let cubic): .cubic(cubic.reversed)
    case .arc(let arc): .arc(arc.reversed)
    }
  }

  /// The smallest rectangle that contains every point.
  public var boundingRect: Rect {
    var extent = Extent()
    extent.add(self)
    return extent.rect
  }
}

extension Segment {
  /// Returns the point at a parameter from 0 to 1.
  public func point(at parameter: Double) -> Point {
    switch self {
    case .line(let from, let to): from.interpolated(to: to, by: parameter)
    case .cubic(let cubic): cubic.point(at: parameter)
    case .arc(let arc): arc.point(at: parameter)
    }
  }

  /// Returns the unit tangent at a parameter from 0 to 1; `nil` if the segment has no length.
  ///
  /// In a cusp, it is the incoming direction.
  public func tangent(at parameter: Double) -> Point? {
    switch self {
    case .line(let from, let to): return (to - from).normalized
    case .cubic(let cubic):
      return cubic.direction(at: parameter)
        ?? (cubic.point(at: parameter) - cubic.point(at: parameter * 0.999)).normalized
    case .arc(let arc): return arc.length > 0 ? arc.tangent(at: parameter) : nil
    }
  }

  /// Returns the parts before and after a parameter from 0 to 1.
  public func split(at parameter: Double) -> (Segment, Segment) {
    (portion(fromParameter: 0, to: parameter), portion(fromParameter: parameter, to: 1))
  }

  /// Returns the parameter, from 0 to 1, at a distance from the start.
  public func parameter(atLength distance: Double) -> Double {
    let whole = length
    guard distance > 0 else { return 0 }
    guard distance < whole else { return 1 }
    switch self {
    case .cubic(let cubic): return cubic.parameter(atLength: distance)
    case .line, .arc: return distance / whole
    }
  }

  /// Returns the part between two distances from the start.
  func portion(from: Double, to: Double) -> Segment {
    guard length > 0 else { return self }
    return portion(fromParameter: parameter(atLength: from), to: parameter(atLength: to))
  }

  private func portion(fromParameter from: Double, to: Double) -> Segment {
    switch self {
    case .line(let start, let end):
      .line(from: start.interpolated(to: end, by: from), to: start.interpolated(to: end, by: to))
    case .cubic(let cubic): .cubic(cubic.portion(from: from, to: to))
    case .arc(let arc): .arc(arc.portion(from: from, to: to))
    }
  }
}
