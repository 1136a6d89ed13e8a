import Charts
import Shapes
import TestSupport
import Testing

struct StackPlotTests {
  private static func layers(_ set: ChartSet, hiding hidden: Int? = nil) -> [Path] {
    var visibility = Visibility(count: set.series.count)
    if let hidden { _ = visibility.toggle(hidden) }
    let frame = PlotFrameTests.frame(0...Double(set.positions.count - 1), 0...100)
    return StackPlot(Stack(set, visibility), at: set.positions, in: frame).layers()
  }

  private static func set(_ count: Int, seed: UInt64) -> ChartSet {
    var generator = SeededGenerator(seed: seed)
    let series = (0..<4).map { index in
      Series(
        label: "y\(index)", kind: .area,
        values: (0..<count).map { _ in Double.random(in: 1...9, using: &generator) })
    }
    var set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: count), unit: .number),
      series: series)
    set.isPercentage = true
    return set
  }

  @Test("Percentage layers fill the frame, each point once", arguments: [2, 12, 3000])
  func full(count: Int) {
    let layers = Self.layers(Self.set(count, seed: 4))
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let point = Point(
        x: Double.random(in: 11...209, using: &generator),
        y: Double.random(in: 21...119, using: &generator))
      #expect(layers.count { $0.contains(point) } == 1, "\(point)")
    }
  }

  @Test("A hidden layer is empty, and the others still fill the frame")
  func hidden() {
    let layers = Self.layers(Self.set(20, seed: 6), hiding: 1)
    #expect(layers[1].isEmpty && layers.count == 4)
    #expect(layers.count { $0.contains(Point(x: 100, y: 60)) } == 1)
  }
}
