import Shapes
import Testing

struct PathFlatteningTests {
  @Test("The vertices of a flattened circle lie on it", arguments: [1.0, 0.1, 0.001])
  func verticesOfACircleLieOnIt(tolerance: Double) {
    let circle = Circle().path(in: Rect(x: -50, y: -50, width: 100, height: 100))
    let flat = circle.flattened(tolerance: tolerance)
    for element in flat.elements {
      switch element {
      case .line(let point), .move(let point): #expect(abs(point.distance(to: .zero) - 50) < 1e-9)
      case .closeSubpath: break
      default: Issue.record("\(element) is not straight")
      }
    }
    // A chord with sagitta s cuts off less than two thirds of s times its length.
    #expect(area(flat) < 2500 * .pi && area(flat) > 2500 * .pi - circle.length * tolerance * 0.67)
  }

  @Test("An open path stays open, and straight lines stay the same")
  func openStaysOpenAndStraightStaysTheSame() {
    let path = Path { $0.addLines([.zero, Point(x: 1, y: 0), Point(x: 1, y: 5)]) }
    #expect(path.flattened(tolerance: 1) == path)
  }

  @Test("Any number is a valid tolerance", arguments: [0, -1, Double.nan, .infinity])
  func anyNumberIsAValidTolerance(tolerance: Double) {
    let path = Ellipse().path(in: Rect(x: 0, y: 0, width: 10, height: 5))
    let flat = path.flattened(tolerance: tolerance)
    #expect(!flat.isEmpty && flat.elements.count < 40_000)
  }
}
