internal import Mathematics

/// A builder of the outline of a stroked path, all of it clockwise on the screen.
///
/// A contour runs along the left of the pieces and back along the left of the reversed pieces, so
/// one routine serves both sides.
struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let tolerance: Double
  private var sectors: [Path] = []

  private var half: Double { style.lineWidth / 2 }

  init(style: StrokeStyle, tolerance: Double) { (self.style, self.tolerance) = (style, tolerance) }

  mutating func add(_ subpath: Subpath) {
    let pieces = subpath.segments.flatMap { $0.strokePieces(tolerance: tolerance) }
    guard let first = pieces.first, let last = pieces.last else {
      return addDot(at: subpath.start, direction: subpath.heading ?? Point(x: 1, y: 0))
    }
    let back = pieces.reversed().map(\.reversed)
    if subpath.isClosed {
      addSide(pieces, closing: first)
      path.closeSubpath()
      addSide(back, closing: last.reversed)
      path.closeSubpath()
    } else {
      addSide(pieces, closing: nil)
      addCap(at: last.end, direction: last.endDirection)
      addSide(back, closing: nil, continues: true)
      addCap(at: first.start, direction: first.startDirection * -1)
      path.closeSubpath()
    }
    for sector in sectors { path.addPath(sector) }
    sectors.removeAll()
  }

  private func left(of point: Point, _ direction: Point) -> Point {
    Point(x: point.x + direction.y * half, y: point.y - direction.x * half)
  }

  /// Adds a zero-length line: a disc or a square.
  private mutating func addDot(at point: Point, direction: Point) {
    switch style.lineCap {
    case .butt: return
    case .round:
      path.move(to: Point(x: point.x + half, y: point.y))
      path.addArc(Arc(center: point, radius: half, startAngle: 0, sweep: 2 * .pi))
    case .square:
      let (ahead, across) = (direction * half, Point(x: -direction.y, y: direction.x) * half)
      path.addLines([
        point - ahead - across, point + ahead - across, point + ahead + across,
        point - ahead + across,
      ])
    }
    path.closeSubpath()
  }

  /// Adds the line or arc on the left of each piece, and the joins between them.
  private mutating func addSide(
    _ pieces: [StrokePiece], closing next: StrokePiece?, continues: Bool = false
  ) {
    guard let first = pieces.first else { return }
    if !continues { path.move(to: left(of: first.start, first.startDirection)) }
    for (index, piece) in pieces.enumerated() {
      addOffset(of: piece)
      let follower = index + 1 < pieces.count ? pieces[index + 1] : next
      if let follower {
        addJoin(piece, follower)
      }
    }
  }

  private mutating func addOffset(of piece: StrokePiece) {
    guard let arc = piece.arc else {
      return path.addLine(to: left(of: piece.end, piece.endDirection))
    }
    var offset = arc
    offset.radius += arc.sweep > 0 ? half : -half
    guard offset.radius <= 0 else { return path.addArc(offset) }
    // The line is wider than the arc's radius: its inner edge sweeps over the center and beyond.
    path.addLine(to: arc.center)
    path.addLine(to: left(of: piece.end, piece.endDirection))
    addSector(beyond: arc, radius: -offset.radius)
  }

  private mutating func addSector(beyond arc: Arc, radius: Double) {
    guard radius > 0 else { return }
    let clockwise = arc.sweep < 0 ? arc.reversed : arc
    var sector = Path()
    sector.move(to: arc.center)
    sector.addArc(
      Arc(
        center: arc.center, radius: radius, startAngle: clockwise.startAngle + .pi,
        sweep: clockwise.sweep))
    sector.closeSubpath()
    sectors.append(sector)
  }

  private mutating func addCap(at point: Point, direction: Point) {
    let end = left(of: point, direction * -1)
    switch style.lineCap {
    case .butt: break
    case .round: addArc(around: point, from: direction, turn: .pi)
    case .square:
      let beyond = direction * half
      path.addLine(to: left(of: point, direction) + beyond)
      path.addLine(to: end + beyond)
    }
    path.addLine(to: end)
  }

  private mutating func addJoin(_ piece: StrokePiece, _ next: StrokePiece) {
    let (point, from, to) = (piece.end, piece.endDirection, next.startDirection)
    guard !from.isAligned(with: to) else { return }
    let (cross, dot) = (from.cross(to), from.dot(to))
    if cross < 0 {
      // On the inner side the edge goes through the turning point, which keeps every loop clockwise.
      path.addLine(to: point)
    } else {
      switch piece.endsInCurve ? .round : style.lineJoin {
      case .bevel: break
      case .round: addArc(around: point, from: from, turn: arcTangent(y: cross, x: dot))
      case .miter: addMiter(at: point, from: from, to: to, dot: dot)
      }
    }
    path.addLine(to: left(of: point, to))
  }

  /// Adds a miter, whose length in line widths is 1 / cos of half the turn.
  private mutating func addMiter(at point: Point, from: Point, to: Point, dot: Double) {
    guard (1 + dot) / 2 * style.miterLimit * style.miterLimit >= 1, dot > -1 + 1e-12 else { return }
    let sum = from + to
    path.addLine(to: left(of: point, sum * (1 / (1 + dot))))
  }

  private mutating func addArc(around point: Point, from direction: Point, turn: Double) {
    path.addArc(
      Arc(
        center: point, radius: half, startAngle: arcTangent(y: -direction.x, x: direction.y),
        sweep: turn))
  }
}

extension Point {
  /// Returns whether two unit vectors differ only by rounding.
  func isAligned(with other: Point) -> Bool { abs(cross(other)) < 1e-9 && dot(other) > 0 }
}
