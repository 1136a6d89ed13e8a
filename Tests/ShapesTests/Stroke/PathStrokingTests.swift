import Testing

@testable import Shapes

struct PathStrokingTests {
  @Test("Within a curve a line turns round, whatever its joins", arguments: LineJoin.allCases)
  func bends(_ join: LineJoin) {
    let path = Path {
      $0.move(to: Point(x: 48.321, y: 79.066))
      $0.addQuadCurve(to: Point(x: 69.29, y: 74.672), control: Point(x: 80.201, y: 73.551))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join))
    let round = path.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: .round))
    for step in 0..<64 * 64 {
      let point = Point(x: 35 + Double(step % 64), y: 45 + Double(step / 64))
      #expect(outline.contains(point) == round.contains(point))
    }
  }

  @Test("What lies within half the width of a curve is covered, however tightly it bends")
  func near() {
    let path = Path {
      $0.move(to: Point(x: 10, y: 50))
      $0.addCurve(
        to: Point(x: 30, y: 50), control1: Point(x: 60, y: 20), control2: Point(x: -20, y: 20))
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 12, lineJoin: .bevel))
    for step in 1..<200 {
      guard let place = path.point(at: Double(step) / 200) else { continue }
      for turn in 0..<16 {
        let way = Angle.degrees(Double(turn) * 22.5)
        let point = Transform.rotation(way).apply(to: Point(x: 5.9, y: 0))
        let isAtEnd = step < 20 || step > 180
        #expect(isAtEnd || outline.contains(Point(x: place.x + point.x, y: place.y + point.y)))
      }
    }
  }
}
