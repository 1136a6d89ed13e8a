/// A line or arc of a stroked path, with what its outline needs.
struct StrokePiece {
  var start: Point
  var end: Point

  /// The directions of travel; for a line in place of a curve, those of the curve.
  var startDirection: Point
  var endDirection: Point

  /// The arc, unless the piece is straight.
  var arc: Arc?

  /// Whether the ends lie inside a curve, where every join is round.
  var startsInCurve = false
  var endsInCurve = false

  var reversed: StrokePiece {
    StrokePiece(
      start: end, end: start, startDirection: endDirection * -1,
      endDirection: startDirection * -1, arc: arc?.reversed, startsInCurve: endsInCurve,
      endsInCurve: startsInCurve)
  }
}

extension StrokePiece {
  init?(from: Point, to: Point) {
    guard let direction = (to - from).normalized else { return nil }
    self.init(start: from, end: to, startDirection: direction, endDirection: direction)
  }

  /// Creates a zero-length line, from and to which its neighbors turn.
  init(at point: Point, direction: Point) {
    self.init(start: point, end: point, startDirection: direction, endDirection: direction)
  }

  init(_ arc: Arc) {
    self.init(
      start: arc.point(at: 0), end: arc.point(at: 1), startDirection: arc.tangent(at: 0),
      endDirection: arc.tangent(at: 1), arc: arc)
  }
}

extension Segment {
  /// Returns the pieces to outline; empty if the segment has no length.
  func strokePieces(tolerance: Double) -> [StrokePiece] {
    switch self {
    case .line(let from, let to): return StrokePiece(from: from, to: to).map { [$0] } ?? []
    case .cubic(let cubic): return cubic.strokePieces(tolerance: tolerance)
    case .arc(let arc): return arc.length > 0 ? [StrokePiece(arc)] : []
    }
  }
}

extension Cubic {
  fileprivate func strokePieces(tolerance: Double) -> [StrokePiece] {
    var pieces = arcs(tolerance: tolerance)
    // In a cusp, a chord may begin or end at an angle to the curve; caps and joins use the curve's
    // own direction.
    if let direction = direction(at: 0),
      pieces.first?.startDirection.isAligned(with: direction) != true
    {
      pieces.insert(StrokePiece(at: start, direction: direction), at: 0)
    }
    if let direction = direction(at: 1),
      pieces.last?.endDirection.isAligned(with: direction) != true
    {
      pieces.append(StrokePiece(at: end, direction: direction))
    }
    for index in pieces.indices {
      pieces[index].startsInCurve = index > 0
      pieces[index].endsInCurve = index < pieces.count - 1
    }
    return pieces
  }
}
