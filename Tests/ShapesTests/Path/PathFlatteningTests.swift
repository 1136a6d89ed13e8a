import Shapes
import Testing

struct PathFlatteningTests {
  @Test(arguments: [1.0, 0.1, 0.001])
  func cornersOfACircleLieOnIt(tolerance: Double) {
    let circle = Circle().path(in: Rect(x: -50, y: -50, width: 100, height: 100))
    let flat = circle.flattened(tolerance: tolerance)
    for element in flat.elements {
      switch element {
      case .line(let point), .move(let point): #expect(abs(point.distance(to: .zero) - 50) < 1e-9)
      case .closeSubpath: break
      default: Issue.record("\(element) is not straight")
      }
    }
    // Chords with the sagitta s cut off less than two thirds of s beside each of the length.
    #expect(area(flat) < 2500 * .pi && area(flat) > 2500 * .pi - circle.length * tolerance * 0.67)
  }

  @Test func openStaysOpenAndStraightStaysTheSame() {
    let path = Path { $0.addLines([.zero, Point(x: 1, y: 0), Point(x: 1, y: 5)]) }
    #expect(path.flattened(tolerance: 1) == path)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func anyNumberIsATolerance(tolerance: Double) {
    let path = Ellipse().path(in: Rect(x: 0, y: 0, width: 10, height: 5))
    let flat = path.flattened(tolerance: tolerance)
    #expect(!flat.isEmpty && flat.elements.count < 40_000)
  }

  @Test func forEachVisitsEveryStep() {
    let path = Capsule().path(in: Rect(x: 0, y: 0, width: 10, height: 5))
    var seen: [Path.Element] = []
    path.forEach { seen.append($0) }
    #expect(seen == path.elements)
  }
}
