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
    let samples = (0...count).map { index in
      let t = Double(index) / Double(count)
      return (point: point(at: t), direction: derivative(at: t).normalized)
    }
    return zip(samples, samples.dropFirst()).compactMap { from, to in
      guard let chord = StrokePiece(from: from.point, to: to.point) else { return nil }
      guard let first = from.direction, let last = to.direction else { return chord }
      let turn = abs(arcTangent(y: first.cross(last), x: first.dot(last)))
      // Where the line is wider than the curve is round, the offset would turn back on itself.
      guard turn * halfWidth < from.point.distance(to: to.point) else { return chord }
      return .line(from: from.point, to: to.point, startDirection: first, endDirection: last)
    }
  }
}
