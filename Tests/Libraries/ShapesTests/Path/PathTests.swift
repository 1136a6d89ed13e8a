import Shapes
import Testing

struct PathTests {
  @Test("An arc with clockwise false goes down from the right") func arcWithClockwiseFalseGoesDown()
  {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs(path.length - .pi / 2) < 1e-12)
    #expect(path.boundingRect.minY >= 0)
  }

  @Test("An arc with clockwise true goes the long way around")
  func clockwiseArcGoesTheLongWayAround() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(abs(path.length - 1.5 * .pi) < 1e-12)
    #expect(path.boundingRect.minY == -1)
  }

  @Test("An arc is preceded by a line to its start") func arcIsPrecededByALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs(path.length - (2 + .pi)) < 1e-12)
  }

  @Test("The bounds of a curve are tight") func boundsOfACurveAreTight() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 1, y: 0), control1: Point(x: 0, y: 4), control2: Point(x: 1, y: 4))
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 1, height: 3))
  }

  @Test("The bounds of a rotated circle are its diameter")
  func boundsOfARotatedCircleAreItsDiameter() {
    let circle = Circle().rotation(.degrees(31)).path(in: Rect(x: 2, y: 3, width: 10, height: 10))
    let bounds = circle.boundingRect
    #expect(abs(bounds.minX - 2) < 1e-12 && abs(bounds.maxY - 13) < 1e-12)
  }

  /// 484.4224 is the value of the complete elliptic integral for semi-axes of 100 and 50.
  @Test("The length of an ellipse is accurate") func lengthOfAnEllipseIsAccurate() {
    let path = Ellipse().path(in: Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(abs(path.length - 484.4224) < 0.002)
  }

  @Test("The length includes the closing line") func lengthIncludesTheClosingLine() {
    #expect(Rectangle().path(in: Rect(x: 0, y: 0, width: 3, height: 2)).length == 10)
  }

  @Test("Elements that aren't finite are ignored", arguments: [Double.nan, .infinity, -.infinity])
  func elementsThatAreNotFiniteAreIgnored(value: Double) {
    var path = Path()
    path.move(to: Point(x: value, y: 0))
    path.addLine(to: Point(x: 0, y: value))
    path.addCurve(to: .zero, control1: Point(x: value, y: 0), control2: .zero)
    path.addArc(center: .zero, radius: value, startAngle: .zero, endAngle: .zero, clockwise: true)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test("A rotation and its inverse restore the path") func rotationAndItsInverseRestoreThePath() {
    let path = RoundedRectangle(cornerRadius: 3, style: .circular).path(
      in: Rect(x: 1, y: 1, width: 20, height: 9))
    let there = path.applying(Transform.rotation(.degrees(30)))
    let back = there.applying(Transform.rotation(.degrees(-30)))
    #expect(abs(back.length - path.length) < 1e-12)
    #expect(back.boundingRect.center.distance(to: path.boundingRect.center) < 1e-12)
  }

  @Test("A mirrored arc stays on its circle") func mirroredArcStaysOnItsCircle() {
    let path = Path {
      $0.addArc(Arc(center: Point(x: 5, y: 0), radius: 2, startAngle: 0, sweep: 1))
    }
    let mirrored = path.applying(.scale(x: -1, y: 1))
    #expect(
      mirrored.currentPoint.map { abs($0.x + 5 + 2 * 0.540_302_305_868_139_8) < 1e-12 } == true)
    #expect(abs(mirrored.length - 2) < 1e-12)
  }
}
