/// A path flattened to straight lines, in reusable storage.
public struct FlattenedPath: Sendable {
  /// The vertices of all contours, in order.
  public private(set) var points: [Point] = []

  /// For each contour, the index after its last vertex.
  public private(set) var ends: [Int] = []

  /// Where vertices of arcs matter; `nil` if all do.
  private var view: ArcCorners.VisibleRect?

  /// Creates empty storage.
  public init() {}

  /// Replaces the contours with those of a path, keeping the storage.
  ///
  /// The lines stay within `tolerance` of the curves. Vertices on curves lie slightly outside, so
  /// that each chord encloses the same area as its curve. All arcs of a circle share the same
  /// vertices, wherever they begin and end, so that a growing arc changes only in its last chord.
  public mutating func flatten(_ path: Path, tolerance: Double) {
    view = nil
    replace(by: path, tolerance)
  }
}

extension FlattenedPath {
  /// Replaces the contours with those of a path, and leaves out vertices of arcs that lie on the same
  /// side of a rectangle as both their neighbors.
  package mutating func flatten(_ path: Path, tolerance: Double, near rect: Rect) {
    view = ArcCorners.VisibleRect(rect)
    replace(by: path, tolerance)
  }

  private mutating func replace(by path: Path, _ tolerance: Double) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for piece in path.pieces {
      switch piece {
      case .element(let element): add(element, tolerance)
      case .arc(let arc): add(arc, tolerance)
      }
    }
    endContour()
  }
}

extension FlattenedPath {
  /// Returns the maximum angle between two vertices on an arc, in radians.
  package static func chordAngle(radius: Double, tolerance: Double) -> Double {
    ArcCorners.step(radius: radius, tolerance: tolerance)
  }
}

extension FlattenedPath {
  private var contourStart: Int { ends.last ?? 0 }

  private mutating func add(_ element: Path.Element, _ tolerance: Double) {
    switch element {
    case .move(let point):
      endContour()
      points.append(point)
    case .line(let point): points.append(point)
    case .quadCurve(let point, let control):
      guard let start = points.last else { return }
      add(Cubic(start: start, quadControl: control, end: point), tolerance)
    case .curve(let point, let control1, let control2):
      guard let start = points.last else { return }
      add(Cubic(start: start, control1: control1, control2: control2, end: point), tolerance)
    case .closeSubpath:
      guard contourStart < points.count else { return }
      let start = points[contourStart]
      endContour()
      points.append(start)
    }
  }

  private mutating func endContour() {
    // A single point encloses nothing.
    if points.count - contourStart == 1 { points.removeLast() }
    if points.count > contourStart { ends.append(points.count) }
  }

  private mutating func add(_ cubic: Cubic, _ tolerance: Double) {
    // Vertices lie half as far outside as chords would lie inside, which preserves the area.
    let count = cubic.stepCount(tolerance: tolerance)
    let step = 1 / Double(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      points.append(cubic.point(at: t) - cubic.secondDerivative(at: t) * (step * step / 12))
    }
    points.append(cubic.end)
  }

  private mutating func add(_ arc: Arc, _ tolerance: Double) {
    let corners = ArcCorners(of: arc, tolerance: tolerance)
    // The seam is a regular vertex if a circle is the whole contour.
    let isWholeContour = arc.isFullTurn && points.count == contourStart + 1
    if isWholeContour { points.removeLast() }
    let start = points.count
    corners.append(
      to: &points, from: arc.startAngle, by: arc.sweep, isRing: isWholeContour, in: view)
    // A whole circle begins at the same vertex in both directions, where its subpath ends too.
    if arc.sweep < 0 { points[(isWholeContour ? start + 1 : start)...].reverse() }
    points.append(isWholeContour ? points[start] : arc.point(at: 1))
  }
}
