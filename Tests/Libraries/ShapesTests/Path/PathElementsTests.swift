import Shapes
import Testing

struct PathElementsTests {
  @Test("forEach visits every element in order") func forEachVisitsEveryElement() {
    let path = Path {
      $0.addLines([.zero, Point(x: 4, y: 0)])
      $0.addQuadCurve(to: Point(x: 8, y: 0), control: Point(x: 6, y: 3))
      $0.addCurve(to: .zero, control1: Point(x: 8, y: 9), control2: Point(x: 0, y: 9))
      $0.closeSubpath()
    }
    var seen: [Path.Element] = []
    path.forEach { seen.append($0) }
    #expect(seen == path.elements)
    #expect(
      seen == [
        .move(to: .zero), .line(to: Point(x: 4, y: 0)),
        .quadCurve(to: Point(x: 8, y: 0), control: Point(x: 6, y: 3)),
        .curve(to: .zero, control1: Point(x: 8, y: 9), control2: Point(x: 0, y: 9)), .closeSubpath,
      ])
  }

  @Test("An arc is passed as curves on its circle", arguments: [0.3, -2.0, 2 * .pi, -7])
  func arcIsPassedAsCurves(sweep: Double) {
    let arc = Arc(center: Point(x: 30, y: 20), radius: 10, startAngle: 1, sweep: sweep)
    let path = Path { $0.addArc(arc) }
    let again = Path { again in
      path.forEach { element in
        switch element {
        case .move(let point): again.move(to: point)
        case .curve(let point, let control1, let control2):
          again.addCurve(to: point, control1: control1, control2: control2)
        default: Issue.record("\(element) is neither a move nor a curve")
        }
      }
    }
    #expect(abs(again.length - arc.length) < 2e-4)
    #expect(again.currentPoint?.isClose(to: arc.point(at: 1)) == true)
    for step in 0...100 {
      let point = again.point(at: Double(step) / 100)
      #expect(abs((point ?? .zero).distance(to: arc.center) - 10) < 4.3e-5)
    }
  }
}
