import Shapes
import Testing

struct ShapeTests {
  private static let shapes: [any Shape] = [
    Circle(), Ellipse(), Rectangle(), RoundedRectangle(cornerRadius: 3), Capsule(), Diamond(),
    Pie(endAngle: .degrees(100)), NumeralText("12:34"), Circle().inset(by: 2),
    UnevenRoundedRectangle(topLeadingRadius: 9, topTrailingRadius: 50), Polygon(sides: 5),
    Star(points: 5), CompassArc(sweep: .degrees(-200)), LineGraph(values: [0, 1, 0.2]),
    AnyShape(Circle()),
  ]

  @Test("Empty rectangles give empty paths") func emptyRectanglesGiveEmptyPaths() {
    let rects = [
      Rect.zero, Rect(x: 5, y: 5, width: 0, height: 9), Rect(x: 0, y: 0, width: -4, height: 4),
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
    ]
    for rect in rects {
      #expect(ShapeTests.shapes.allSatisfy { $0.path(in: rect).isEmpty })
    }
  }

  @Test("Shapes stay in their rectangle") func shapesStayInTheirRectangle() {
    let rect = Rect(x: 3, y: 4, width: 40, height: 30)
    for shape in ShapeTests.shapes {
      let bounds = shape.path(in: rect).boundingRect
      #expect(!bounds.isEmpty)
      #expect(bounds.minX >= rect.minX - 1e-9 && bounds.maxX <= rect.maxX + 1e-9)
      #expect(bounds.minY >= rect.minY - 1e-9 && bounds.maxY <= rect.maxY + 1e-9)
    }
  }

  @Test("A circle is centered and begins at its rightmost point")
  func circleIsCenteredAndBeginsAtItsRight() {
    let path = Circle().path(in: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.boundingRect == Rect(x: 10, y: 0, width: 20, height: 20))
    #expect(path.elements.first == .move(to: Point(x: 30, y: 10)))
  }

  @Test("A rotated diamond begins at its top") func rotatedDiamondBeginsAtItsTop() {
    let diamond = Diamond().trim(to: 0.1).rotation(.degrees(-90))
    let path = diamond.path(in: Rect(x: 0, y: 0, width: 10, height: 10))
    guard case .move(let start)? = path.elements.first, let end = path.currentPoint else {
      Issue.record("no outline")
      return
    }
    #expect(start.distance(to: Point(x: 5, y: 0)) < 1e-12)
    #expect(end.x > 5)
  }

  @Test("An inset diamond has its sides moved inward") func insetDiamondHasItsSidesMovedInward() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let (outer, inner) = (Diamond().path(in: rect), Diamond().inset(by: 5).path(in: rect))
    #expect(abs(outer.length / 4 - inner.length / 4 - 10) < 1e-9)
  }

  @Test("A pie goes clockwise from the top") func pieGoesClockwiseFromTheTop() {
    let path = Pie(endAngle: .degrees(90)).path(in: Rect(x: 0, y: 0, width: 20, height: 20))
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - 10) < 1e-12 && abs(bounds.maxY - 10) < 1e-12)
  }

  @Test("A full pie has no seam") func fullPieHasNoSeam() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let length = Pie(startAngle: .degrees(30), endAngle: .degrees(390)).path(in: rect).length
    #expect(abs(length - 20 * .pi) < 1e-9)
  }

  @Test("A pie without a positive angle is empty", arguments: [0, -10, -360, Double.nan])
  func pieWithoutAPositiveAngleIsEmpty(degrees: Double) {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(Pie(endAngle: .degrees(degrees)).path(in: rect).isEmpty)
  }

  @Test("A stroked border stays inside") func strokeBorderStaysInside() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let bounds = Circle().strokeBorder(style: StrokeStyle(lineWidth: 4)).path(in: rect).boundingRect
    #expect(
      bounds.insetBy(dx: 1e-9, dy: 1e-9).intersection(rect) == bounds.insetBy(dx: 1e-9, dy: 1e-9))
  }
}
