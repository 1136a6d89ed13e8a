import Shapes

/// The vertices of a path's contours on the grid, in reusable storage.
///
/// Consecutive vertices differ, as do the first and last vertex of a contour. Several edges in a row
/// that lie on the same side of the window become a single one, which changes nothing in the window:
/// on the left, only the heights of an edge's ends matter, and elsewhere, nothing does.
struct GridOutline: Sendable {
  /// The vertices of all contours, in order; anything after them is stale.
  private(set) var points: [GridPoint] = []
  /// For each contour, the index after its last vertex.
  private(set) var ends: [Int] = []
  /// The bounding box of all vertices.
  private(set) var box = GridBox()

  /// Replaces the contours with those of a path, except for those that shrink to a point.
  mutating func replace(by outline: FlattenedPath, _ transform: Transform, for window: CellWindow) {
    let missing = outline.points.count - points.count
    let origin = GridPoint(x: 0, y: 0)
    if missing > 0 { points.append(contentsOf: repeatElement(origin, count: missing)) }
    ends.removeAll(keepingCapacity: true)
    box = GridBox()
    var start = 0
    var count = 0
    for end in outline.ends {
      let last = GridOutline.round(
        outline.points.span, start..<end, transform, for: window, into: &points, from: count, &box)
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
    _ given: Span<Point>, _ contour: Range<Int>, _ transform: Transform, for window: CellWindow,
    into points: inout [GridPoint], from start: Int, _ box: inout GridBox
  ) -> Int {
    var points = points.mutableSpan
    var place = start
    var last = GridPoint(given[contour.upperBound - 1], transform)
    // The sides of the last vertex, and those that it shares with the vertex before it.
    var sides: CellWindow.Sides = []
    var shared: CellWindow.Sides = []
    for index in contour {
      let next = GridPoint(given[index], transform)
      if next == last { continue }
      box.add(next)
      let nextSides = window.sides(of: next)
      // An edge back to where the last one began stays, since joined they would have no length.
      if shared.isDisjoint(with: nextSides) || points[place &- 2] == next {
        shared = place == start ? [] : sides.intersection(nextSides)
        place &+= 1
      } else {
        shared.formIntersection(nextSides)
      }
      points[place &- 1] = next
      (last, sides) = (next, nextSides)
    }
    return place
  }
}
