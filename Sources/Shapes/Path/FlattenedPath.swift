/// A path as straight lines, in reusable storage.
public struct FlattenedPath: Sendable {
  /// The corners of all contours, one contour after the other.
  public private(set) var points: [Point] = []

  /// For each contour, the index after its last corner.
  public private(set) var ends: [Int] = []

  /// Creates storage without contours.
  public init() {}

  /// Replaces the contours by those of a path, keeping the storage.
  ///
  /// The lines stay within `tolerance` of the curves. Corners on curves lie a little outside so that
  /// each chord's area equals its curve's. All arcs of a circle have the same corners, wherever they
  /// begin and end, so that an arc that grows stays the same but for its last chord.
  public mutating func flatten(_ path: Path, tolerance: Double) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for element in path.elements { add(element, tolerance: tolerance) }
    endContour()
  }
}

extension FlattenedPath {
  /// Returns the largest distance between two corners on an arc.
  package static func chordLength(radius: Double, tolerance: Double) -> Double {
    radius * ArcCorners.step(radius: radius, tolerance: tolerance)
  }
}

extension FlattenedPath {
  private var contourStart: Int { ends.last ?? 0 }

  private mutating func add(_ element: Path.Element, tolerance: Double) {
    switch element {
    case .move(let point):
      endContour()
      points.append(point)
    case .line(let point):
      points.append(point)
    case .quadCurve(let point, let control):
      guard let start = points.last else { return }
      add(Cubic(start: start, quadControl: control, end: point), tolerance)
    case .curve(let point, let control1, let control2):
      guard let start = points.last else { return }
      add(Cubic(start: start, control1: control1, control2: control2, end: point), tolerance)
    case .arc(let arc):
      add(arc, tolerance)
    case .closeSubpath:
      guard contourStart < points.count else { return }
      let start = points[contourStart]
      endContour()
      points.append(start)
    }
  }

  private mutating func endContour() {
    // A lone point encloses nothing.
    if points.count - contourStart == 1 { points.removeLast() }
    if points.count > contourStart { ends.append(points.count) }
  }

  private mutating func add(_ cubic: Cubic, _ tolerance: Double) {
    // Corners half as far outside as chords would lie inside: the area stays.
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
    // The seam is a regular corner if a circle is the whole contour.
    let isWholeContour = arc.isFullTurn && points.count == contourStart + 1
    if isWholeContour { points.removeLast() }
    let start = points.count
    corners.append(to: &points, from: arc.startAngle, by: arc.sweep, isRing: isWholeContour)
    if arc.sweep < 0 { points[start...].reverse() }
    points.append(isWholeContour ? points[start] : arc.point(at: 1))
  }
}
