/// A line or arc of a stroked path with what its outline needs.
enum StrokePiece {
  /// A straight line, or a chord of a curve with the curve's directions at its ends.
  case line(from: Point, to: Point, startDirection: Point, endDirection: Point)
  case arc(Arc)

  var start: Point {
    switch self {
    case .line(let from, _, _, _): from
    case .arc(let arc): arc.point(at: 0)
    }
  }

  var end: Point {
    switch self {
    case .line(_, let to, _, _): to
    case .arc(let arc): arc.point(at: 1)
    }
  }

  var startDirection: Point {
    switch self {
    case .line(_, _, let direction, _): direction
    case .arc(let arc): arc.tangent(at: 0)
    }
  }

  var endDirection: Point {
    switch self {
    case .line(_, _, _, let direction): direction
    case .arc(let arc): arc.tangent(at: 1)
    }
  }

  var reversed: StrokePiece {
    switch self {
    case .line(let from, let to, let startDirection, let endDirection):
      .line(
        from: to, to: from, startDirection: endDirection * -1, endDirection: startDirection * -1)
    case .arc(let arc): .arc(arc.reversed)
    }
  }

  init?(from: Point, to: Point) {
    guard let direction = (to - from).normalized else { return nil }
    self = .line(from: from, to: to, startDirection: direction, endDirection: direction)
  }
}

extension Segment {
  /// The pieces to outline; none if the segment has no length.
  func strokePieces(halfWidth: Double, tolerance: Double) -> [StrokePiece] {
    switch self {
    case .line(let from, let to):
      return StrokePiece(from: from, to: to).map { [$0] } ?? []
    case .arc(let arc):
      return arc.length > 0 ? [.arc(arc)] : []
    case .cubic(let cubic):
      return cubic.strokePieces(halfWidth: halfWidth, tolerance: tolerance)
    }
  }
}

extension Cubic {
  fileprivate func strokePieces(halfWidth: Double, tolerance: Double) -> [StrokePiece] {
    let count = stepCount(tolerance: tolerance)
    var pieces: [StrokePiece] = []
    var (from, heading) = (start, derivative(at: 0).normalized)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let to = point(at: t)
      guard let way = (to - from).normalized else { continue }
      let (first, last) = (heading ?? way, derivative(at: t).normalized ?? way)
      if abs(first.turn(to: last)) * halfWidth < from.distance(to: to) {
        pieces.append(.line(from: from, to: to, startDirection: first, endDirection: last))
      } else {
        // Where the line is wider than the curve is round, the offset would turn back on itself.
        pieces += [
          .turn(at: from, from: first, to: way),
          .line(from: from, to: to, startDirection: way, endDirection: way),
          .turn(at: to, from: way, to: last),
        ]
      }
      (from, heading) = (to, last)
    }
    return pieces
  }
}

extension StrokePiece {
  /// A turn on the spot: within a curve the line stays round, whatever its joins.
  fileprivate static func turn(at point: Point, from: Point, to: Point) -> StrokePiece {
    let sweep = from.turn(to: to)
    let direction = arcTangent(y: from.y, x: from.x)
    let startAngle = direction + (sweep < 0 ? .pi / 2 : -.pi / 2)
    return .arc(Arc(center: point, radius: 0, startAngle: startAngle, sweep: sweep))
  }
}

extension Point {
  /// The signed angle between two directions.
  fileprivate func turn(to other: Point) -> Double { arcTangent(y: cross(other), x: dot(other)) }
}
