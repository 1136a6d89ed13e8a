extension Path {
  /// Adds an arc between two directions, after a line from the current point to its first point.
  ///
  /// As in SwiftUI, `clockwise` is read with y upward: `false` goes clockwise on the screen. Ends
  /// that lie a full turn or more apart give the whole circle.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var sweep = clockwise ? -difference : difference
    if abs(sweep) >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    addArc(
      Arc(
        center: center, radius: radius, startAngle: startAngle.radians,
        sweep: clockwise ? -sweep : sweep))
  }

  /// Adds a closed rectangle that begins at its top left corner and goes clockwise.
  public mutating func addRect(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    addLines([
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a closed ellipse that begins at its right and goes clockwise.
  public mutating func addEllipse(in rect: Rect) {
    guard !rect.isEmpty else { return }
    let circle = Arc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    var path = Path()
    path.addArc(circle)
    path.closeSubpath()
    let transform = Transform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(path.applying(transform))
  }

  /// Adds a closed rectangle with round corners, clockwise from below its top left corner.
  ///
  /// The radius is limited to half of the smaller side.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Double) {
    guard !rect.isEmpty else { return }
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return addRect(rect) }
    let inner = rect.insetBy(dx: radius, dy: radius)
    let centers = [
      inner.origin, Point(x: inner.maxX, y: inner.minY), Point(x: inner.maxX, y: inner.maxY),
      Point(x: inner.minX, y: inner.maxY),
    ]
    move(to: Point(x: rect.minX, y: inner.minY))
    for (corner, center) in centers.enumerated() {
      addArc(
        Arc(
          center: center, radius: radius, startAngle: .pi + Double(corner) * .pi / 2,
          sweep: .pi / 2))
    }
    closeSubpath()
  }

  /// Adds an open subpath through the points.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) {
    for element in path.elements { append(element) }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .arc(let arc): append(arc)
    case .closeSubpath: closeSubpath()
    }
  }
}
