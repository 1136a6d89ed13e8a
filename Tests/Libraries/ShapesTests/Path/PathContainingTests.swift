import Shapes
import Testing

struct PathContainingTests {
  @Test("Containment in a circle is exact") func circleIsExact() {
    let path = Circle().path(in: Rect(x: 0, y: 0, width: 2, height: 2))
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180 + 0.01
      let arc = Arc(center: Point(x: 1, y: 1), radius: 1, startAngle: angle, sweep: 0)
      var (inner, outer) = (arc, arc)
      inner.radius -= 1e-9
      outer.radius += 1e-9
      #expect(path.contains(inner.point(at: 0)))
      #expect(!path.contains(outer.point(at: 0)))
    }
  }

  /// The area between y = x² and y = 1 is defined by inequalities.
  @Test("Containment in a curve is exact") func curveIsExact() {
    let path = Path {
      $0.move(to: Point(x: -1, y: 1))
      $0.addQuadCurve(to: Point(x: 1, y: 1), control: Point(x: 0, y: -1))
    }
    var numbers = Numbers(seed: 3)
    for _ in 0..<500 {
      let x = numbers.next()
      #expect(path.contains(Point(x: x, y: x * x + 1e-9)))
      #expect(!path.contains(Point(x: x, y: x * x - 1e-9)))
    }
  }

  @Test("The fill rules differ where a path winds around twice")
  func rulesDifferWhereAPathWindsAroundTwice() {
    let path = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 9, height: 9))
      $0.addRect(Rect(x: 3, y: 3, width: 3, height: 3))
    }
    let middle = Point(x: 4, y: 4)
    #expect(path.windingNumber(at: middle) == 2)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
  }

  @Test("Opposite turns cancel out") func oppositeTurnsCancelOut() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(720))
      $0.closeSubpath()
      $0.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(-360))
    }
    #expect(path.windingNumber(at: Point(x: 1, y: 1)) == 1)
  }

  /// A pentagram's arms are inside by both rules, its center by only one.
  @Test("The center of a pentagram has winding number 2") func pentagramCenterHasWindingNumberTwo()
  {
    let path = Path { path in
      path.addLines(
        (0..<5).map { index in
          Arc(
            center: .zero, radius: 10, startAngle: -.pi / 2, sweep: Double(index) * 0.8 * .pi
          ).point(at: 1)
        })
      path.closeSubpath()
    }
    #expect(path.windingNumber(at: .zero) == 2)
    #expect(path.windingNumber(at: Point(x: 0, y: -8)) == 1)
    #expect(path.windingNumber(at: Point(x: 0, y: 8)) == 0)
  }

  /// The flattened path is an independent reference, away from the edge.
  @Test("Exact containment agrees with the flattened path", arguments: 1...12)
  func agreesWithTheFlattenedPath(seed: Int) {
    var numbers = Numbers(seed: seed)
    let path = Path { path in
      path.move(to: numbers.point(9))
      for _ in 0..<3 {
        path.addCurve(to: numbers.point(9), control1: numbers.point(9), control2: numbers.point(9))
        path.addRelativeArc(
          center: numbers.point(5), radius: 3, startAngle: .degrees(numbers.next() * 180),
          delta: .degrees(numbers.next() * 700))
      }
    }
    let chords = path.flattened(tolerance: 1e-3)
    let wrong = (0..<60).count { _ in
      let point = numbers.point(12)
      return path.windingNumber(at: point) != chords.windingNumber(at: point)
    }
    #expect(wrong == 0)
  }

  @Test("Any number is a valid coordinate", arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func anyNumberIsAValidCoordinate(value: Double) {
    let path = Circle().path(in: Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(!path.contains(Point(x: value, y: 4)))
    #expect(!path.contains(Point(x: 4, y: value)))
    let huge = Path { $0.addArc(Arc(center: .zero, radius: 1, startAngle: 1e300, sweep: -1e300)) }
    _ = huge.contains(.zero)
    _ = huge.applying(.scale(x: 1, y: 2)).flattened(tolerance: 0.1).boundingRect
  }
}
