import Shapes
import Testing

struct PathAreaTests {
  private let frame = Rect(x: 1000, y: -500, width: 8, height: 6)

  @Test("The areas of a circle, an ellipse, a rectangle and a pie are those of the formulas")
  func formulas() {
    #expect(abs(Circle().path(in: frame).area - 9 * .pi) < 1e-12)
    #expect(abs(Ellipse().path(in: frame).area - 12 * .pi) < 1e-3)
    #expect(Rectangle().path(in: frame).area == 48)
    #expect(abs(Pie(endAngle: .degrees(90)).path(in: frame).area - 9 * .pi / 4) < 1e-12)
  }

  @Test("A parabola's segment has two thirds of the area of its box") func parabola() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: Point(x: 6, y: 0), control: Point(x: 3, y: -8))
    }
    #expect(abs(path.area - 16) < 1e-12)
    #expect(path.centroid?.isClose(to: Point(x: 3, y: -1.6), within: 1e-12) == true)
  }

  @Test("Areas agree with another formula, and change sign with the direction", arguments: 0..<14)
  func oracle(index: Int) {
    let path = SamplePaths.all[index]
    #expect(abs(path.area - area(path)) < 1e-9)
    #expect(abs(path.reversed().area + path.area) < 1e-9)
  }

  @Test("A hole that runs the other way is subtracted") func hole() {
    var path = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    path.addPath(Path(Rect(x: 6, y: 4, width: 2, height: 2)).reversed())
    #expect(path.area == 96)
    // The center of the whole and of the hole, weighted.
    let expected = Point(x: (100 * 5 - 4 * 7) / 96, y: 5)
    #expect(path.centroid?.isClose(to: expected) == true)
  }

  @Test("Centroids of symmetric shapes are their centers") func centers() {
    for path in [Circle().path(in: frame), Ellipse().path(in: frame), Path(frame)] {
      #expect(path.centroid?.isClose(to: frame.center, within: 1e-9) == true)
      #expect(path.reversed().centroid?.isClose(to: frame.center, within: 1e-9) == true)
    }
    // A half disc: 4r / 3π from its center.
    let half = Path { $0.addArc(Arc(center: .zero, radius: 3, startAngle: 0, sweep: .pi)) }
    #expect(half.centroid?.isClose(to: Point(x: 0, y: 4 / .pi)) == true)
  }

  @Test("Centroids agree with those of many small triangles", arguments: 8..<14)
  func centroidOracle(index: Int) throws {
    let path = SamplePaths.all[index]
    var (total, sum) = (0.0, Point.zero)
    for subpath in path.flattened(tolerance: 1e-7).subpaths {
      var last = subpath.end
      for point in [subpath.start] + subpath.segments.map(\.end) {
        let double = last.cross(point)
        total += double
        sum += (last + point) * (double / 3)
        last = point
      }
    }
    let centroid = try #require(path.centroid)
    #expect((centroid * total).isClose(to: sum, within: 1e-3))
  }

  @Test("What encloses nothing has neither area nor centroid") func nothing() {
    #expect(Path().area == 0 && Path().centroid == nil)
    let line = Path { $0.addLines([.zero, Point(x: 3, y: 4)]) }
    #expect(line.area == 0 && line.centroid == nil)
  }
}
