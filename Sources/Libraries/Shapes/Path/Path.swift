/// An outline of lines, curves and circular arcs, in one or more subpaths.
///
/// Elements with a coordinate that isn't finite are ignored.
public struct Path: Hashable, Sendable {
  /// An element of a path, as SwiftUI names them.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// Adds a straight line to a point.
    case line(to: Point)
    /// Adds a quadratic Bézier curve to a point.
    case quadCurve(to: Point, control: Point)
    /// Adds a cubic Bézier curve to a point.
    case curve(to: Point, control1: Point, control2: Point)
    /// Closes the subpath with a straight line to its start.
    case closeSubpath
  }

  /// An element as the path keeps it: arcs stay exact.
  package enum Piece: Hashable, Sendable {
    /// An element of SwiftUI's kinds.
    case element(Element)
    /// Adds an arc that begins at the current point.
    case arc(Arc)
  }

  /// The elements in order, with arcs as they are kept.
  package private(set) var pieces: [Piece] = []

  /// The point at which the next element begins.
  public private(set) var currentPoint: Point?

  private var subpathStart: Point?

  /// Creates a path without elements.
  public init() {}

  /// Creates a path by running a closure on an empty one.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { pieces.isEmpty }
}

extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to point: Point) {
    guard point.isFinite else { return }
    pieces.append(.element(.move(to: point)))
    subpathStart = point
    currentPoint = point
  }

  /// Adds a straight line; on an empty path it moves there instead.
  public mutating func addLine(to point: Point) {
    guard point.isFinite else { return }
    guard currentPoint != nil else { return move(to: point) }
    pieces.append(.element(.line(to: point)))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve; an empty path begins at its control point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    guard point.isFinite, control.isFinite else { return }
    if currentPoint == nil { move(to: control) }
    pieces.append(.element(.quadCurve(to: point, control: control)))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve; an empty path begins at its first control point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    guard point.isFinite, control1.isFinite, control2.isFinite else { return }
    if currentPoint == nil { move(to: control1) }
    pieces.append(.element(.curve(to: point, control1: control1, control2: control2)))
    currentPoint = point
  }

  /// Adds an arc, preceded by a line from the current point to its first point.
  ///
  /// An empty path begins at the arc's first point. As in Core Graphics, the points are
  /// `center + radius · (cos, sin)`, so a negative radius begins on the other side. The sweep is
  /// limited to a thousand turns.
  public mutating func addArc(_ arc: Arc) {
    guard arc.isFinite else { return }
    let arc = arc.standardized
    let start = arc.point(at: 0)
    if let currentPoint {
      let slack = 1e-9 * max(arc.radius, abs(start.x), abs(start.y))
      if currentPoint.distance(to: start) > slack { addLine(to: start) }
    } else {
      move(to: start)
    }
    append(arc)
  }

  /// Ends the subpath with a line to its start.
  public mutating func closeSubpath() {
    guard let subpathStart, pieces.last != .element(.closeSubpath) else { return }
    pieces.append(.element(.closeSubpath))
    currentPoint = subpathStart
  }

  /// Adds an arc, which must begin at the current point.
  mutating func append(_ arc: Arc) {
    guard arc.isFinite else { return }
    pieces.append(.arc(arc.limited))
    currentPoint = arc.point(at: 1)
  }

  /// Adds a segment, which must begin at the current point.
  mutating func append(_ segment: Segment) {
    switch segment {
    case .line(_, let to): addLine(to: to)
    case .arc(let arc): append(arc)
    case .cubic(let cubic):
      addCurve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
    }
  }
}
