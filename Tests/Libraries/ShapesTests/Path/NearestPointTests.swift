import Shapes
import Testing

struct NearestPointTests {
  @Test("No sampled point is nearer, and the place is on the path", arguments: 0..<14)
  func bruteForce(index: Int) throws {
    let path = SamplePaths.all[index]
    let measured = MeasuredPath(path)
    let samples = path.segments.flatMap { segment in
      (0...200).map { segment.point(at: Double($0) / 200) }
    }
    var numbers = Numbers(seed: index)
    for _ in 0..<40 {
      let point = numbers.point(30)
      let nearest = try #require(measured.nearestPoint(to: point))
      let least = samples.map { $0.distance(to: point) }.min() ?? 0
      #expect(nearest.distance <= least + 1e-9 && nearest.distance > least - 0.2)
      #expect(abs(nearest.point.distance(to: point) - nearest.distance) < 1e-12)
      let place = try #require(measured.point(at: nearest.fraction))
      #expect(place.isClose(to: nearest.point, within: 1e-6))
    }
  }

  @Test("A point on the path is its own nearest, at its fraction", arguments: 0..<14)
  func onThePath(index: Int) throws {
    let path = SamplePaths.all[index]
    for fraction in [0.013, 0.21, 0.5, 0.77] {
      let point = try #require(path.point(at: fraction))
      #expect(try #require(path.nearestPoint(to: point)).distance < 1e-7)
    }
  }

  @Test("Places on a circle lie toward the point") func circle() throws {
    let path = Circle().path(in: Rect(x: -5, y: -5, width: 10, height: 10))
    let below = try #require(path.nearestPoint(to: Point(x: 0, y: 2)))
    #expect(below.point.isClose(to: Point(x: 0, y: 5)) && abs(below.distance - 3) < 1e-12)
    #expect(abs(below.fraction - 0.25) < 1e-12)
    // All are equally near, so it is the first.
    #expect(try #require(path.nearestPoint(to: .zero)).fraction == 0)
    let arc = Path { $0.addArc(Arc(center: .zero, radius: 5, startAngle: 0, sweep: -1)) }
    #expect(try #require(arc.nearestPoint(to: Point(x: 4, y: 9))).fraction == 0)
  }

  @Test("A symmetric cubic's cusp and middle are found") func cubic() throws {
    let path = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 4, y: 0), control1: Point(x: 4, y: 4), control2: Point(x: 0, y: 4))
    }
    let top = try #require(path.nearestPoint(to: Point(x: 2, y: 10)))
    #expect(top.point.isClose(to: Point(x: 2, y: 3), within: 1e-7))
    #expect(abs(top.fraction - 0.5) < 1e-6)
  }

  @Test("A dot is near; an empty path and a point that isn't finite have none") func nothing() {
    #expect(Path().nearestPoint(to: .zero) == nil)
    #expect(
      Path(Rect(x: 0, y: 0, width: 1, height: 1)).nearestPoint(to: Point(x: .nan, y: 0)) == nil)
    let dot = Path { path in
      path.move(to: Point(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(dot.nearestPoint(to: .zero)?.distance == 5)
  }
}
