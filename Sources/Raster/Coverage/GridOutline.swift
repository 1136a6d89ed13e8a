import Shapes

/// The corners of a path's contours on the grid, in reusable storage.
///
/// Consecutive corners differ, as do the first and last corner of a contour.
struct GridOutline: Sendable {
  /// The corners of all contours, one contour after the other; what comes after them is stale.
  private(set) var points: [GridPoint] = []
  /// For each contour, the index after its last corner.
  private(set) var ends: [Int] = []
  /// The bounding box of all corners.
  private(set) var box = GridBox()

  /// Replaces the contours by those of a path, without those that shrink to a point.
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

  /// Writes the corners of a contour from an index on; returns the index after them.
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
