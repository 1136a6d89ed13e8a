import Shapes
import TestSupport
import Testing

struct FlattenedPathTests {
  private func area(_ points: some Collection<Point>) -> Double {
    let ring = Array(points)
    let next = ring.dropFirst() + ring.prefix(1)
    return zip(ring, next).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  @Test("Chords preserve the area of a circle", arguments: [0.5, 0.1, 0.001])
  func chordsPreserveTheAreaOfACircle(tolerance: Double) {
    let circle = Circle().path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    var flat = FlattenedPath()
    flat.flatten(circle, tolerance: tolerance)
    #expect(abs(area(flat.points) / (10_000 * .pi) - 1) < 1e-10)
  }

  @Test("Vertices stay within the tolerance") func verticesStayWithinTheTolerance() {
    let circle = Circle().path(in: Rect(x: -100, y: -100, width: 200, height: 200))
    var flat = FlattenedPath()
    flat.flatten(circle, tolerance: 0.02)
    #expect(flat.points.allSatisfy { abs($0.distance(to: .zero) - 100) <= 0.0201 })
  }

  @Test("A circle has each vertex once, in both directions", arguments: [1.0, -1])
  func circleOnce(sign: Double) {
    let start = Point(x: 30, y: 0)
    let path = Path {
      $0.move(to: start)
      $0.addRelativeArc(
        center: .zero, radius: 30, startAngle: .zero, delta: .radians(sign * 2 * .pi))
      $0.addLine(to: start)
      $0.closeSubpath()
    }
    var flat = FlattenedPath()
    flat.flatten(path, tolerance: 0.01)
    let isApart = { (point: Point) in point.distance(to: start) > 0.02 }
    let apart = flat.points.filter(isApart)
    #expect(Set(apart).count == apart.count && apart.count > 50)
    let rest = flat.points.drop { !isApart($0) }.reversed().drop { !isApart($0) }
    #expect(rest.count == apart.count)
  }

  @Test("Contours end at moves") func contoursEndAtMoves() {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: 1, height: 1))
    path.move(to: Point(x: 9, y: 9))
    path.addRect(Rect(x: 2, y: 0, width: 1, height: 1))
    var flat = FlattenedPath()
    flat.flatten(path, tolerance: 0.1)
    #expect(flat.ends == [4, 8])
  }

  @Test("A curve's chords preserve its area") func chordsPreserveTheAreaOfACurve() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 2))
    var flat = FlattenedPath()
    flat.flatten(path, tolerance: 1e-5)
    // Two thirds of the control triangle's height times its base.
    #expect(abs(abs(area(flat.points)) - 4.0 / 3) < 1e-4)
  }

  @Test("Even coarse chords preserve a curve’s area", arguments: [0.3, 0.1, 0.02])
  func areaStays(_ tolerance: Double) {
    var flat = FlattenedPath()
    flat.flatten(Ellipse().path(in: Rect(x: 3, y: 5, width: 72, height: 56)), tolerance: tolerance)
    let exact = Double.pi * 36 * 28
    #expect(abs(abs(area(flat.points)) - exact) < exact * tolerance * 1e-2)
  }

  @Test("Near a rectangle, only vertices beside it are left out", arguments: UInt64(0)..<20)
  func near(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let path = Path {
      $0.addRelativeArc(
        center: Point(x: number(-50...50), y: number(-50...50)), radius: number(1...200),
        startAngle: .radians(number(-7...7)), delta: .radians(number(-7...7)))
    }
    let rect = Rect(x: number(-200...200), y: number(-200...200), width: number(0...99), height: 20)
    var (all, near) = (FlattenedPath(), FlattenedPath())
    all.flatten(path, tolerance: 0.01)
    near.flatten(path, tolerance: 0.01, near: rect)
    var rest = near.points[...]
    var last = all.points.first ?? .zero
    for point in all.points {
      if rest.first == point {
        rest.removeFirst()
        last = point
        continue
      }
      // It lies on the same side as the vertices that remain before and after it.
      let next = rest.first ?? last
      let (xs, ys) = ([last.x, point.x, next.x], [last.y, point.y, next.y])
      let isBeside =
        xs.allSatisfy { $0 < rect.minX } || xs.allSatisfy { $0 > rect.maxX }
        || ys.allSatisfy { $0 < rect.minY } || ys.allSatisfy { $0 > rect.maxY }
      #expect(isBeside, "\(point)")
    }
    #expect(rest.isEmpty)
    #expect(near.ends == [near.points.count])
  }

  @Test("Far from a rectangle, few vertices of a circle remain")
  func far() {
    let circle = Circle().path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    var flat = FlattenedPath()
    flat.flatten(circle, tolerance: 0.01)
    #expect(flat.points.count > 150)
    flat.flatten(circle, tolerance: 0.01, near: Rect(x: 190, y: 90, width: 20, height: 20))
    #expect(flat.points.count < 50)
    flat.flatten(circle, tolerance: 0.01, near: Rect(x: 300, y: 300, width: 20, height: 20))
    #expect(flat.points.count <= 10)
  }
}
