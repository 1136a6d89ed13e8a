internal import Mathematics

extension Path {
  /// The enclosed area, positive where the path runs clockwise on the screen and negative where it
  /// runs counterclockwise.
  ///
  /// Areas count as often as the path winds around them, so a hole that runs the other way is
  /// subtracted. Open subpaths count as closed. Curves and arcs are exact.
  public var area: Double { moments.area }

  /// The center of gravity of the enclosed area, weighted as in ``area``; `nil` without an area.
  public var centroid: Point? {
    let moments = moments
    let offset = moments.sum / moments.area
    return moments.area != 0 && offset.isFinite ? moments.origin + offset : nil
  }

  private var moments: AreaMoments {
    let subpaths = subpaths
    // Numbers are small, and thus exact, near the path.
    var moments = AreaMoments(origin: subpaths.first?.start ?? .zero)
    for subpath in subpaths {
      for segment in subpath.segments { moments.add(segment) }
      moments.add(.line(from: subpath.end, to: subpath.start))
    }
    return moments
  }
}

/// The area between an outline and an origin, and its integral of positions.
private struct AreaMoments {
  let origin: Point
  private(set) var area = 0.0
  private(set) var sum = Point.zero

  init(origin: Point) { self.origin = origin }

  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let from, let to): add(from - origin, to - origin)
    case .cubic(let cubic): add(cubic)
    case .arc(let arc): add(arc)
    }
  }

  private mutating func add(_ from: Point, _ to: Point) {
    let double = from.cross(to)
    area += double / 2
    sum += (from + to) * (double / 6)
  }

  private mutating func add(_ cubic: Cubic) {
    // The integrands have degree eight at most.
    func integral(_ weight: (Point) -> Double) -> Double {
      Quadrature.integral(from: 0, to: 1) { t in
        let point = cubic.point(at: t) - origin
        return point.cross(cubic.derivative(at: t)) * weight(point)
      }
    }
    area += integral { _ in 1 } / 2
    sum += Point(x: integral(\.x), y: integral(\.y)) / 3
  }

  private mutating func add(_ arc: Arc) {
    let (center, radius) = (arc.center - origin, arc.radius)
    let (from, to) = (arc.startAngle, arc.startAngle + arc.sweep)
    // The integrals of the directions u from the center, of their squares and of their product.
    let ways = Point(x: sine(to) - sine(from), y: cosine(from) - cosine(to))
    let wave = (sine(2 * to) - sine(2 * from)) / 4
    let squares = Point(x: arc.sweep / 2 + wave, y: arc.sweep / 2 - wave)
    let product = (cosine(2 * from) - cosine(2 * to)) / 4
    let along = center.dot(ways)
    area += radius * (along + radius * arc.sweep) / 2
    let mixed = Point(
      x: center.x * squares.x + center.y * product, y: center.x * product + center.y * squares.y)
    sum +=
      (center * (along + radius * arc.sweep) + mixed * radius + ways * (radius * radius))
      * (radius / 3)
  }
}
