internal import Mathematics

/// A place on a path that is nearest to another point.
public struct NearestPoint: Sendable {
  /// The point on the path.
  public let point: Point

  /// The distance to the other point.
  public let distance: Double

  /// The fraction of the path's length, from 0 to 1, as in ``Path/point(at:)``.
  public let fraction: Double
}

extension Path {
  /// Returns the place on the outline that is nearest to a point, the first one of several; `nil`
  /// if the path draws nothing or a coordinate isn't finite.
  ///
  /// Each call measures the path; a ``MeasuredPath`` measures it once.
  public func nearestPoint(to point: Point) -> NearestPoint? {
    MeasuredPath(self).nearestPoint(to: point)
  }
}

extension MeasuredPath {
  /// Returns the place on the outline that is nearest to a point, as ``Path/nearestPoint(to:)``
  /// does.
  public func nearestPoint(to point: Point) -> NearestPoint? {
    guard point.isFinite else { return nil }
    var best: (point: Point, distance: Double, along: Double)?
    var start = 0.0
    for line in lines {
      if line.subpath.segments.isEmpty {
        let distance = line.subpath.start.distance(to: point)
        if distance < best?.distance ?? .infinity { best = (line.subpath.start, distance, start) }
      }
      for (index, segment) in line.subpath.segments.enumerated()
      where segment.leastDistance(to: point) < best?.distance ?? .infinity {
        let parameter = segment.nearestParameter(to: point)
        let place = segment.point(at: parameter)
        let distance = place.distance(to: point)
        guard distance < best?.distance ?? .infinity else { continue }
        let along = start + line.start(of: index) + segment.length(upTo: parameter)
        // The same fraction as at the end of the subpath before would mean that end.
        best = (place, distance, max(along, start * (1 + 1e-15)))
      }
      start += line.length
    }
    return best.map {
      NearestPoint(
        point: $0.point, distance: $0.distance, fraction: length > 0 ? min(1, $0.along / length) : 0
      )
    }
  }
}

extension Segment {
  /// Returns the parameter of the point that is nearest to another one.
  func nearestParameter(to point: Point) -> Double {
    switch self {
    case .line(let from, let to):
      let way = to - from
      // In this order, NaN becomes 0.
      return min(1, max(0, (point - from).dot(way) / way.dot(way)))
    case .cubic(let cubic): return cubic.nearestParameter(to: point)
    case .arc(let arc): return arc.nearestParameter(to: point)
    }
  }

  /// Returns a distance to a point that no part of the segment falls below.
  fileprivate func leastDistance(to point: Point) -> Double {
    var extent = Extent()
    switch self {
    case .line(let from, let to): for point in [from, to] { extent.add(point) }
    case .cubic(let cubic):
      for point in [cubic.start, cubic.control1, cubic.control2, cubic.end] { extent.add(point) }
    case .arc(let arc): extent.add(arc)
    }
    let rect = extent.rect
    let across = max(rect.minX - point.x, 0, point.x - rect.maxX)
    let down = max(rect.minY - point.y, 0, point.y - rect.maxY)
    return Point(x: across, y: down).magnitude
  }

  fileprivate func length(upTo parameter: Double) -> Double {
    switch self {
    case .cubic(let cubic): cubic.length(upTo: parameter)
    case .line, .arc: length * parameter
    }
  }
}

extension Arc {
  fileprivate func nearestParameter(to other: Point) -> Double {
    let turn = 2 * Double.pi
    let way = other - center
    guard way != .zero, sweep != 0 else { return 0 }
    let angle = arcTangent(y: way.y, x: way.x) - startAngle
    let ahead = (sweep < 0 ? -angle : angle).truncatingRemainder(dividingBy: turn)
    let inside = (ahead < 0 ? ahead + turn : ahead) / abs(sweep)
    return [0, inside, 1].filter { $0 <= 1 }.min {
      point(at: $0).distance(to: other) < point(at: $1).distance(to: other)
    } ?? 0
  }
}

extension Cubic {
  /// Returns the first parameter of least distance: an end, or where the way to the point is
  /// perpendicular to the curve.
  fileprivate func nearestParameter(to other: Point) -> Double {
    var best = (parameter: 0.0, distance: start.distance(to: other))
    for parameter in perpendiculars(to: other) + [1] {
      let distance = point(at: parameter).distance(to: other)
      if distance < best.distance { best = (parameter, distance) }
    }
    return best.parameter
  }

  /// Returns the roots of the product of the way from a point and the derivative, a polynomial of
  /// degree five.
  private func perpendiculars(to other: Point) -> [Double] {
    let ways = [start, control1, control2, end].map { $0 - other }
    let speeds = zip(ways, ways.dropFirst()).map { $1 - $0 }
    // The weights of products of Bernstein polynomials of degrees three and two.
    let weights = [[1, 0.4, 0.1], [0.6, 0.6, 0.3], [0.3, 0.6, 0.6], [0.1, 0.4, 1]]
    var polynomial = [Double](repeating: 0, count: 6)
    for (row, way) in ways.enumerated() {
      for (column, speed) in speeds.enumerated() {
        polynomial[row + column] += weights[row][column] * way.dot(speed)
      }
    }
    return BernsteinRoots.roots(of: polynomial)
  }
}
