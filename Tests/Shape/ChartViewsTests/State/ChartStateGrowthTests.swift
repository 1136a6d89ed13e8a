import Charts
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Growing charts")
struct ChartStateGrowthTests {
  /// A set of the given kinds, with a range of a stream's rows.
  private static func set(_ kinds: [SeriesKind], _ rows: Range<Int>, _ seed: UInt64) -> ChartSet {
    let series = kinds.enumerated().map { index, kind in
      let values = rows.map { row -> Double in
        // Each value depends on its row alone.
        var random = SeededGenerator(seed: seed &* 1000 &+ UInt64(row * 7 + index))
        let value = Double.random(in: -10...100, using: &random).rounded()
        return Int.random(in: 0..<9, using: &random) == 0 ? .nan : value
      }
      let candles = Candles(
        open: values.map { $0 + 1 }, high: values.map { $0 + 3 }, low: values.map { $0 - 2 })
      return Series(
        label: "y\(index)", kind: kind, values: values, candles: kind == .candle ? candles : nil)
    }
    let positions = Positions(
      .regular(start: Double(rows.lowerBound), step: 1, count: rows.count), unit: .number)
    return ChartSet(positions: positions, series: series)
  }

  private static let looks: [(kinds: [SeriesKind], look: ChartLook)] = {
    var (stacked, shares, two, logarithmic) = (ChartLook(), ChartLook(), ChartLook(), ChartLook())
    stacked.isStacked = true
    shares.isPercentage = true
    two.hasTwoAxes = true
    logarithmic.scale = .log10
    return [
      ([.line, .steps], ChartLook()), ([.bar, .bar], stacked), ([.area, .area], shares),
      ([.candle], ChartLook()), ([.line, .points], two), ([.line, .line], logarithmic),
    ]
  }()

  private static func same(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  @Test("A chart that grows in pieces equals one created at once", arguments: 0..<12)
  func law(seed: UInt64) {
    let (kinds, look) = Self.looks[Int(seed) % Self.looks.count]
    var random = SeededGenerator(seed: seed)
    var rows = 0..<Int.random(in: 1...80, using: &random)
    var state = ChartState(Self.set(kinds, rows, seed), look)
    for _ in 0..<6 {
      let removed = Bool.random(using: &random) ? 0 : Int.random(in: 0..<rows.count, using: &random)
      let appended = Int.random(in: 0...90, using: &random)
      rows = rows.lowerBound + removed..<rows.upperBound + appended
      let set = Self.set(kinds, rows, seed)
      state.grow(to: set, removed: removed, appended: appended, at: .zero, isStill: true)
      let fresh = ChartState(set, look)
      #expect(state.window.visible == fresh.window.visible)
      #expect(state.axes.map(\.range) == fresh.axes.map(\.range))
      #expect(state.wholeAxes == fresh.wholeAxes)
      for (grown, made) in zip(state.trees, fresh.trees) {
        #expect(Self.same(grown.values, made.values))
      }
      for _ in 0..<5 {
        let ends = [0, 1].map { _ in
          Double.random(in: -3...Double(rows.upperBound + 3), using: &random)
        }
        let window = min(ends[0], ends[1])...max(ends[0], ends[1])
        #expect(state.ranges(in: window) == fresh.ranges(in: window))
        let indices = fresh.set.positions.indices(in: window)
        #expect(
          state.trees.map { $0.range(of: indices) } == fresh.trees.map { $0.range(of: indices) })
      }
    }
    // The visible state is the same for candles and stacks too, except for ticks that were kept.
    let painted = PaintedSheet.cells(state, columns: 50, rows: 12).picture
    let made = PaintedSheet.cells(
      ChartState(Self.set(kinds, rows, seed), look), columns: 50, rows: 12)
    if state.axes.map(\.numbers) == made.state.axes.map(\.numbers) {
      #expect(painted.inks == made.picture.inks)
    }
  }

  @Test("The user’s changes survive while a chart grows")
  func changes() {
    var state = ChartState(
      Self.set([.line, .line], 0..<100, 1), ChartLook(), following: .everything)
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    state.changeWindow(at: .zero, isStill: true) { window, _ in window.select(20, 40) }
    state.indicator = Indicator(at: 30)
    state.grow(
      to: Self.set([.line, .line], 0..<150, 1), removed: 0, appended: 50, at: .zero, isStill: true)
    #expect(state.window.visible == 20...40 && state.window.newCount == 50)
    #expect(state.visibility.visibleIndices == [0] && state.indicator == Indicator(at: 30))
    #expect(state.window.whole == 0...149)
    #expect(state.wholeAxes[0].target == state.ranges(in: 0...149)[0])
  }

  @Test("If the series change, the chart is reset and follows as before")
  func otherSeries() {
    var state = ChartState(Self.set([.line], 0..<100, 1), ChartLook(), following: .points(10))
    state.grow(
      to: Self.set([.line, .line], 0..<120, 1), removed: 0, appended: 20, at: .zero, isStill: false)
    #expect(state.trees.count == 2 && state.weights.count == 2)
    #expect(state.window.visible == 110...119 && state.window.follow == .points(10))
    #expect(!state.isMoving(at: .zero))
  }

  @Test("New values are never outside an axis: it widens at once, and animates when it narrows")
  func glide() {
    var random = SeededGenerator(seed: 5)
    var values = [1.0, 2, 3]
    var state = ChartState(ChartSamples.days([values]), ChartLook(), following: .points(4))
    var narrowed = 0
    for step in 1...60 {
      values.append(Double.random(in: 0...(step.isMultiple(of: 9) ? 1e6 : 9), using: &random))
      let now = Duration.milliseconds(100 * step)
      state.grow(
        to: ChartSamples.days([values]), removed: 0, appended: 1, at: now, isStill: false)
      for time in [now, now + .milliseconds(99)] {
        let shown = state.axes[0].scale(at: time).range
        #expect(values.suffix(4).allSatisfy(shown.contains), "\(step)")
        #expect(values.allSatisfy(state.wholeAxes[0].value(at: time).contains))
      }
      narrowed += state.axes[0].range.isMoving(at: now) ? 1 : 0
    }
    #expect(narrowed > 10)
  }
}
