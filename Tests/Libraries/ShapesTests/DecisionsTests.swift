import Shapes
import Testing

/// Tests for the rows of the documentation's Decisions table, one per row, with the same names.
struct TrimDecisionsTests {
  private let square = Rectangle().path(in: Rect(x: 0, y: 0, width: 10, height: 10))

  @Test("A trim from beyond its end is empty") func trimFromBeyondTo() {
    #expect(square.trimmedPath(from: 0.8, to: 0.1).isEmpty)
  }

  @Test("Trim fractions are clamped to 0...1") func trimBeyondTheEnds() {
    #expect(square.trimmedPath(from: -2, to: 0.5) == square.trimmedPath(from: 0, to: 0.5))
    #expect(square.trimmedPath(from: 0.5, to: .infinity) == square.trimmedPath(from: 0.5, to: 1))
  }

  @Test("A trim at NaN is empty") func trimByNoNumber() {
    #expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
    #expect(square.trimmedPath(from: 0, to: .nan).isEmpty)
  }

  @Test("A trim between equal fractions is empty") func trimOfNoLength() {
    #expect(square.trimmedPath(from: 0.3, to: 0.3).isEmpty)
  }

  @Test("A trim of the whole path returns it unchanged") func trimOfAll() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
  }

  @Test("A closed path stays closed if almost nothing is trimmed") func trimOfAlmostAll() {
    let style = StrokeStyle(lineWidth: 2)
    let almost = area(square.trimmedPath(from: 0, to: 1 - 5e-7).strokedPath(style))
    #expect(abs(almost - area(square.strokedPath(style))) < 1e-9)
    #expect(square.trimmedPath(from: 0, to: 0.9999).elements.last != .closeSubpath)
  }

  @Test("A trim measures all subpaths together") func trimOfSeveralSubpaths() {
    let two = Path {
      $0.addLines([.zero, Point(x: 30, y: 0)])
      $0.addLines([Point(x: 0, y: 5), Point(x: 60, y: 5)])
    }
    let half = two.trimmedPath(from: 0, to: 0.5)
    #expect(half.currentPoint == Point(x: 15, y: 5) && half.length == 45)
  }

  @Test("A trim keeps zero-length subpaths inside its range") func trimKeepsDots() {
    let dots = Path {
      $0.addLines([.zero, Point(x: 8, y: 0)])
      $0.addLines([Point(x: 9, y: 0), Point(x: 9, y: 0)])
      $0.addLines([Point(x: 0, y: 2), Point(x: 8, y: 2)])
      $0.addLines([Point(x: 9, y: 2), Point(x: 9, y: 2)])
    }
    let style = StrokeStyle(lineWidth: 1, lineCap: .round)
    let outline = dots.trimmedPath(from: 0.25, to: 0.75).strokedPath(style)
    #expect(outline.contains(Point(x: 9, y: 0)) && !outline.contains(Point(x: 9, y: 2)))
  }

  @Test("Fractions measure length, not the curve's parameter") func fractionsAreOfLength() {
    // Nearly all of this curve's parameters lie near its start.
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(to: Point(x: 8, y: 0), control1: .zero, control2: .zero)
    }
    #expect(curve.point(at: 0.5)?.isClose(to: Point(x: 4, y: 0), within: 1e-6) == true)
    #expect(square.point(at: 0.875)?.isClose(to: Point(x: 0, y: 5)) == true)
  }

  @Test("The tangent at a corner is the incoming direction") func tangentAtACorner() {
    #expect(square.tangent(at: 0.5) == Point(x: 0, y: 1))
  }
}

struct StrokeDecisionsTests {
  private let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }

  private func dashed(_ dash: [Double], phase: Double = 0, cap: LineCap = .butt) -> Path {
    line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase))
  }

  @Test("The default miter limit is 10") func miterLimitIsTen() {
    // The miter of a corner of angle a is 1 / sin(a / 2) line widths long.
    func reach(_ ratio: Double) -> Double {
      let spread = 100 / (ratio * ratio - 1).squareRoot()
      let tip = Path {
        $0.addLines([Point(x: 0, y: -spread), Point(x: 100, y: 0), Point(x: 0, y: spread)])
      }
      let outline = tip.strokedPath(StrokeStyle(lineWidth: 2))
      return outline.boundingRect.maxX - 100
    }
    #expect(abs(reach(9.99) - 9.99) < 1e-6)
    #expect(reach(10.01) < 1)
  }

  @Test("An odd number of dashes is repeated once") func oddDashes() {
    #expect(dashed([1, 2, 3]) == dashed([1, 2, 3, 1, 2, 3]))
  }

  @Test("A negative dash phase wraps around") func negativePhase() {
    #expect(dashed([6, 2], phase: -3) == dashed([6, 2], phase: 5))
    #expect(dashed([6, 2], phase: -803) == dashed([6, 2], phase: 5))
  }

  @Test(
    "Invalid dashes give a solid line",
    arguments: [[], [0, 0], [3, -1], [.nan, 1], [1, .infinity]] as [[Double]])
  func impossibleDashes(dash: [Double]) {
    #expect(dashed(dash) == line.strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test("A zero-length dash is drawn as a dot") func dashWithoutLength() {
    #expect(abs(area(dashed([0, 5], cap: .round)) - 4 * .pi) < 1e-9)
    #expect(abs(area(dashed([0, 5], cap: .square)) - 16) < 1e-9)
    #expect(dashed([0, 5]).isEmpty)
  }

  @Test("A dash across the seam of a closed path is joined") func dashAcrossTheSeam() {
    let square = Rectangle().path(in: Rect(x: 0, y: 0, width: 10, height: 10))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 5))
    #expect(outline.contains(Point(x: -0.9, y: -0.9)))
  }

  @Test("Dashes start over in each subpath") func dashesOnSeveralSubpaths() {
    var two = line
    two.addPath(line.applying(.translation(x: 0, y: 9)))
    let style = StrokeStyle(lineWidth: 2, dash: [7, 4])
    var both = line.strokedPath(style)
    both.addPath(line.applying(.translation(x: 0, y: 9)).strokedPath(style))
    #expect(two.strokedPath(style) == both)
  }

  @Test(
    "A zero-length line is drawn as a dot",
    arguments: [(LineCap.butt, 0.0), (.round, Double.pi), (.square, 4)])
  func lineWithoutLength(cap: LineCap, expected: Double) {
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(abs(area(dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap))) - expected) < 1e-9)
  }

  @Test(
    "A closed subpath without length is drawn as a dot",
    arguments: [(LineCap.butt, 0.0), (.round, Double.pi), (.square, 4)])
  func closedMove(cap: LineCap, expected: Double) {
    let style = StrokeStyle(lineWidth: 2, lineCap: cap)
    var dot = Path {
      $0.move(to: .zero)
      $0.closeSubpath()
    }
    #expect(abs(area(dot.strokedPath(style)) - expected) < 1e-9)
    dot.addLines([Point(x: 9, y: 9), Point(x: 9, y: 12)])
    let half = dot.trimmedPath(from: 0, to: 0.5)
    #expect(half.strokedPath(style).contains(.zero) == (expected > 0))
    let dashes = StrokeStyle(lineWidth: 2, lineCap: cap, dash: [1, 1])
    #expect((dot.strokedPath(dashes).contains(.zero)) == (expected > 0))
    #expect(!dot.contains(.zero))
  }

  @Test("A lone move draws nothing", arguments: LineCap.allCases)
  func moveAlone(cap: LineCap) {
    let path = Path { $0.move(to: .zero) }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap)).isEmpty)
  }

  @Test("A stroke that crosses itself stays filled where it overlaps")
  func strokeThatCrossesItself() {
    let loop = Path {
      $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 5, y: 8), Point(x: 5, y: -8)])
    }
    let outline = loop.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.windingNumber(at: Point(x: 5, y: 0)) == 2)
    #expect(outline.contains(Point(x: 5, y: 0)))
  }

  @Test("A cusp is rounded whatever the join") func cuspOfACurve() {
    let cusp = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: Point(x: 100, y: 0), control1: Point(x: 100, y: 80), control2: Point(x: 0, y: 80))
    }
    let bounds = cusp.strokedPath(StrokeStyle(lineWidth: 20)).boundingRect
    #expect(bounds.maxY < 70.01 && bounds.maxY > 69.9)
  }

  @Test(
    "A stroke without a positive, finite width is empty", arguments: [0, -2, Double.nan, .infinity])
  func strokeWithoutWidth(width: Double) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}

struct ShapeDecisionsTests {
  private let rect = Rect(x: 0, y: 0, width: 20, height: 20)

  @Test("Elements that aren't finite are ignored", arguments: [Double.nan, .infinity, -.infinity])
  func stepsThatAreNotFinite(value: Double) {
    let path = Path {
      $0.addLines([.zero, Point(x: value, y: 0), Point(x: 1, y: 1)])
    }
    #expect(path.elements == [.move(to: .zero), .line(to: Point(x: 1, y: 1))])
  }

  @Test("Points on an edge follow the rule of Rect.contains") func pointsOnAnEdge() {
    let path = Rectangle().path(in: rect)
    let edge: [(Double, Double)] = [
      (0, 5), (5, 0), (20, 5), (5, 20), (0, 0), (20, 0), (0, 20), (20, 20),
    ]
    for (x, y) in edge {
      let place = Point(x: x, y: y)
      #expect(path.contains(place) == rect.contains(place))
    }
  }

  @Test("An open subpath counts as closed") func openSubpathContains() {
    let path = Path { $0.addLines([.zero, Point(x: 9, y: 0), Point(x: 9, y: 9)]) }
    #expect(path.contains(Point(x: 6, y: 3)) && !path.contains(Point(x: 3, y: 6)))
  }

  @Test("The bounding rectangle excludes control points") func boundingRectIsTight() {
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: Point(x: 2, y: 0), control: Point(x: 1, y: 2))
    }
    #expect(arch.boundingRect == Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(arch.controlRect == Rect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test(
    "Every shape is empty in an empty rectangle",
    arguments: [Rect.zero, Rect(x: 0, y: 0, width: -1, height: 9)])
  func emptyRectangles(empty: Rect) {
    let shapes: [any Shape] = [
      Circle(), Star(points: 5), LineGraph(values: [0, 1]), CompassArc(sweep: .degrees(9)),
      Rectangle().size(width: 5, height: 5).rotation(.degrees(3)),
    ]
    #expect(shapes.allSatisfy { $0.path(in: empty).isEmpty })
  }

  @Test("Each outline begins at its documented point") func whereOutlinesBegin() {
    let starts: [(any Shape, Point)] = [
      (Circle(), Point(x: 20, y: 10)), (Ellipse(), Point(x: 20, y: 10)),
      (Diamond(), Point(x: 20, y: 10)), (Rectangle(), .zero),
      (Polygon(sides: 5), Point(x: 10, y: 0)), (Star(points: 5), Point(x: 10, y: 0)),
    ]
    for (shape, start) in starts {
      let path = shape.path(in: rect)
      #expect(path.point(at: 0)?.isClose(to: start) == true)
      #expect(area(path) > 0)
    }
  }

  @Test("A path standardizes a rectangle of negative size; a shape is empty in it")
  func negativeSizes() {
    let mirrored = Rect(x: 20, y: 20, width: -20, height: -20)
    #expect(mirrored.standardized == rect && rect.standardized == rect)
    #expect(Path(mirrored) == Path(rect))
    #expect(Path(ellipseIn: mirrored) == Path(ellipseIn: rect))
    for style in RoundedCornerStyle.allCases {
      #expect(
        Path(roundedRect: mirrored, cornerRadius: 3, style: style)
          == Path(roundedRect: rect, cornerRadius: 3, style: style))
      let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 2)
      #expect(
        Path(roundedRect: mirrored, cornerRadii: radii, style: style)
          == Path(roundedRect: rect, cornerRadii: radii, style: style))
    }
    #expect(Rectangle().path(in: mirrored).isEmpty && Circle().path(in: mirrored).isEmpty)
  }

  @Test("An arc of a negative radius begins on the other side", arguments: [0.0, 0.4, 1])
  func arcsOfANegativeRadius(fraction: Double) throws {
    let path = Path {
      $0.addArc(
        center: Point(x: 1, y: 2), radius: -5, startAngle: .degrees(30), endAngle: .degrees(130),
        clockwise: false)
    }
    let turn = Transform.rotation(.degrees(30 + 100 * fraction))
    let point = try #require(path.point(at: fraction))
    #expect(point.isClose(to: Point(x: 1 - 5 * turn.a, y: 2 - 5 * turn.b)))
  }

  @Test("An arc of more than a turn is a whole circle, unless it is relative")
  func arcsOfMoreThanATurn() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(900), clockwise: false)
    }
    #expect(abs(path.length - 2 * .pi) < 1e-12)
    let again = Path {
      $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(900))
    }
    #expect(abs(again.length - 5 * .pi) < 1e-12)
  }

  @Test("A compass arc of more than a turn is a whole circle") func compassArcOfMoreThanATurn() {
    let path = CompassArc(start: .degrees(10), sweep: .degrees(500)).path(in: rect)
    #expect(path.elements.last == .closeSubpath && abs(path.length - 20 * .pi) < 1e-9)
  }

  @Test("A tangent arc without a corner is a line") func tangentArcWithoutACorner() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: Point(x: 5, y: 0), tangent2End: Point(x: 9, y: 0), radius: 1)
    }
    #expect(path.elements == [.move(to: .zero), .line(to: Point(x: 5, y: 0))])
  }

  @Test("Corners that don't fit are scaled down by the same factor") func cornersThatDoNotFit() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 30, topTrailingRadius: 10, style: .circular)
    let expected: Double = 400 - 250 * (1 - Double.pi / 4)
    let result = area(shape.path(in: rect))
    #expect(abs(result - expected) < 1e-9)
  }

  @Test("An inset beyond the center leaves nothing") func insetByTooMuch() {
    #expect(Circle().inset(by: 10).path(in: rect).isEmpty)
    #expect(Star(points: 5).inset(by: 10).path(in: rect).isEmpty)
    #expect(UnevenRoundedRectangle().inset(by: 11).path(in: rect).isEmpty)
  }

  @Test("A sample that isn't finite is a gap in a line graph") func gapsInALineGraph() {
    let path = LineGraph(values: [0, .nan, 1]).path(in: rect)
    let dots = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(path.length == 0 && abs(area(dots) - 2 * .pi) < 1e-9)
  }

  @Test("An area counts as often as the path winds around it") func areaCountsWindings() {
    var twice = Path(rect)
    twice.addPath(Path(rect))
    #expect(twice.area == 2 * Path(rect).area && twice.reversed().area == -twice.area)
  }

  @Test("A reversed closed subpath begins at the same point, the last one first")
  func whereReversedPathsBegin() {
    var path = Path(rect)
    path.addPath(Circle().path(in: rect))
    let starts = path.subpaths.map(\.start)
    #expect(path.reversed().subpaths.map(\.start) == starts.reversed())
  }

  @Test("Of several nearest points, the first along the path is given")
  func severalNearestPoints() {
    let nearest = Path(rect).nearestPoint(to: rect.center)
    #expect(nearest?.fraction == 0.125)
  }

  @Test("A character without a form is a box") func characterWithoutAForm() {
    #expect(TextShape("\u{10FFFD}").path(in: rect) == TextShape("\u{25AF}").path(in: rect))
    #expect(!NumeralText("x").path(in: rect).isEmpty)
  }

  @Test("Interpolation extrapolates") func interpolationBeyondTheEnds() {
    #expect(1.0.interpolated(towards: 3, amount: 2) == 5)
  }

  @Test("Only a spring continues after time 1") func timingBeyondTheEnds() {
    #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 3) == 1)
    #expect(UnitCurve.spring(response: 4).value(at: 2) != 1)
  }
}
