import Testing

@testable import Shapes

struct PathStrokingTests {
  @Test("Within a curve, every turn is round, whatever the join", arguments: LineJoin.allCases)
  func bends(_ join: LineJoin) {
    let path = Path {
      $0.move(to: Point(x: 48.321, y: 79.066))
      $0.addQuadCurve(to: Point(x: 69.29, y: 74.672), control: Point(x: 80.201, y: 73.551))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join))
    let round = path.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .round))
    for step in 0..<22 * 22 {
      let point = Point(x: 35 + 3 * Double(step % 22), y: 45 + 3 * Double(step / 22))
      #expect(outline.contains(point) == round.contains(point))
    }
  }

  @Test("Every point within half the width of a curve is covered, however tightly it bends")
  func near() {
    let path = Path {
      $0.move(to: Point(x: 10, y: 50))
      $0.addCurve(
        to: Point(x: 30, y: 50), control1: Point(x: 60, y: 20), control2: Point(x: -20, y: 20))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 12, lineJoin: .bevel))
    for step in 1..<60 {
      guard let place = path.point(at: Double(step) / 60) else { continue }
      for turn in 0..<16 {
        let way = Angle.degrees(Double(turn) * 22.5)
        let point = Transform.rotation(way).apply(to: Point(x: 5.9, y: 0))
        let isAtEnd = step < 6 || step > 54
        #expect(isAtEnd || outline.contains(Point(x: place.x + point.x, y: place.y + point.y)))
      }
    }
  }

  @Test(
    "The cross section is covered up to the ends, even where they bend tightly",
    arguments: [
      Cubic(
        start: Point(x: 56, y: 71), control1: Point(x: 46, y: 63), control2: Point(x: 41, y: 59),
        end: Point(x: 43.6, y: 57.9)),
      Cubic(
        start: Point(x: 10, y: 10), control1: Point(x: 11, y: 12), control2: Point(x: 9, y: 14),
        end: Point(x: 30, y: 12)),
    ])
  func ends(_ cubic: Cubic) {
    let half = 4.0
    for curve in [cubic, cubic.reversed] {
      let path = Path { $0.append(Subpath(start: curve.start, segments: [.cubic(curve)])) }
      let outline = path.strokedPath(StrokeStyle(lineWidth: 2 * half, lineJoin: .bevel))
      for step in 0...100 {
        let t = 0.0005 + 0.999 * Double(step) / 100
        guard let way = curve.direction(at: t) else { continue }
        for side in [-0.99, -0.5, 0, 0.5, 0.99] {
          let across = Point(x: -way.y, y: way.x) * (half * side)
          #expect(outline.contains(curve.point(at: t) + across), "at \(t), \(side)")
        }
      }
    }
  }

  @Test("A miter at a curve’s end follows the curve’s own directions")
  func miterAtEnd() {
    let (corner, before, after) = (
      Point(x: 36.326, y: 15.429), Point(x: 73.868, y: 69.701), Point(x: 35.118, y: 23.858)
    )
    let path = Path {
      $0.move(to: Point(x: 56.517, y: 49.391))
      $0.addCurve(to: corner, control1: Point(x: 23.849, y: 24.18), control2: before)
      $0.addQuadCurve(to: Point(x: 68.028, y: 15.533), control: after)
    }
    guard let from = (corner - before).normalized, let to = (after - corner).normalized else {
      Issue.record("the controls lie apart from the corner")
      return
    }
    // The edges at half the width meet on the bisector of the angle.
    let reach = 5 / ((1 + from.dot(to)) / 2).squareRoot()
    let middle = (from - to).normalized ?? .zero
    let corners = path.strokedPath(StrokeStyle(lineWidth: 10)).elements.compactMap { element in
      if case .line(let point) = element { point } else { nil }
    }
    let nearest = corners.map { $0.distance(to: corner + middle * reach) }.min() ?? .infinity
    #expect(nearest < 1e-9)
  }
}
