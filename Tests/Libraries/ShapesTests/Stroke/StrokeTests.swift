import Shapes
import Testing

struct StrokeTests {
  private func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Path {
    Path {
      $0.move(to: a)
      $0.addCurve(to: d, control1: b, control2: c)
    }
  }

  private func share(_ outline: Path, of box: Rect, count: Int) -> Double {
    let inside = (0..<count * count).count { index in
      let (x, y) = (Double(index % count) + 0.5, Double(index / count) + 0.5)
      return outline.contains(
        Point(
          x: box.minX + box.width * x / Double(count), y: box.minY + box.height * y / Double(count))
      )
    }
    return Double(inside) / Double(count * count)
  }

  /// P·w, plus or minus what the join adds or removes at four right-angled corners.
  @Test(
    "The area of a stroked diamond matches the closed form",
    arguments: [(LineJoin.miter, 0.0), (.round, Double.pi - 4), (.bevel, -2.0)])
  func strokedDiamondMatchesTheClosedForm(join: LineJoin, corners: Double) {
    let path = Diamond().path(in: Rect(x: 0, y: 0, width: 200, height: 200))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 24, lineJoin: join))
    // Rotated, so that no edge is parallel to the samples.
    let turned = outline.applying(.rotation(.degrees(17)).about(Point(x: 100, y: 100)))
    let box = Rect(x: -20, y: -20, width: 240, height: 240)
    let expected = path.length * 24 + 144 * corners
    #expect(abs(share(turned, of: box, count: 90) * 240 * 240 / expected - 1) < 0.005)
  }

  /// There is a cusp at (50, 60); a miter there would be a spike.
  @Test("A cusp has no spike", arguments: LineJoin.allCases)
  func cuspHasNoSpike(join: LineJoin) {
    let path = curve(.zero, Point(x: 100, y: 80), Point(x: 0, y: 80), Point(x: 100, y: 0))
    let style = StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: 100)
    #expect(path.strokedPath(style).boundingRect.maxY < 60 + 10 + 0.01)
  }

  /// A wide round stroke covers everything within half its width of the curve, however tight.
  @Test("A round stroke covers exactly the points within half its width", arguments: 1...6)
  func roundStrokeCoversItsDistance(seed: Int) {
    var numbers = Numbers(seed: seed)
    let path = curve(
      numbers.point(20), numbers.point(40), numbers.point(40), numbers.point(20))
    let style = StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .miter)
    let outline = path.strokedPath(style)
    let places = path.flattened(tolerance: 0.001).elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    let wrong = (0..<60).count { _ in
      let point = numbers.point(45)
      let away = places.map(point.distance(to:)).min() ?? 0
      return abs(away - 7) > 0.15 && outline.contains(point) != (away < 7)
    }
    #expect(wrong == 0)
  }

  @Test("A curve whose controls coincide with its ends is stroked as a line")
  func curveWithControlsAtItsEndsIsALine() {
    let (from, to) = (Point(x: 1, y: 2), Point(x: 31, y: 42))
    for (first, second) in [(from, to), (from, from), (to, to)] {
      let outline = curve(from, first, second, to).strokedPath(StrokeStyle(lineWidth: 6))
      #expect(abs(area(outline) - 300) < 1e-6)
    }
    let dot = curve(from, from, from, from)
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 6)).isEmpty)
    let round = StrokeStyle(lineWidth: 6, lineCap: .round)
    #expect(abs(area(dot.strokedPath(round)) - 9 * .pi) < 1e-9)
  }

  /// The controls lie beyond the ends: the curve goes back and forth along a line.
  @Test("A curve that folds back is round at its folds") func foldsOfACurveAreRound() {
    let path = curve(.zero, Point(x: 200, y: 0), Point(x: -160, y: 0), Point(x: 40, y: 0))
    let (middle, outline) = (path.boundingRect, path.strokedPath(StrokeStyle(lineWidth: 10)))
    let bounds = outline.boundingRect
    #expect(abs(bounds.minX - middle.minX + 5) < 0.05 && abs(bounds.maxX - middle.maxX - 5) < 0.05)
    #expect(abs(bounds.height - 10) < 1e-6)
  }

  @Test(
    "The area of a right angle follows from its join",
    arguments: [
      (LineJoin.miter, 10.0, 4.0), (.miter, 1.4, 3.5), (.miter, 1.42, 4), (.bevel, 10, 3.5),
      (.round, 10, 3 + Double.pi / 4),
    ])
  func areaOfARightAngleFollowsFromItsJoin(join: LineJoin, limit: Double, squares: Double) {
    let corner = Path { $0.addLines([.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)]) }
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    // Two lines of 10·4 overlap in a square of 2·2 and gain the corner: 80 − 4 + 0, 2, π or 4.
    let outline = corner.strokedPath(style)
    let box = Rect(x: -5, y: -5, width: 20, height: 20)
    let expected = 64 + 4 * squares
    #expect(abs(share(outline, of: box, count: 100) * 400 - expected) < 0.3)
  }

  @Test(
    "A stroke without a positive, finite width is empty", arguments: [0, -1, Double.nan, .infinity])
  func strokeWithoutWidthIsEmpty(width: Double) {
    let path = Circle().path(in: Rect(x: 0, y: 0, width: 9, height: 9))
    #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}
