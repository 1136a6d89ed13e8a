/// The smallest rectangle that contains the points added so far.
package struct Extent: Hashable, Sendable {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  package init() {}

  /// The rectangle; `Rect.zero` without points.
  package var rect: Rect { low.x <= high.x ? Rect(spanning: low, high) : .zero }

  package mutating func add(_ point: Point) {
    low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  /// Adds all points of an arc.
  package mutating func add(_ arc: Arc) {
    add(arc.point(at: 0))
    add(arc.point(at: 1))
    let quarter = Double.pi / 2
    let (from, to) = (arc.startAngle, arc.startAngle + arc.sweep)
    let first = (min(from, to) / quarter).rounded(.up)
    for axis in 0..<4 where (first + Double(axis)) * quarter <= max(from, to) {
      let turn = (first + Double(axis)).truncatingRemainder(dividingBy: 4)
      let direction: Point =
        switch turn < 0 ? turn + 4 : turn {
        case 0: Point(x: 1, y: 0)
        case 1: Point(x: 0, y: 1)
        case 2: Point(x: -1, y: 0)
        default: Point(x: 0, y: -1)
        }
      add(arc.center + direction * arc.radius)
    }
  }

  /// Adds all points of a segment.
  mutating func add(_ segment: Segment) {
    switch segment {
    case .line(let from, let to):
      add(from)
      add(to)
    case .arc(let arc): add(arc)
    case .cubic(let cubic): for point in cubic.extremes { add(point) }
    }
  }
}
