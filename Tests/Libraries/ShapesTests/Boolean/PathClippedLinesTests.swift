import Shapes
import Testing

struct PathClippedLinesTests {
  private let square = Path(Rect(x: 0, y: 0, width: 2, height: 2))

  @Test("A line is cut at the edges of a square") func cutLine() {
    let line = Path { $0.addLines([Point(x: -1, y: 1), Point(x: 3, y: 1), Point(x: 3, y: 5)]) }
    #expect(line.lineIntersection(square).svgText == "M0 1 L2 1")
    #expect(line.lineSubtraction(square).svgText == "M-1 1 L0 1 M2 1 L3 1 L3 5")
  }

  @Test("Closed subpaths that aren't cut stay closed, others open") func closedSubpaths() {
    let inner = Path(Rect(x: 0.5, y: 0.5, width: 1, height: 1))
    #expect(inner.lineIntersection(square) == inner)
    #expect(inner.lineSubtraction(square).isEmpty)
    let across = Path(Rect(x: 1, y: 1, width: 2, height: 2))
    #expect(across.lineIntersection(square).svgText == "M1 2 L1 1 L2 1")
    #expect(across.lineSubtraction(square).svgText == "M2 1 L3 1 L3 3 L1 3 L1 2")
  }

  @Test("Lines along the edge count as inside") func alongTheEdge() {
    #expect(square.lineIntersection(square) == square)
    #expect(square.lineSubtraction(square).isEmpty)
    let beside = Path(Rect(x: 2, y: 0, width: 2, height: 2))
    #expect(beside.lineIntersection(square).svgText == "M2 2 L2 0")
  }

  @Test("Arcs stay arcs") func arcs() {
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let quarter = circle.lineIntersection(square)
    #expect(quarter.pieces.count == 2 && abs(quarter.length - .pi / 2) < 1e-9)
    #expect(abs(circle.lineSubtraction(square).length - 1.5 * .pi) < 1e-9)
  }

  @Test("An open subpath isn't closed as a line, but as an area") func openSubpath() {
    let angle = Path { $0.addLines([Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 2, y: 2)]) }
    #expect(angle.lineIntersection(Path(Rect(x: -1, y: -1, width: 9, height: 9))) == angle)
    let line = Path { $0.addLines([Point(x: -1, y: 1), Point(x: 3, y: 1)]) }
    #expect(line.lineIntersection(angle).svgText == "M1 1 L2 1")
  }

  @Test("The fill rule decides about what is covered twice") func fillRule() {
    let ring = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 3, height: 3))
      $0.addRect(Rect(x: 1, y: 1, width: 1, height: 1))
    }
    let line = Path { $0.addLines([Point(x: -1, y: 1.5), Point(x: 4, y: 1.5)]) }
    #expect(line.lineIntersection(ring).svgText == "M0 1.5 L3 1.5")
    #expect(line.lineIntersection(ring, eoFill: true).svgText == "M0 1.5 L1 1.5 M2 1.5 L3 1.5")
  }

  @Test("Nothing is cut by an empty path, and nothing from one") func emptyPaths() {
    #expect(square.lineIntersection(Path()).isEmpty && square.lineSubtraction(Path()) == square)
    #expect(Path().lineIntersection(square).isEmpty && Path().lineSubtraction(square).isEmpty)
  }

  @Test("Both parts of random lines make up the whole", arguments: RandomPath.allCases)
  func randomLines(kind: RandomPath) {
    for seed in 0..<48 {
      var numbers = Numbers(seed: seed)
      let onGrid = seed.isMultiple(of: 2)
      let line = kind.path(&numbers, onGrid: onGrid)
      let area = RandomPath.allCases[seed % 6].path(&numbers, onGrid: onGrid)
      let (inside, outside) = (line.lineIntersection(area), line.lineSubtraction(area))
      let chords = [inside, outside, line].map { $0.flattened(tolerance: 1e-5).length }
      #expect(abs(chords[0] + chords[1] - chords[2]) < 1e-3)
      if !onGrid {
        #expect(wrongPlaces(on: inside, area, isInside: true) == 0)
        #expect(wrongPlaces(on: outside, area, isInside: false) == 0)
      }
    }
  }

  /// Returns the number of middles of a path's chords that aren't inside, or outside.
  private func wrongPlaces(on path: Path, _ area: Path, isInside: Bool) -> Int {
    var last = Point.zero
    return path.flattened(tolerance: 0.01).elements.count { element in
      defer { if case .move(let to) = element { last = to } }
      guard case .line(let to) = element, last.distance(to: to) > 1e-3 else { return false }
      let middle = Point(x: (last.x + to.x) / 2, y: (last.y + to.y) / 2)
      last = to
      // Chords lie up to the tolerance beside the line.
      let around = [(0.0, 0.02), (0, -0.02), (0.02, 0), (-0.02, 0), (0, 0)]
      return !around.contains {
        area.contains(Point(x: middle.x + $0.0, y: middle.y + $0.1)) == isInside
      }
    }
  }
}
