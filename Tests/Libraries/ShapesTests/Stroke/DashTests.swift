import Shapes
import Testing

struct DashTests {
  private func starts(_ dash: [Double], phase: Double = 0) -> [Double] {
    let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
    let stroked = line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase))
    return stroked.elements.compactMap { element in
      if case .move(let point) = element { point.x } else { nil }
    }
  }

  private static let cases: [([Double], Double, [Double])] = [
    ([6, 2], 0, [0, 8, 16]), ([6, 2], 3, [0, 5, 13]), ([6, 2], -1, [1, 9, 17]),
    ([5], 0, [0, 10]), ([6, 2], 7, [1, 9, 17]), ([1, 2, 3], 0, [0, 3, 7, 12, 15, 19]),
    ([6, 2], 80_003, [0, 5, 13]), ([6, 2], -79_997, [0, 5, 13]),
  ]

  @Test("Dashes begin where the pattern and phase say", arguments: cases)
  func dashesBegin(dash: [Double], phase: Double, expected: [Double]) {
    #expect(starts(dash, phase: phase) == expected)
  }

  @Test(
    "Invalid and too fine dashes give a solid line",
    arguments: [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e308], [1e-9, 1e-9]] as [[Double]])
  func invalidDashesGiveASolidLine(dash: [Double]) {
    #expect(starts(dash) == [0])
  }

  private let square = Rectangle().path(in: Rect(x: 0, y: 0, width: 10, height: 10))

  @Test(
    "Zero-length dashes are dots",
    arguments: [(LineCap.round, Double.pi), (.square, 4.0), (.butt, 0)])
  func zeroLengthDashesAreDots(cap: LineCap, each: Double) {
    let line = Path { $0.addLines([.zero, Point(x: 12, y: 16)]) }
    let style = StrokeStyle(lineWidth: 2, lineCap: cap, dash: [0, 5])
    let outline = line.strokedPath(style)
    #expect(abs(area(outline) - 4 * each) < 1e-9)
    // A square is aligned with its line.
    if cap == .square { #expect(abs(outline.boundingRect.minX + 1.4) < 1e-9) }
  }

  /// A dash across the seam is a single one, with the corner's miter.
  @Test("A dash across the seam is joined") func dashAcrossTheSeamIsJoined() {
    let style = StrokeStyle(lineWidth: 2, dash: [10, 10], dashPhase: 5)
    let outline = square.strokedPath(style)
    let moves = outline.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
    #expect(outline.contains(Point(x: -0.9, y: -0.9)) && outline.contains(Point(x: 10.9, y: 10.9)))
    #expect(!outline.contains(Point(x: 10.9, y: -0.9)))
  }

  @Test("A dash longer than a closed subpath leaves it closed")
  func dashLongerThanAClosedSubpathLeavesItClosed() {
    let solid = square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(square.strokedPath(StrokeStyle(lineWidth: 2, dash: [50, 1], dashPhase: 3)) == solid)
  }

  /// Dashes and gaps divide the length, even on curves, and each subpath restarts the pattern.
  @Test("Dashes cover their fraction of the line") func dashesCoverTheirFraction() {
    let ellipse = Ellipse().path(in: Rect(x: 0, y: 0, width: 100, height: 60))
    let unit = ellipse.length / 20
    let dash = [unit * 0.5, unit * 0.5]
    let outline = ellipse.strokedPath(StrokeStyle(lineWidth: 2, dash: dash))
    #expect(abs(area(outline) / ellipse.length - 1) < 1e-4)
    let two = Path {
      $0.addLines([.zero, Point(x: 7, y: 0)])
      $0.addLines([Point(x: 0, y: 5), Point(x: 7, y: 5)])
    }
    #expect(abs(area(two.strokedPath(StrokeStyle(lineWidth: 1, dash: [5, 5]))) - 10) < 1e-9)
  }

  @Test("A dash that only rounding leaves at the end isn't drawn in a direction of its own")
  func dashOfRounding() {
    let ellipse = Ellipse().path(in: Rect(x: 0, y: 0, width: 100, height: 60))
    for extra in [-1e-13, 0, 1e-13] {
      let unit = ellipse.length / 20 + extra
      let style = StrokeStyle(lineWidth: 2, dash: [unit / 2, unit / 2])
      for dash in ellipse.strokedPath(style).subpaths {
        let area = Path([dash]).area
        #expect(area < unit * 1.001)
      }
    }
    let quarter = ellipse.trimmedPath(from: 0, to: 0.25 + 1e-16)
    #expect(quarter.segments.allSatisfy { $0.length > 1e-9 })
  }

  /// Each dash visits only its own segments.
  @Test("Many dashes on many segments are stroked") func manyDashesOnManySegments() {
    let path = Path { $0.addLines((0...4000).map { Point(x: Double($0), y: Double($0 % 2)) }) }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 0.1, dash: [0.5, 0.5]))
    #expect(!outline.isEmpty)
  }
}
