import Shapes
import Testing

struct PathArcsTests {
  @Test("A positive relative arc goes clockwise on the screen")
  func positiveRelativeArcGoesClockwiseOnTheScreen() {
    let path = Path {
      $0.addRelativeArc(
        center: .zero, radius: 2, startAngle: .zero, delta: .degrees(90))
    }
    #expect(path.currentPoint?.isClose(to: Point(x: 0, y: 2)) == true)
    #expect(abs(path.length - .pi) < 1e-12)
  }

  @Test("A relative arc of more than a turn overlaps itself") func relativeArcOverlapsItself() {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(-810))
    }
    #expect(abs(path.length - 4.5 * .pi) < 1e-12)
    #expect(path.windingNumber(at: Point(x: 0.6, y: -0.6)) == -3)
  }

  @Test("A tangent arc rounds a right angle") func tangentArcRoundsARightAngle() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 3)
    }
    let arc = Arc(center: Point(x: 7, y: 3), radius: 3, startAngle: -.pi / 2, sweep: .pi / 2)
    #expect(path.elements.prefix(2) == [.move(to: .zero), .line(to: Point(x: 7, y: 0))])
    #expect(path.pieces.last == .arc(arc))
  }

  /// The arc touches both sides, whatever the angle between them and the direction.
  @Test("A tangent arc touches both sides", arguments: 1...20)
  func tangentArcTouchesBothSides(seed: Int) {
    var numbers = Numbers(seed: seed)
    let (from, corner, towards) = (numbers.point(50), numbers.point(50), numbers.point(50))
    let path = Path {
      $0.move(to: from)
      $0.addArc(tangent1End: corner, tangent2End: towards, radius: 2)
    }
    guard case .arc(let arc)? = path.pieces.last else {
      Issue.record("no arc")
      return
    }
    for (point, side) in [(arc.point(at: 0), from), (arc.point(at: 1), towards)] {
      let along = Point(x: side.x - corner.x, y: side.y - corner.y)
      let away = Point(x: point.x - corner.x, y: point.y - corner.y)
      let spoke = Point(x: point.x - arc.center.x, y: point.y - arc.center.y)
      #expect(abs(along.x * away.y - along.y * away.x) < 1e-7)
      #expect(along.x * away.x + along.y * away.y > 0)
      #expect(abs(along.x * spoke.x + along.y * spoke.y) < 1e-7)
    }
    #expect(abs(arc.sweep) < .pi)
  }

  @Test(
    "A tangent arc with nothing to round is a line",
    arguments: [
      (Point(x: 10, y: 0), Point(x: 20, y: 0), 3.0), (Point(x: 10, y: 0), Point(x: 4, y: 0), 3),
      (.zero, Point(x: 4, y: 4), 3), (Point(x: 10, y: 0), Point(x: 10, y: 0), 3),
      (Point(x: 10, y: 0), Point(x: 10, y: 9), 0), (Point(x: 10, y: 0), Point(x: 10, y: 9), -1),
      (Point(x: 10, y: 0), Point(x: 10, y: 9), 1e308),
    ] as [(Point, Point, Double)])
  func withoutARoundCornerItIsALine(corner: Point, towards: Point, radius: Double) {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: corner, tangent2End: towards, radius: radius)
    }
    if radius < 1e300 { #expect(path.elements.last == .line(to: corner)) }
    #expect(path.length.isFinite || radius > 1e300)
  }

  @Test("A tangent arc begins an empty path at its first tangent end")
  func tangentArcBeginsAnEmptyPath() {
    let path = Path {
      $0.addArc(tangent1End: Point(x: 1, y: 2), tangent2End: .zero, radius: 1)
    }
    #expect(path.elements == [.move(to: Point(x: 1, y: 2))])
  }
}
