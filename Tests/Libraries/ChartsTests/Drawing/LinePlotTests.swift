import Shapes
import TestSupport
import Testing

@testable import Charts

struct LinePlotTests {
  private static func plot(
    _ values: [Double], _ kind: SeriesKind = .line, in frame: PlotFrame? = nil
  ) -> (plot: LinePlot, frame: PlotFrame) {
    let extremes = Extremes(values)
    let range = extremes.range(of: 0..<values.count) ?? 0...1
    let whole = 0...Double(max(1, values.count - 1))
    let frame = frame ?? PlotFrameTests.frame(whole, range)
    let positions = Positions(.regular(start: 0, step: 1, count: values.count), unit: .number)
    return (LinePlot(extremes, at: positions, kind: kind, in: frame), frame)
  }

  private static func path(_ outline: PlotOutline) -> Path {
    switch outline {
    case .filled(let path), .stroked(let path): path
    }
  }

  @Test("Few points give the actual polyline")
  func few() {
    let (plot, _) = Self.plot([0, 10, 5])
    #expect(!plot.isDense)
    var line = Path()
    line.addLines([Point(x: 10, y: 120), Point(x: 110, y: 20), Point(x: 210, y: 70)])
    #expect(plot.line(thickness: 1) == .stroked(line))
  }

  @Test("A gap splits the line, and a point between two gaps is a dot")
  func gaps() {
    let line = Self.path(Self.plot([0, 10, .nan, 5, .nan, 1, 2]).plot.line(thickness: 1))
    let moves = line.elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 3 && line.elements.count == 6)
  }

  @Test("Steps hold a level until the next point")
  func steps() {
    let line = Self.path(Self.plot([0, 10, 5], .steps).plot.line(thickness: 1))
    var corners = Path()
    corners.addLines([
      Point(x: 10, y: 120), Point(x: 110, y: 120), Point(x: 110, y: 20), Point(x: 210, y: 20),
      Point(x: 210, y: 70),
    ])
    #expect(line == corners)
  }

  @Test("A band covers every point and every crossing, and nothing else", arguments: 1...5)
  func band(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (plot, frame) = Self.plot(generator.walk(20_000))
    #expect(plot.isDense)
    let band = Self.path(plot.line(thickness: 0.5))
    for _ in 0..<300 {
      let index = Int.random(in: 0..<19_999, using: &generator)
      let share = Double.random(in: 0...1, using: &generator)
      let value =
        plot.extremes.values[index] * (1 - share) + plot.extremes.values[index + 1] * share
      let point = Point(x: frame.x(of: Double(index) + share), y: frame.y(of: value))
      #expect(band.contains(point), "index \(index)")
    }
    for (column, range) in plot.coveredColumns() {
      let middle = column.lower + column.width / 2
      let above = Point(x: middle, y: frame.y(of: range.upperBound) - 0.3)
      let below = Point(x: middle, y: frame.y(of: range.lowerBound) + 0.3)
      #expect(!band.contains(above) && !band.contains(below))
    }
  }

  @Test("Spikes are preserved at any width")
  func spikes() {
    var values = Array(repeating: 0.0, count: 100_000)
    let places = (1...20).map { $0 * 4711 }
    for place in places { values[place] = 1 }
    let (plot, frame) = Self.plot(values)
    let band = Self.path(plot.line(thickness: 1))
    for place in places {
      #expect(band.contains(Point(x: frame.x(of: Double(place)), y: frame.y(of: 0.9))))
    }
  }

  @Test("An area reaches the baseline, sparse or dense", arguments: [3, 5000])
  func area(count: Int) {
    var generator = SeededGenerator(seed: 8)
    let values = (0..<count).map { _ in Double.random(in: 1...10, using: &generator) }
    let frame = PlotFrameTests.frame(0...Double(count - 1), 0...10)
    let area = Self.plot(values, .area, in: frame).plot.area()
    for share in [0.1, 0.35, 0.8] {
      let x = frame.rect.minX + share * frame.rect.width
      #expect(area.contains(Point(x: x, y: frame.rect.maxY - 1)))
      #expect(!area.contains(Point(x: x, y: frame.rect.minY - 1)))
    }
  }
}
