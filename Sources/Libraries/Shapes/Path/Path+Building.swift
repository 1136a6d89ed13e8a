extension Path {
  /// Adds a closed rectangle, clockwise from its top left corner.
  ///
  /// A rectangle of negative size is ``Rect/standardized`` first, here and in the other functions.
  public mutating func addRect(_ rect: Rect) {
    let rect = rect.standardized
    guard !rect.isEmpty else { return }
    addLines([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a closed ellipse, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: Rect) {
    let rect = rect.standardized
    guard !rect.isEmpty else { return }
    let circle = Arc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    var path = Path()
    path.addArc(circle)
    path.closeSubpath()
    let transform = Transform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(path.applying(transform))
  }

  /// Adds closed rectangles, in order.
  public mutating func addRects(_ rects: [Rect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an open subpath through the points.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) {
    for piece in path.pieces { append(piece) }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  mutating func append(_ piece: Piece) {
    switch piece {
    case .element(let element): append(element)
    case .arc(let arc): append(arc)
    }
  }
}
