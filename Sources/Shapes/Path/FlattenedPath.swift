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
  /// each chord's area equals its curve's.
  public mutating func flatten(_ path: Path, tolerance: Double) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for element in path.elements { add(element, tolerance: tolerance) }
    endContour()
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
    let count = arc.stepCount(tolerance: tolerance)
    let step = arc.sweep / Double(count)
    // A chord triangle of radius R has R²·sin(step)/2, the sector r²·step/2.
    let radius = arc.radius * (step == 0 ? 1 : (step / sine(step)).squareRoot())
    let (turnX, turnY) = (cosine(step), sine(step))
    var x = radius * cosine(arc.startAngle)
    var y = radius * sine(arc.startAngle)
    let first = Point(x: arc.center.x + x, y: arc.center.y + y)
    if arc.isFullTurn {
      // The seam is a regular corner, even if the circle is the whole contour.
      let isWholeContour = points.count == contourStart + 1
      if isWholeContour { points.removeLast() }
      points.append(first)
    }
    for _ in 1..<max(count, 1) {
      (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
      points.append(Point(x: arc.center.x + x, y: arc.center.y + y))
    }
    points.append(arc.isFullTurn ? first : arc.point(at: 1))
  }
}

extension Arc {
  /// Returns the number of chords that stay within a distance of the arc; a multiple of four for a
  /// full turn, so that its corners mirror in both axes.
  fileprivate func stepCount(tolerance: Double) -> Int {
    // Of the sagitta r·step²/8, equal areas put two thirds outside the chord's circle.
    let step = (12 * max(tolerance, 1e-300) / max(radius, 1e-300)).squareRoot()
    let count = Int(min(max(1, (abs(sweep) / min(step, .pi / 4)).rounded(.up)), 65_536))
    return isFullTurn ? (count + 3) / 4 * 4 : count
  }
}
