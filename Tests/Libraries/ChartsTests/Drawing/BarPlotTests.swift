import Shapes
import TestSupport
import Testing

@testable import Charts

struct BarPlotTests {
  private static func plot(_ count: Int, columns: Int = 200) -> (plot: BarPlot, frame: PlotFrame) {
    let frame = PlotFrameTests.frame(-0.5...Double(count) - 0.5, 0...10, columns: columns)
    let positions = Positions(.regular(start: 0, step: 1, count: count), unit: .number)
    return (BarPlot(at: positions, in: frame), frame)
  }

  @Test("Bars fill the frame without overlapping, each from its lower to its upper value")
  func few() {
    let (plot, frame) = Self.plot(4)
    #expect(plot.step == 50 && plot.indices == 0..<4)
    let bars = plot.bars { $0 == 2 ? nil : 0...Double($0 + 1) }
    var expected = Path()
    for index in [0, 1, 3] {
      let height = Double(index + 1) * 10
      expected.addRect(
        Rect(x: 10 + 50 * Double(index), y: 120 - height, width: 50, height: height))
    }
    #expect(bars == expected)
    #expect(!bars.contains(Point(x: frame.x(of: 2), y: 119)), "a missing value has no bar")
  }

  @Test("Where bars are narrower than a column, each column has its tallest bar")
  func many() {
    var generator = SeededGenerator(seed: 3)
    let values = (0..<10_000).map { _ in Double.random(in: 0...5, using: &generator) }
    let (plot, frame) = Self.plot(values.count)
    let bars = plot.bars { 0...values[$0] }
    for (index, value) in values.enumerated() where index.isMultiple(of: 37) {
      let place = Point(x: frame.x(of: Double(index)), y: frame.y(of: value) + 0.01)
      #expect(bars.contains(place), "bar \(index)")
    }
    let top = values.max() ?? 0
    #expect(!bars.contains(Point(x: 110, y: frame.y(of: top) - 0.1)))
  }

  @Test("Bars from a tree equal those from the values", arguments: [5, 300, 9_000])
  func trees(count: Int) {
    var generator = SeededGenerator(seed: 11)
    let values = generator.values(count, gaps: 0.2)
    let (plot, _) = Self.plot(count)
    let expected = plot.bars(share: 0.8) { index in
      let value = values[index]
      return value.isFinite ? min(0, value)...max(0, value) : nil
    }
    #expect(plot.bars(Extremes(values), share: 0.8) == expected)
  }

  @Test("Bars of dots lie between them, and touch or have the same width", arguments: [1, 0.8])
  func dots(share: Double) {
    for count in [3, 7, 11, 23, 40] {
      let (smooth, frame) = Self.plot(count)
      let dot = Size(width: 4, height: 2)
      let plot = BarPlot(at: smooth.positions, in: frame, dot: dot)
      let bars = (0..<count).map { plot.bar(at: $0, 0...5, share: share).boundingRect }
      for (index, bar) in bars.enumerated() {
        let edge = (bar.minX - frame.rect.minX) / dot.width
        #expect(edge == edge.rounded() && bar.width >= dot.width)
        let middle = frame.x(of: Double(index))
        #expect((bar.midX - middle).magnitude <= dot.width)
        guard index > 0 else { continue }
        let touches = bar.minX == bars[index - 1].maxX
        #expect(share == 1 ? touches : bar.width == bars[0].width)
      }
    }
  }

  @Test("A single bar is exactly where it is among all bars", arguments: [4, 60, 5_000])
  func single(count: Int) {
    let (plot, frame) = Self.plot(count)
    for index in stride(from: 0, to: count, by: max(1, count / 37)) {
      let range = 0...Double(index % 9 + 1)
      let alone = plot.bars(share: 0.8) { $0 == index ? range : nil }
      #expect(plot.bar(at: index, range, share: 0.8) == alone)
      let bounds = alone.boundingRect
      #expect(
        bounds.minX <= frame.x(of: Double(index)) && bounds.maxX >= frame.x(of: Double(index)))
    }
  }

  @Test("Stacked bars are the layers at their positions, sparse or dense")
  func layers() {
    let series = (0..<2).map { index in
      Series(label: "y\(index)", kind: .bar, values: [1, 2, 3, 4].map { $0 + Double(index) })
    }
    let positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    var set = ChartSet(positions: positions, series: series)
    set.isStacked = true
    let stack = Stack(set, weights: [])
    let (plot, frame) = Self.plot(4)
    let layers = plot.layers(of: stack)
    #expect(layers[0] == plot.bars { stack.layers(at: $0)[0] })
    #expect(layers[1].contains(Point(x: frame.x(of: 0), y: frame.y(of: 2.9))))
    #expect(!layers[1].contains(Point(x: frame.x(of: 0), y: frame.y(of: 0.9))))
  }

  @Test("A candle has a body from open to close and a wick from low to high")
  func candles() {
    let candles = Candles(open: [2, 6], high: [8, 7], low: [1, 3])
    let series = Series(label: "y0", kind: .candle, values: [5, 4], candles: candles)
    let (plot, frame) = Self.plot(2)
    let paths = plot.candles(series, line: 1)
    let (x, width) = (frame.x(of: 0), 70.0)
    #expect(paths.rising.contains(Point(x: x - width / 2 + 1, y: frame.y(of: 3))))
    #expect(!paths.rising.contains(Point(x: x - width / 2 + 1, y: frame.y(of: 6))))
    #expect(paths.rising.contains(Point(x: x, y: frame.y(of: 7.9))))
    #expect(paths.falling.contains(Point(x: frame.x(of: 1), y: frame.y(of: 3.1))))
    #expect(!paths.falling.contains(Point(x: x, y: frame.y(of: 3))))
  }

  @Test("A candle whose values are all equal is visible")
  func flatCandle() {
    let candles = Candles(open: [5], high: [5], low: [5])
    let series = Series(label: "y0", kind: .candle, values: [5], candles: candles)
    let (plot, frame) = Self.plot(1)
    let point = Point(x: frame.x(of: 0), y: frame.y(of: 5))
    #expect(plot.candles(series, line: 2).falling.contains(point))
  }
}
