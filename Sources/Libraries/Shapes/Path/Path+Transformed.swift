extension Path {
  /// Returns the path moved by a distance along each axis.
  public func offsetBy(dx: Double, dy: Double) -> Path { applying(.translation(x: dx, y: dy)) }

  /// Adds a closed rectangle after applying an affine map to it.
  public mutating func addRect(_ rect: Rect, transform: Transform) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds closed rectangles, in order, after applying an affine map to them.
  public mutating func addRects(_ rects: [Rect], transform: Transform) {
    addPath(Path { $0.addRects(rects) }, transform: transform)
  }

  /// Adds a closed ellipse after applying an affine map to it.
  public mutating func addEllipse(in rect: Rect, transform: Transform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a closed rectangle with elliptic corners after applying an affine map to it.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous, transform: Transform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a closed rectangle with a radius for each corner after applying an affine map to it.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: Transform
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds an open subpath through the images of the points.
  public mutating func addLines(_ points: [Point], transform: Transform) {
    addLines(points.map(transform.apply(to:)))
  }

  /// Adds the elements of another path after applying an affine map to them.
  public mutating func addPath(_ path: Path, transform: Transform) {
    addPath(path.applying(transform))
  }

  /// Adds an arc between two angles after applying an affine map to it, preceded by a line from the
  /// current point to the image of its first point.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform
  ) {
    connect(
      to: Path {
        $0.addArc(
          center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: clockwise)
      }.applying(transform))
  }

  /// Adds an arc by its sweep after applying an affine map to it, preceded by a line from the
  /// current point to the image of its first point.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: Transform
  ) {
    connect(
      to: Path {
        $0.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
      }.applying(transform))
  }

  /// Adds the image of an arc that rounds a corner, preceded by a line from the current point.
  ///
  /// The map is applied to the tangents' ends and the arc, not to the current point. A map without
  /// an inverse adds nothing.
  public mutating func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform
  ) {
    guard let inverse = transform.inverse else { return }
    var corner = Path()
    if let currentPoint { corner.move(to: inverse.apply(to: currentPoint)) }
    corner.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    connect(to: corner.applying(transform))
  }

  /// Adds a path of one open subpath, preceded by a line from the current point to its start.
  private mutating func connect(to path: Path) {
    guard case .element(.move(let start))? = path.pieces.first else { return }
    if let currentPoint {
      if !isClose(currentPoint, start) { addLine(to: start) }
    } else {
      move(to: start)
    }
    for piece in path.pieces.dropFirst() { append(piece) }
  }

  /// Returns whether two points differ only by rounding.
  private func isClose(_ first: Point, _ second: Point) -> Bool {
    let extent = max(abs(first.x), abs(first.y), abs(second.x), abs(second.y))
    return first.distance(to: second) <= 1e-9 * extent
  }
}
