import Foundation
import Shapes
import Testing

struct PathIntersectionsTests {
  private let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))

  private func line(_ points: Point...) -> Path { Path { $0.addLines(points) } }

  @Test("Lines meet where they cross, in order") func lines() {
    let zigzag = line(.zero, Point(x: 4, y: 4), Point(x: 8, y: 0))
    let level = line(Point(x: 9, y: 1), Point(x: -1, y: 1))
    #expect(zigzag.intersections(with: level) == [Point(x: 1, y: 1), Point(x: 7, y: 1)])
    #expect(level.intersections(with: zigzag) == [Point(x: 7, y: 1), Point(x: 1, y: 1)])
    #expect(zigzag.intersections(with: zigzag.offsetBy(dx: 0, dy: 9)).isEmpty)
  }

  @Test(
    "A line meets a circle in two points, one or none",
    arguments: [0, 0.3, 0.999_999, 1, 1.000_001])
  func lineAndCircle(height: Double) {
    let found = line(Point(x: -2, y: height), Point(x: 2, y: height)).intersections(with: circle)
    let half = (1 - height * height).squareRoot()
    let expected = height > 1 ? [] : half == 0 ? [0] : [-half, half]
    #expect(found.count == expected.count)
    for (point, x) in zip(found, expected) {
      #expect(point.isClose(to: Point(x: x, y: height), within: 1e-9))
    }
  }

  @Test("Circles that touch meet in one point", arguments: [0.0, 0.7, 2, 3.3])
  func touchingCircles(angle: Double) {
    let other = Arc(
      center: Point(x: 3 * cos(angle), y: 3 * sin(angle)), radius: 2, startAngle: 1, sweep: 2 * .pi)
    let found = circle.intersections(with: Path { $0.addArc(other) })
    #expect(found.count == 1)
    #expect(found.first?.isClose(to: Point(x: cos(angle), y: sin(angle))) == true)
  }

  @Test("Shared parts give both of their ends") func sharedParts() {
    let one = line(.zero, Point(x: 3, y: 0))
    let other = line(Point(x: 5, y: 0), Point(x: 1, y: 0))
    #expect(one.intersections(with: other) == [Point(x: 1, y: 0), Point(x: 3, y: 0)])
    let arc = Path { $0.addArc(Arc(center: .zero, radius: 1, startAngle: 0.2, sweep: 0.9)) }
    let found = arc.intersections(with: circle)
    #expect(found.count == 2)
    #expect(found.first?.isClose(to: Point(x: cos(0.2), y: sin(0.2))) == true)
  }

  /// Cubic curves that cross nine times, the most that they can.
  @Test("Two curves cross nine times") func nineCrossings() {
    let wave = Path {
      $0.move(to: Point(x: 0, y: 0.14))
      $0.addCurve(
        to: Point(x: 1, y: 0.86), control1: Point(x: 1.39, y: 1), control2: Point(x: -0.39, y: 0))
    }
    let turned = wave.applying(Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(wave.intersections(with: turned).count == 9)
  }

  @Test("Points lie on both paths", arguments: RandomPath.allCases)
  func pointsLieOnBoth(kind: RandomPath) {
    for seed in 0..<16 {
      var numbers = Numbers(seed: seed)
      let one = kind.path(&numbers, onGrid: false)
      let other = RandomPath.allCases[seed % 6].path(&numbers, onGrid: false)
      let found = one.intersections(with: other)
      #expect(found.count == other.intersections(with: one).count)
      // The windings on opposite sides differ at a point of a line.
      let wrong = found.count { point in
        [one, other].contains { path in
          let around = (0..<16).map { step in
            let angle = Double(step) * .pi / 8 + 0.1
            return path.windingNumber(
              at: Point(x: point.x + 1e-7 * cos(angle), y: point.y + 1e-7 * sin(angle)))
          }
          return Set(around).count < 2
        }
      }
      #expect(wrong == 0)
    }
  }

  @Test("Empty paths meet nothing") func emptyPaths() {
    #expect(Path().intersections(with: circle).isEmpty)
    #expect(circle.intersections(with: Path()).isEmpty)
    #expect(Path().intersections(with: Path()).isEmpty)
  }
}
