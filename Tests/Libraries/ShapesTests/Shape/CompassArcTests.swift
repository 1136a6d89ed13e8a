import Shapes
import Testing

struct CompassArcTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 20)

  private func ends(_ start: Double, _ sweep: Double) -> (Point?, Point?) {
    let path = CompassArc(start: .degrees(start), sweep: .degrees(sweep)).path(in: rect)
    return (path.point(at: 0), path.point(at: 1))
  }

  @Test("Zero is up and a quarter turn is right") func zeroIsUpAndAQuarterIsRight() {
    let (from, to) = ends(0, 90)
    #expect(from?.isClose(to: Point(x: 20, y: 0)) == true)
    #expect(to?.isClose(to: Point(x: 30, y: 10)) == true)
  }

  @Test("An arc can wrap across the top") func wrapsAcrossTheTop() {
    let (from, to) = ends(270, 180)
    #expect(from?.isClose(to: Point(x: 10, y: 10)) == true)
    #expect(to?.isClose(to: Point(x: 30, y: 10)) == true)
    let path = CompassArc(start: .degrees(270), sweep: .degrees(180)).path(in: rect)
    #expect(abs(path.boundingRect.maxY - 10) < 1e-9)
  }

  @Test("A negative sweep goes counterclockwise") func negativeSweepGoesCounterclockwise() {
    let (_, to) = ends(0, -90)
    #expect(to?.isClose(to: Point(x: 10, y: 10)) == true)
  }

  @Test("A full turn is a whole circle", arguments: [360.0, 400, -360, -1000, 1e9])
  func fullTurnIsAWholeCircle(sweep: Double) {
    let path = CompassArc(start: .degrees(77), sweep: .degrees(sweep)).path(in: rect)
    #expect(path.elements.last == .closeSubpath)
    #expect(abs(path.length - 20 * .pi) < 1e-9)
  }

  @Test("A sweep of zero draws nothing", arguments: [0, Double.nan, -0.0])
  func zeroSweepDrawsNothing(sweep: Double) {
    #expect(CompassArc(sweep: .degrees(sweep)).path(in: rect).isEmpty)
  }

  @Test("An inset reduces the radius") func insetReducesTheRadius() {
    let arc = CompassArc(sweep: .degrees(180)).inset(by: 4)
    #expect(abs(arc.path(in: rect).length - 6 * .pi) < 1e-9)
  }
}
