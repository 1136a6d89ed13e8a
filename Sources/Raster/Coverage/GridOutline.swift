import Shapes

/// The corners of a path's contours on the grid, in storage that can be filled again and again.
///
/// No corner equals the one before it, nor a contour's first one its last.
struct GridOutline: Sendable {
  /// The corners of all contours, one contour after the other; what comes after them is stale.
  private(set) var points: [GridPoint] = []
  /// For each contour, the index after its last corner.
  private(set) var ends: [Int] = []
  /// What encloses all corners.
  private(set) var box = GridBox()

  /// Replaces the contours by those of a path, of which the ones that shrink to a point are left
  /// out.
  mutating func replace(by outline: FlattenedPath, _ transform: Transform) {
    let missing = outline.points.count - points.count
    let origin = GridPoint(x: 0, y: 0)
    if missing > 0 { points.append(contentsOf: repeatElement(origin, count: missing)) }
    ends.removeAll(keepingCapacity: true)
    box = GridBox()
    var start = 0
    var count = 0
    for end in outline.ends {
      let last = GridOutline.round(
        outline.points.span, start..<end, transform, into: &points, from: count, &box)
      start = end
      if last - count > 1 {
        count = last
        ends.append(count)
      }
    }
  }

  /// Writes the corners of a contour from a place on; returns the place after them.
  @inline(__always)
  private static func round(
    _ given: Span<Point>, _ contour: Range<Int>, _ transform: Transform,
    into points: inout [GridPoint], from start: Int, _ box: inout GridBox
  ) -> Int {
    var points = points.mutableSpan
    var place = start
    var last = GridPoint(given[contour.upperBound - 1], transform)
    for index in contour {
      let next = GridPoint(given[index], transform)
      if next == last { continue }
      box.add(next)
      points[place] = next
      place &+= 1
      last = next
    }
    return place
  }
}
