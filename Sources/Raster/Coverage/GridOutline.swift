import Shapes

/// The vertices of a path's contours on the grid, in reusable storage.
///
/// Consecutive vertices differ, as do the first and last vertex of a contour.
struct GridOutline: Sendable {
  /// The vertices of all contours, in order; anything after them is stale.
  private(set) var points: [GridPoint] = []
  /// For each contour, the index after its last vertex.
  private(set) var ends: [Int] = []
  /// The bounding box of all vertices.
  private(set) var box = GridBox()

  /// Replaces the contours with those of a path, except for those that shrink to a point.
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

  /// Writes the vertices of a contour from an index on; returns the index after them.
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
