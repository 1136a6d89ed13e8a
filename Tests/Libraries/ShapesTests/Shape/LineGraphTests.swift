import Shapes
import Testing

struct LineGraphTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 8)

  @Test("Samples are evenly spaced from left to right") func samplesAreEvenlySpaced() {
    let path = LineGraph(values: [0, 1, 0.5, 0.25]).path(in: rect)
    #expect(
      path.elements == [
        .move(to: Point(x: 10, y: 28)), .line(to: Point(x: 20, y: 20)),
        .line(to: Point(x: 30, y: 24)), .line(to: Point(x: 40, y: 26)),
      ])
  }

  @Test("The range runs from bottom to top") func rangeRunsFromBottomToTop() {
    let path = LineGraph(values: [-10, 30], in: -10...30).path(in: rect)
    #expect(path == LineGraph(values: [0, 1]).path(in: rect))
  }

  @Test("A sample that isn't finite is a gap", arguments: [Double.nan, .infinity, -.infinity])
  func sampleThatIsNotFiniteIsAGap(value: Double) {
    let path = LineGraph(values: [0, 0, value, 0, value, 0]).path(in: rect)
    let moves = path.elements.compactMap { element in
      if case .move(let point) = element { point.x } else { nil }
    }
    #expect(moves == [10, 28, 40])
    // An isolated sample is a zero-length line.
    #expect(abs(path.length - 6) < 1e-9)
    #expect(path.elements.count == 6)
  }

  @Test("An empty range draws the line in the middle") func emptyRangeIsTheMiddle() {
    #expect(LineGraph(values: [5, 5], in: 5...5).path(in: rect).boundingRect.minY == 24)
  }

  @Test("Degenerate samples draw nothing or a dot") func degenerateSamples() {
    #expect(LineGraph(values: []).path(in: rect).isEmpty)
    #expect(LineGraph(values: [.nan]).path(in: rect).isEmpty)
    #expect(LineGraph(values: [1]).path(in: rect).elements.count == 2)
    _ = LineGraph(values: [1e308, -1e308], in: -1e308...1e308).path(in: rect)
  }
}
