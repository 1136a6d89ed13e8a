internal import Mathematics

/// Two arcs, or lines, that leave a point and reach another in given directions and meet in one.
struct Biarc {
  /// The pieces: none, one or two.
  let pieces: [StrokePiece]

  /// Creates the arcs whose tangents at the ends are equally long up to where they meet; `nil` if
  /// one of them would turn by a quarter or more.
  init?(from start: Point, _ first: Point, to end: Point, _ last: Point) {
    let (way, sum, aligned) = (end - start, first + last, 1 - first.dot(last))
    let along = way.dot(sum)
    guard way != .zero, along > 0, aligned < 1 else { return nil }
    // The reach of the tangents solves aligned·x² + along·x = way²/2, in a form that stays exact
    // while the directions become equal.
    let square = way.dot(way)
    let reach = square / (along + (along * along + 2 * aligned * square).squareRoot())
    let near = start + first * reach
    let far = end - last * reach
    let middle = near.interpolated(to: far, by: 0.5)
    guard let direction = (far - near).normalized else { return nil }
    let pieces = [
      StrokePiece(from: start, first, to: middle, direction),
      StrokePiece(from: middle, direction, to: end, last),
    ]
    self.pieces = pieces.compactMap { $0 }
    guard self.pieces.count == 2 else { return nil }
  }

  /// Returns the distance between a point beside the arcs and the nearer one.
  func distance(to point: Point) -> Double {
    pieces.reduce(.infinity) { min($0, $1.deviation(of: point)) }
  }
}

extension StrokePiece {
  /// The number of chords from an arc's center beyond which it is drawn as a line, since its points
  /// would be rounded more and more.
  private static let flattest = 1e5

  /// Creates an arc between two points, or a line if it is nearly one; `nil` if it would turn by a
  /// quarter or more.
  fileprivate init?(from start: Point, _ first: Point, to end: Point, _ last: Point) {
    let way = end - start
    let (cross, dot) = (first.cross(way), first.dot(way))
    guard dot > abs(cross) else { return nil }
    self.init(start: start, end: end, startDirection: first, endDirection: last)
    let radius = way.dot(way) / (2 * cross)
    guard abs(radius) < Self.flattest * way.magnitude else { return }
    let center = start + Point(x: -first.y, y: first.x) * radius
    arc = Arc(
      center: center, radius: abs(radius),
      startAngle: arcTangent(y: start.y - center.y, x: start.x - center.x),
      sweep: 2 * arcTangent(y: cross, x: dot))
  }

  /// Returns the distance of a point from the piece's circle or line.
  fileprivate func deviation(of point: Point) -> Double {
    guard let arc else { return abs(startDirection.cross(point - start)) }
    return abs(arc.center.distance(to: point) - arc.radius)
  }
}

extension Cubic {
  /// Returns arcs and lines within a tolerance of the curve that go on in each other's direction,
  /// except in cusps.
  func arcs(tolerance: Double) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    addArcs(to: &pieces, tolerance: tolerance, share: 1)
    return pieces
  }

  /// Whether the curve goes forward along its chord everywhere, so that no part lies beyond its ends.
  private var isMonotonic: Bool {
    let way = end - start
    return [control1 - start, control2 - control1, end - control2].allSatisfy { $0.dot(way) >= 0 }
  }

  /// The share of a curve that isn't divided any more, as in a cusp.
  private static let leastShare = 1 / 4096.0

  private func addArcs(to pieces: inout [StrokePiece], tolerance: Double, share: Double) {
    guard start != end || control1 != start || control2 != start else { return }
    var count = 2
    if isMonotonic, let first = direction(at: 0), let last = direction(at: 1),
      let biarc = Biarc(from: start, first, to: end, last)
    {
      let error = [0.25, 0.5, 0.75].reduce(0) { max($0, biarc.distance(to: point(at: $1))) }
      if error <= tolerance { return pieces += biarc.pieces }
      // The error of a part is proportional to the cube of its length. In this order, NaN becomes 2.
      count = Int(min(4, max(2, power(error / tolerance, 1 / 3).rounded(.up))))
    }
    guard share > Self.leastShare else {
      return pieces += StrokePiece(from: start, to: end).map { [$0] } ?? []
    }
    for index in 0..<count {
      let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      portion(from: from, to: to)
        .addArcs(to: &pieces, tolerance: tolerance, share: share / Double(count))
    }
  }
}
