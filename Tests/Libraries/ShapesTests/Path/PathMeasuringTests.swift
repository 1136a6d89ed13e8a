import Shapes
import Testing

struct PathMeasuringTests {
  private let arch = Path {
    $0.move(to: .zero)
    $0.addCurve(to: Point(x: 1, y: 0), control1: Point(x: 0, y: 4), control2: Point(x: 1, y: 4))
  }

  @Test("The control rectangle contains the control points") func controlRectContainsTheControls() {
    #expect(arch.controlRect == Rect(x: 0, y: 0, width: 1, height: 4))
    #expect(arch.boundingRect == Rect(x: 0, y: 0, width: 1, height: 3))
  }

  @Test("The control rectangle contains the bounding rectangle", arguments: 1...20)
  func controlRectContainsTheBoundingRect(seed: Int) {
    var numbers = Numbers(seed: seed)
    let path = Path { path in
      path.move(to: numbers.point(9))
      path.addQuadCurve(to: numbers.point(9), control: numbers.point(9))
      path.addCurve(to: numbers.point(9), control1: numbers.point(9), control2: numbers.point(9))
      path.addRelativeArc(
        center: numbers.point(9), radius: 3, startAngle: .degrees(20), delta: .degrees(200))
    }
    let (inner, outer) = (path.boundingRect, path.controlRect)
    #expect(outer.minX <= inner.minX && outer.maxX >= inner.maxX - 1e-12)
    #expect(outer.minY <= inner.minY && outer.maxY >= inner.maxY - 1e-12)
  }

  @Test("An empty path has no bounds") func emptyPathHasNoBounds() {
    #expect(Path().controlRect == .zero)
    #expect(Path { $0.closeSubpath() }.boundingRect == .zero)
  }
}
