/// A path that is built step by step, as UIKit names it.
///
/// Unlike a `Path`'s, its `clockwise` means what is seen on the screen. The styles of strokes and fills are
/// kept for whoever draws the path.
public final class UIBezierPath {
  /// The elements.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// The line width of a stroke.
  public var lineWidth = 1.0
  /// The style of open ends of a stroke.
  public var lineCapStyle = LineCap.butt
  /// The style of corners of a stroke.
  public var lineJoinStyle = LineJoin.miter
  /// The ratio of a miter's length to the line width above which a corner is beveled.
  public var miterLimit = 10.0
  /// Whether the even-odd rule decides which points are inside.
  public var usesEvenOddFillRule = false

  private var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a path without elements.
  public convenience init() { self.init(Path()) }

  /// Creates a path with the elements of another one.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next element begins; the origin if there is none.
  public var currentPoint: Point { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains the outline.
  public var bounds: Rect { path.boundingRect }

  /// Returns whether a point lies inside.
  public func contains(_ point: Point) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Begins a subpath at a point.
  public func move(to point: Point) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: Point) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: Point, controlPoint1: Point, controlPoint2: Point) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, controlPoint: Point) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, preceded by a line to its first point.
  public func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Ends the subpath with a line to its start.
  public func close() { path.closeSubpath() }

  /// Removes all elements.
  public func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Transforms all elements.
  public func apply(_ transform: Transform) { path = path.applying(transform) }
}
