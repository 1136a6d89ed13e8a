import Shapes
import Testing

struct PathFollowingTests {
  private let square = Rectangle().path(in: Rect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "Fractions of a square's length are points on it",
    arguments: [
      (0.0, Point(x: 0, y: 0)), (0.125, Point(x: 5, y: 0)), (0.6, Point(x: 6, y: 10)),
      (1, Point(x: 0, y: 0)), (-3, Point(x: 0, y: 0)), (7, Point(x: 0, y: 0)),
    ] as [(Double, Point)])
  func pointsOfASquare(fraction: Double, expected: Point) {
    #expect(square.point(at: fraction)?.isClose(to: expected) == true)
  }

  @Test("The tangents of a square follow its sides") func tangentsFollowTheSidesOfASquare() {
    #expect(square.tangent(at: 0.1) == Point(x: 1, y: 0))
    #expect(square.tangent(at: 0.9) == Point(x: 0, y: -1))
    // At a corner, the incoming direction.
    #expect(square.tangent(at: 0.25) == Point(x: 1, y: 0))
  }

  /// The point is the end of the trim.
  @Test("The point at a fraction is the end of a trim", arguments: [0.1, 0.37, 0.5, 0.93])
  func pointIsTheEndOfATrim(fraction: Double) {
    let path = Ellipse().path(in: Rect(x: 0, y: 0, width: 30, height: 8))
    let end = path.trimmedPath(from: 0, to: fraction).currentPoint
    #expect(path.point(at: fraction)?.isClose(to: end ?? .zero, within: 1e-6) == true)
  }

  @Test("The tangent of a circle is perpendicular to its radius")
  func tangentOfACircleIsPerpendicularToItsRadius() {
    let path = Circle().path(in: Rect(x: -1, y: -1, width: 2, height: 2))
    for step in 1..<20 {
      let fraction = Double(step) / 20
      let (point, tangent) = (path.point(at: fraction), path.tangent(at: fraction))
      #expect(tangent?.isClose(to: Point(x: -(point?.y ?? 9), y: point?.x ?? 9)) == true)
    }
  }

  @Test("Fractions measure all subpaths together") func fractionsMeasureAllSubpaths() {
    let path = Path {
      $0.addLines([.zero, Point(x: 30, y: 0)])
      $0.addLines([Point(x: 0, y: 5), Point(x: 0, y: 65)])
    }
    #expect(path.point(at: 0.5)?.isClose(to: Point(x: 0, y: 20)) == true)
  }

  @Test("A curve whose controls coincide with its ends has tangents")
  func curveWithControlsAtItsEndsHasTangents() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(to: Point(x: 6, y: 8), control1: .zero, control2: Point(x: 6, y: 8))
    }
    for fraction in [0, 0.5, 1] {
      #expect(path.tangent(at: fraction)?.isClose(to: Point(x: 0.6, y: 0.8)) == true)
    }
  }

  @Test("An empty path has no point, and a dot no tangent") func emptyPathHasNoPoint() {
    #expect(Path().point(at: 0.5) == nil)
    #expect(square.point(at: .nan) == nil && square.tangent(at: .nan) == nil)
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.point(at: 0.5) == .zero && dot.tangent(at: 0.5) == nil)
  }
}
