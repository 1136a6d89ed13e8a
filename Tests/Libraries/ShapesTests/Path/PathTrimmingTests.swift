import Shapes
import Testing

struct PathTrimmingTests {
  private let square = Rectangle().path(in: Rect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "The length of a trim is the requested fraction",
    arguments: [(0.0, 0.25), (0.1, 0.9), (0.5, 0.5001), (-3, 0.5), (0.5, 7)])
  func lengthIsTheRequestedFraction(from: Double, to: Double) {
    let share = min(to, 1) - max(from, 0)
    for path in [square, Ellipse().path(in: Rect(x: 0, y: 0, width: 30, height: 8))] {
      let trimmed = path.trimmedPath(from: from, to: to)
      #expect(abs(trimmed.length / path.length - share) < 1e-6)
    }
  }

  @Test(
    "A trim of an empty range is empty",
    arguments: [(0.0, 0.0), (0.5, 0.5), (0.8, 0.1), (1, 2), (.nan, 1), (0, .nan), (-1, 0)])
  func trimOfAnEmptyRangeIsEmpty(from: Double, to: Double) {
    #expect(square.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test("A trim of the whole path returns it unchanged") func wholeTrimIsUnchanged() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
  }

  @Test("A trim of almost the whole path stays closed") func almostWholeStaysClosed() {
    #expect(square.trimmedPath(from: 0, to: 1 - 1e-7).elements.last == .closeSubpath)
    #expect(square.trimmedPath(from: 0, to: 1 - 1e-5).elements.last != .closeSubpath)
  }

  @Test("Fractions measure all subpaths together") func fractionsMeasureAllSubpaths() {
    var path = Path()
    path.addLines([.zero, Point(x: 30, y: 0)])
    path.addLines([Point(x: 0, y: 5), Point(x: 60, y: 5)])
    let half = path.trimmedPath(from: 0, to: 0.5)
    #expect(
      half.elements == [
        .move(to: .zero), .line(to: Point(x: 30, y: 0)), .move(to: Point(x: 0, y: 5)),
        .line(to: Point(x: 15, y: 5)),
      ])
  }

  @Test("A trimmed circle is an exact arc") func trimmedCircleIsAnExactArc() {
    let circle = Circle().trim(from: 0.25, to: 0.5).path(in: Rect(x: 0, y: 0, width: 2, height: 2))
    let arc = Arc(center: Point(x: 1, y: 1), radius: 1, startAngle: .pi / 2, sweep: .pi / 2)
    #expect(circle.pieces.last == .arc(arc))
  }
}
