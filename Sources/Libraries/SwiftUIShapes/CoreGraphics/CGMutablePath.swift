/// A path that is built step by step, as Core Graphics names it.
public final class CGMutablePath: CGPath {
  override init(_ path: Path) { super.init(path) }

  /// Creates a path without elements.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath at the image of a point.
  public func move(to point: Point, transform: Transform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to the image of a point.
  public func addLine(to point: Point, transform: Transform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve through the images of the points.
  public func addQuadCurve(to end: Point, control: Point, transform: Transform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve through the images of the points.
  public func addCurve(
    to end: Point, control1: Point, control2: Point, transform: Transform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds an open subpath through the images of the points.
  public func addLines(between points: [Point], transform: Transform = .identity) {
    path.addLines(points, transform: transform)
  }

  /// Adds the image of a closed rectangle.
  public func addRect(_ rect: Rect, transform: Transform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds the images of closed rectangles.
  public func addRects(_ rects: [Rect], transform: Transform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the image of a closed ellipse.
  public func addEllipse(in rect: Rect, transform: Transform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds the image of a closed rectangle with elliptic corners.
  public func addRoundedRect(
    in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform = .identity
  ) {
    let corner = Size(width: cornerWidth, height: cornerHeight)
    let rounded = Path(roundedRect: rect, cornerSize: corner, style: .circular)
    path.addPath(rounded, transform: transform)
  }

  /// Adds the image of an arc between two angles in radians; `clockwise` assumes that y points up,
  /// as for a `Path`.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: Transform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds the image of an arc by its sweep in radians.
  public func addRelativeArc(
    center: Point, radius: Double, startAngle: Double, delta: Double,
    transform: Transform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }

  /// Adds the image of an arc that rounds a corner.
  public func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds the image of another path.
  public func addPath(_ other: CGPath, transform: Transform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Ends the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}
