import Raster
import Shapes
import Testing

struct StrokeAreaTests {
  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    covered(path.strokedPath(style), 400, 400).area
  }

  private let line = Path { $0.addLines([Point(x: 100, y: 80), Point(x: 260, y: 200)]) }

  @Test(
    "A stroked diamond has its area with each join",
    arguments: [(LineJoin.miter, 0.0), (.round, .pi - 4), (.bevel, -2)])
  func diamond(join: LineJoin, squaresLost: Double) {
    let path = Diamond().inset(by: 30).path(in: Rect(x: 0, y: 0, width: 400, height: 400))
    let expected = path.length * 24 + 144 * squaresLost
    #expect(abs(area(path, StrokeStyle(lineWidth: 24, lineJoin: join)) / expected - 1) < 0.001)
  }

  @Test(
    "A line has its area with each cap",
    arguments: [(LineCap.butt, 0.0), (.square, 1), (.round, Double.pi / 4)])
  func lineWithCaps(cap: LineCap, squares: Double) {
    let expected = 200 * 30 + 900 * squares
    #expect(abs(area(line, StrokeStyle(lineWidth: 30, lineCap: cap)) / expected - 1) < 0.001)
  }

  @Test(
    "A zero-length line has the area of its caps",
    arguments: [(LineCap.butt, 0.0), (.square, 900), (.round, 225 * .pi)])
  func zeroLengthLine(cap: LineCap, expected: Double) {
    let dot = Path { $0.addLines([Point(x: 50, y: 50), Point(x: 50, y: 50)]) }
    #expect(abs(area(dot, StrokeStyle(lineWidth: 30, lineCap: cap)) - expected) < 1)
  }

  @Test("A miter beyond its limit is beveled") func miterBeyondItsLimitIsBeveled() {
    let corner = Path {
      $0.addLines([Point(x: 50, y: 300), Point(x: 200, y: 100), Point(x: 350, y: 300)])
    }
    // Half of the turn has cosine 0.8, so the miter is 1.25 line widths long.
    let beyond = area(corner, StrokeStyle(lineWidth: 40, miterLimit: 1.66))
    let within = area(corner, StrokeStyle(lineWidth: 40, miterLimit: 1.67))
    let bevel = area(corner, StrokeStyle(lineWidth: 40, lineJoin: .bevel))
    #expect(abs(beyond - bevel) < 0.01)
    #expect(within > bevel + 50)
  }

  /// Lines much shorter than they are wide: only the outer side, on the right, has a miter.
  @Test("A sharp turn has no spike inside") func sharpTurnHasNoSpikeInside() {
    let fold = Path {
      $0.addLines([Point(x: 200, y: 200), Point(x: 203, y: 200), Point(x: 200.4, y: 201.5)])
    }
    let coverage = covered(fold.strokedPath(StrokeStyle(lineWidth: 40)), 400, 400)
    #expect(coverage.touchedRows.contains { coverage[260, $0] > 0 })
    #expect(!coverage.touchedRows.contains { coverage[160, $0] > 0 })
  }

  @Test("A stroke wider than its circle has its area", arguments: [0.2, 0.45, 0.7, 1])
  func lineWiderThanItsCircle(fraction: Double) {
    let circle = Circle().inset(by: 180).path(in: Rect(x: 0, y: 0, width: 400, height: 400))
    let style = StrokeStyle(lineWidth: 100, lineCap: .butt)
    // Radius 20, half width 50: a sector of radius 70 and one of 30 beyond the center.
    let overlap = max(0, fraction - 0.5) * 2
    let expected = Double.pi * (4900 * fraction + 900 * (fraction - overlap).magnitude)
    let trimmed = circle.trimmedPath(from: 0, to: fraction)
    #expect(abs(area(trimmed, style) / expected - 1) < 0.005)
  }

  @Test("Dashes cover their fraction") func dashesCoverTheirFraction() {
    let style = StrokeStyle(lineWidth: 20, dash: [30, 10])
    #expect(abs(area(line, style) / (150 * 20) - 1) < 0.001)
  }

  @Test("The stroke of an ellipse has about its length times its width")
  func ellipseStrokeIsAboutItsLengthTimesItsWidth() {
    let path = Ellipse().path(in: Rect(x: 50, y: 100, width: 300, height: 200))
    #expect(abs(area(path, StrokeStyle(lineWidth: 16)) / (path.length * 16) - 1) < 0.001)
  }

  /// A round stroke covers everything within half its width of the path, however it turns.
  @Test("A round stroke covers exactly the points within half its width", arguments: 1...24)
  func roundStrokeCoversItsDistance(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    var points = [Point(x: 30 + next(40), y: 30 + next(40))]
    for _ in 0..<(2 + seed % 5) {
      let reach = next(1) < 0.5 ? 6.0 : 30
      let last = points[points.count - 1]
      points.append(Point(x: last.x + next(2 * reach) - reach, y: last.y + next(2 * reach) - reach))
    }
    let style = StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round)
    let coverage = covered(Path { $0.addLines(points) }.strokedPath(style), 100, 100)
    let isWrong = (0..<10_000).contains { index in
      let pixel = Point(x: Double(index % 100) + 0.5, y: Double(index / 100) + 0.5)
      let away = distance(from: pixel, to: points)
      let sample = coverage.samples[index]
      return (away < 7 - 0.75 && sample < 254) || (away > 7 + 0.75 && sample > 1)
    }
    #expect(!isWrong)
  }

  private func distance(from point: Point, to line: [Point]) -> Double {
    zip(line, line.dropFirst()).map { from, to in
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
      let share = min(max(along, 0), 1)
      return point.distance(to: Point(x: from.x + dx * share, y: from.y + dy * share))
    }.min() ?? .infinity
  }
}
