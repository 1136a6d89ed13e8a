import Shapes
import Testing

@testable import Pictures

struct SVGPathTextTests {
  private func text(_ build: (inout Path) -> Void) -> String {
    SVGNumber(decimals: 2).pathText(Path(build))
  }

  @Test func eachElementHasItsLetter() {
    let text = text {
      $0.move(to: Point(x: 1, y: 2))
      $0.addLine(to: Point(x: -3, y: 4.5))
      $0.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
      $0.addCurve(
        to: Point(x: 1, y: 1), control1: Point(x: 2, y: 2), control2: Point(x: 3, y: 3))
      $0.closeSubpath()
    }
    #expect(text == "M1 2L-3 4.5Q7 8 5 6C2 2 3 3 1 1Z")
  }

  @Test func arcsStayArcs() {
    func quarter(_ sweep: Double) -> String {
      text { $0.addArc(Arc(center: .zero, radius: 2, startAngle: 0, sweep: sweep)) }
    }
    #expect(quarter(.pi / 2) == "M2 0A2 2 0 0 1 0 2")
    #expect(quarter(-.pi / 2) == "M2 0A2 2 0 0 0 0 -2")
    #expect(quarter(2 * .pi) == "M2 0A2 2 0 0 1 -1 1.73A2 2 0 0 1 -1 -1.73A2 2 0 0 1 2 0")
  }

  @Test(arguments: [1e300, -1e300, 1e9])
  func wildArcsEnd(sweep: Double) {
    let text = text { $0.addArc(Arc(center: .zero, radius: 1, startAngle: 0, sweep: sweep)) }
    #expect(text.count < 200)
  }

  @Test func anEmptyPathHasNoText() {
    #expect(text { _ in } == "")
  }
}
