import Charts
import Shapes
import TestSupport
import Testing

struct StackBandsTests {
  private static func set(
    _ count: Int, _ generator: inout SeededGenerator, kind: SeriesKind, percentage: Bool,
    from least: Double = 0
  ) -> ChartSet {
    let series = (0..<5).map { index in
      Series(
        label: "y\(index)", kind: kind,
        values: (0..<count).map { _ in Double.random(in: least...10, using: &generator) })
    }
    var set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: count), unit: .number),
      series: series)
    set.isStacked = true
    set.isPercentage = percentage
    return set
  }

  private static func layers(
    _ set: ChartSet, _ stack: Stack, _ extremes: StackExtremes?, in frame: PlotFrame
  ) -> [Path] {
    set.series[0].kind == .bar
      ? BarPlot(at: set.positions, in: frame).layers(of: stack, extremes)
      : StackPlot(stack, extremes, at: set.positions, in: frame).layers()
  }

  @Test(
    "The sum at each position is covered, by one layer at each height",
    arguments: [SeriesKind.area, .bar], [false, true])
  func covered(kind: SeriesKind, percentage: Bool) {
    var generator = SeededGenerator(seed: 3)
    let set = Self.set(2_000, &generator, kind: kind, percentage: percentage)
    let stack = Stack(set, weights: [1, 1, 0, 0.5, 1])
    let frame = PlotFrameTests.frame(0...1_999, 0...(percentage ? 100 : 40))
    let layers = Self.layers(set, stack, StackExtremes(stack), in: frame)
    #expect(layers[2].isEmpty)
    for index in stride(from: 20, to: 2_000, by: 97) {
      guard let top = stack.extent(at: index)?.upperBound else { continue }
      let x = frame.x(of: Double(index)) + 1e-6
      for share in [0.01, 0.3, 0.7, 0.999] {
        let point = Point(x: x, y: frame.y(of: top * share))
        #expect(layers.count { $0.contains(point) } == 1, "position \(index), share \(share)")
      }
    }
  }

  @Test("Nothing exceeds the largest sum, and negative layers extend downward")
  func limits() {
    var generator = SeededGenerator(seed: 4)
    let set = Self.set(5_000, &generator, kind: .bar, percentage: false, from: -10)
    let stack = Stack(set, weights: [])
    let extents = (0..<5_000).compactMap { stack.extent(at: $0) }
    let (top, bottom) = (extents.map(\.upperBound).max(), extents.map(\.lowerBound).min())
    let frame = PlotFrameTests.frame(-0.5...4_999.5, -50...50)
    let union = Self.layers(set, stack, nil, in: frame).reduce(into: Path()) { $0.addPath($1) }
    let bounds = union.boundingRect
    #expect(isClose(bounds.minY, frame.y(of: top ?? 0)))
    #expect(isClose(bounds.maxY, frame.y(of: bottom ?? 0)))
  }

  @Test("Trees of another stack aren't used", arguments: [SeriesKind.area, .bar])
  func others(kind: SeriesKind) {
    var generator = SeededGenerator(seed: 6)
    let set = Self.set(4_000, &generator, kind: kind, percentage: false)
    let frame = PlotFrameTests.frame(0...3_999, 0...50)
    let whole = StackExtremes(Stack(set, weights: []))
    for weight in [0.0, 0.25, 1] {
      let stack = Stack(set, weights: [1, weight, 1])
      let paths = Self.layers(set, stack, whole, in: frame)
      #expect(paths == Self.layers(set, stack, nil, in: frame))
      #expect(paths == Self.layers(set, stack, StackExtremes(stack), in: frame))
    }
  }

  @Test("The ranges keep the trees of the visible series, also for percentages")
  func kept() throws {
    var generator = SeededGenerator(seed: 7)
    for percentage in [false, true] {
      let set = Self.set(3_000, &generator, kind: .area, percentage: percentage)
      var visibility = Visibility(count: 5)
      var ranges = VerticalRanges(set, visibility)
      _ = visibility.toggle(3)
      ranges.show(visibility, of: set)
      let frame = PlotFrameTests.frame(0...2_999, 0...100)
      let stack = Stack(set, visibility)
      let trees = try #require(ranges.stack)
      #expect(
        StackPlot(stack, trees, at: set.positions, in: frame).layers()
          == StackPlot(stack, at: set.positions, in: frame).layers())
    }
  }
}
