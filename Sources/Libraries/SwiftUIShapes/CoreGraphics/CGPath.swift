/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable, CaseIterable {
  /// A point is inside if the windings around it don't cancel out.
  case winding
  /// A point is inside if the path winds around it an odd number of times.
  case evenOdd
}

/// A path that doesn't change, as Core Graphics names it.
///
/// It wraps a `Path`, so arcs stay exact.
public class CGPath: Hashable {
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle, transformed if there is a map.
  public convenience init(rect: Rect, transform: UnsafePointer<Transform>?) {
    unsafe self.init(Path(rect).applying(transform))
  }

  /// Creates a path of an ellipse, transformed if there is a map.
  public convenience init(ellipseIn rect: Rect, transform: UnsafePointer<Transform>?) {
    unsafe self.init(Path(ellipseIn: rect).applying(transform))
  }

  /// Creates a path of a rectangle with elliptic corners, transformed if there is a map.
  public convenience init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double,
    transform: UnsafePointer<Transform>?
  ) {
    let corner = Size(width: cornerWidth, height: cornerHeight)
    let path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
    unsafe self.init(path.applying(transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The point at which the next element begins; the origin if there is none.
  public var currentPoint: Point { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points and control points.
  public var boundingBox: Rect { isEmpty ? .null : path.controlRect }

  /// The smallest rectangle that contains the outline.
  public var boundingBoxOfPath: Rect { isEmpty ? .null : path.boundingRect }

  /// Returns whether a point, to which the map is applied first, lies inside.
  public func contains(
    _ point: Point, using rule: CGPathFillRule = .winding, transform: Transform = .identity
  ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

  /// Returns the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the path, transformed if there is a map.
  public func copy(using transform: UnsafePointer<Transform>?) -> CGPath? {
    unsafe CGPath(path.applying(transform))
  }

  /// Returns a path that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a path that can change, transformed if there is a map.
  public func mutableCopy(using transform: UnsafePointer<Transform>?) -> CGMutablePath? {
    unsafe CGMutablePath(path.applying(transform))
  }

  /// Returns the outline of the stroke along the path after applying a map to it.
  public func copy(
    strokingWithWidth lineWidth: Double, lineCap: LineCap, lineJoin: LineJoin, miterLimit: Double,
    transform: Transform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns whether both have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// Creates a path with the elements of another one.
  public init(_ path: CGPath) { self = path.path }

  /// The path as Core Graphics names it.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the path, transformed if there is a map.
  fileprivate func applying(_ transform: UnsafePointer<Transform>?) -> Path {
    guard let transform = unsafe transform else { return self }
    return unsafe applying(transform.pointee)
  }
}
