internal import Mathematics

extension Path {
  /// Returns whether a point lies inside; open subpaths count as closed by a straight line.
  ///
  /// Curves and arcs are exact. As with `Rect.contains(_:)`, points on a left or top edge are
  /// inside and points on a right or bottom edge aren't, so adjacent shapes share no point.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    FillStyle(eoFill: eoFill).contains(winding: windingNumber(at: point))
  }

  /// Returns the number of times the path winds around a point; clockwise on the screen is
  /// positive.
  public func windingNumber(at point: Point) -> Int {
    guard point.isFinite else { return 0 }
    var ray = Ray(origin: point)
    for subpath in subpaths { ray.cross(subpath) }
    return ray.winding
  }
}

/// A ray to the right of a point; counts downward crossings minus upward ones.
private struct Ray {
  let origin: Point
  private(set) var winding = 0

  /// The end of the last piece, at which the next one begins, without even a rounding gap.
  private var last = Point.zero

  init(origin: Point) { self.origin = origin }

  mutating func cross(_ subpath: Subpath) {
    last = subpath.start
    for segment in subpath.segments {
      switch segment {
      case .line(_, let end): cross(lineTo: end)
      case .cubic(let cubic): cross(cubic)
      case .arc(let arc): cross(arc)
      }
    }
    cross(lineTo: subpath.start)
  }

  /// Counts a piece that is monotonic in y and whose crossing may lie right of the origin.
  private mutating func cross(to end: Point, isRight: (Ray) -> Bool) {
    let (isBelow, willBeBelow) = (last.y > origin.y, end.y > origin.y)
    if isBelow != willBeBelow, isRight(self) { winding += willBeBelow ? 1 : -1 }
    last = end
  }

  private mutating func cross(lineTo end: Point) {
    cross(to: end) { ray in
      // Always from top to bottom, so that a shared edge is rounded the same way in both
      // directions.
      let (top, bottom) = ray.last.y < end.y ? (ray.last, end) : (end, ray.last)
      return (bottom - top).cross(ray.origin - top) > 0
    }
  }

  private mutating func cross(_ cubic: Cubic) {
    let bounds = [0] + cubic.turnsAlongY.sorted() + [1]
    for (from, to) in zip(bounds, bounds.dropFirst()) {
      let end = to == 1 ? cubic.end : cubic.point(at: to)
      cross(to: end) { ray in
        let x = cubic.point(at: ray.parameter(on: cubic, from: from, to: to, goesDown: end)).x
        return x > ray.origin.x
      }
    }
  }

  /// Returns the parameter at which a curve that is monotonic in y crosses the ray's line, by
  /// bisection.
  private func parameter(on cubic: Cubic, from: Double, to: Double, goesDown end: Point) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let isBefore = (cubic.point(at: middle).y > origin.y) == (last.y > origin.y)
      if isBefore { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private mutating func cross(_ arc: Arc) {
    let turn = 2 * Double.pi
    let turns = min((abs(arc.sweep) / turn).rounded(.down), 1e6)
    var rest = arc
    if turns > 1 {
      // All turns but the last cross equally often.
      let before = winding
      var whole = arc
      whole.sweep = arc.sweep < 0 ? -turn : turn
      crossOnce(whole)
      winding = before + (winding - before) * Int(turns - 1)
      rest.sweep = (abs(arc.sweep) - (turns - 1) * turn) * (arc.sweep < 0 ? -1 : 1)
    }
    crossOnce(rest)
  }

  private mutating func crossOnce(_ arc: Arc) {
    let goesOn = arc.sweep >= 0
    let end = arc.startAngle + arc.sweep
    // The angles at which the circle turns back along y are odd multiples of a quarter turn.
    var angle = arc.startAngle
    var next = ((angle / .pi - 0.5).rounded(goesOn ? .down : .up) + 0.5) * .pi
    for _ in 0..<4 {
      next += goesOn ? .pi : -.pi
      guard goesOn ? next < end : next > end else { break }
      let isBottom = sine(next) > 0
      let extreme = Point(x: arc.center.x, y: arc.center.y + (isBottom ? arc.radius : -arc.radius))
      cross(arc, from: angle, to: next, end: extreme)
      angle = next
    }
    cross(arc, from: angle, to: end, end: arc.point(at: 1))
  }

  private mutating func cross(_ arc: Arc, from: Double, to: Double, end: Point) {
    cross(to: end) { ray in
      let down = ray.origin.y - arc.center.y
      let across = max(0, arc.radius * arc.radius - down * down).squareRoot()
      let isRightHalf = cosine((from + to) / 2) > 0
      return arc.center.x + (isRightHalf ? across : -across) > ray.origin.x
    }
  }
}
