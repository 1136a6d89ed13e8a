/// A line or arc of a stroked path with what its outline needs.
enum StrokePiece {
  case line(from: Point, to: Point, direction: Point)
  case arc(Arc)

  var start: Point {
    switch self {
    case .line(let from, _, _): from
    case .arc(let arc): arc.point(at: 0)
    }
  }

  var end: Point {
    switch self {
    case .line(_, let to, _): to
    case .arc(let arc): arc.point(at: 1)
    }
  }

  var startDirection: Point {
    switch self {
    case .line(_, _, let direction): direction
    case .arc(let arc): arc.tangent(at: 0)
    }
  }

  var endDirection: Point {
    switch self {
    case .line(_, _, let direction): direction
    case .arc(let arc): arc.tangent(at: 1)
    }
  }

  var reversed: StrokePiece {
    switch self {
    case .line(let from, let to, let direction):
      .line(from: to, to: from, direction: direction * -1)
    case .arc(let arc): .arc(arc.reversed)
    }
  }

  init?(from: Point, to: Point) {
    guard let direction = (to - from).normalized else { return nil }
    self = .line(from: from, to: to, direction: direction)
  }
}

extension Segment {
  /// The pieces to outline; none if the segment has no length.
  func strokePieces(tolerance: Double) -> [StrokePiece] {
    switch self {
    case .line(let from, let to):
      return StrokePiece(from: from, to: to).map { [$0] } ?? []
    case .arc(let arc):
      return arc.length > 0 ? [.arc(arc)] : []
    case .cubic(let cubic):
      let count = cubic.stepCount(tolerance: tolerance)
      let points = (0...count).map { cubic.point(at: Double($0) / Double(count)) }
      return zip(points, points.dropFirst()).compactMap(StrokePiece.init(from:to:))
    }
  }
}
