import Charts
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Chart state")
struct ChartStateTests {
  private static let end = Glide<Double>.usualDuration

  /// Two lines, one ten times as high as the other.
  private static func state(_ look: ChartLook = ChartLook(), count: Int = 100) -> ChartState {
    let low = (0..<count).map { Double($0 % 50) }
    return ChartState(ChartSamples.days([low, low.map { 10 * $0 }]), look)
  }

  // MARK: The window

  @Test("The axes animate to a new window’s range, or jump")
  func window() {
    var (moving, still) = (Self.state(), Self.state())
    let before = moving.axes[0].range.target
    let start = ChartSamples.saturday
    for isStill in [false, true] {
      var state = Self.state()
      state.changeWindow(at: .seconds(1), isStill: isStill) { window, _ in
        window.select(start + 10, start + 20)
      }
      #expect(state.window.visible == start + 10...start + 20)
      #expect(state.axes[0].range.target == 10...200)
      #expect(state.axes.map(\.range.target) == state.ranges(in: state.window.visible))
      if isStill { still = state } else { moving = state }
    }
    #expect(moving.axes[0].range.value(at: .seconds(1)) == before)
    #expect(moving.isMoving(at: .seconds(1)) && !moving.isMoving(at: .seconds(1) + Self.end))
    #expect(still.axes[0].range.value(at: .seconds(1)) == 10...200)
    #expect(!still.isMoving(at: .seconds(1)))
    // The mini-map's axes show everything, whatever the window.
    #expect(moving.wholeAxes[0].target == before && !moving.wholeAxes[0].isMoving(at: .seconds(1)))
  }

  @Test("A change that keeps the window moves nothing")
  func sameWindow() {
    var state = Self.state()
    state.changeWindow(at: .zero, isStill: false) { window, _ in window.showWhole() }
    #expect(!state.isMoving(at: .zero))
  }

  @Test("Fixed ends of the range stay for any window")
  func fixedEnds() {
    var look = ChartLook()
    (look.lower, look.upper) = (-10, 500)
    var state = Self.state(look)
    #expect(state.axes[0].range.target == -10...500 && state.wholeAxes[0].target == -10...500)
    let start = ChartSamples.saturday
    state.changeWindow(at: .zero, isStill: true) { window, _ in window.select(start, start + 5) }
    #expect(state.axes[0].range.target == -10...500)
    look.upper = nil
    state = Self.state(look)
    state.changeWindow(at: .zero, isStill: true) { window, _ in window.select(start, start + 5) }
    #expect(state.axes[0].range.target == -10...50)
    state.changeVisibility(of: 1, at: .zero, isStill: true) { $0.toggle(1) }
    #expect(state.axes[0].range.target == -10...5 && state.wholeAxes[0].target == -10...49)
    (look.lower, look.upper) = (7, 7)
    #expect(Self.state(look).axes[0].range.target == 7...8)
  }

  @Test(
    "The contest's charts have the specified ranges and six ticks",
    arguments: [
      (0, 26.0, 278.0, [26.0, 76, 126, 176, 226, 276]),
      (1, 4277, 47_596, [4277, 12_940, 21_603, 30_266, 38_929, 47_592]),
      (2, 3961, 7065, [3961, 4581, 5201, 5821, 6441, 7061]),
      (3, 10, 106, [10, 29, 48, 67, 86, 105]),
    ])
  func contest(index: Int, lower: Double, upper: Double, ticks: [Double]) throws {
    var look = ChartLook()
    look.hasSixTicks = true
    let set = try SampleCharts.sets()[index]
    let span = try #require(set.positions.span)
    var state = ChartState(set, look)
    state.window = ChartWindow(whole: span, shares: ChartWindow.usualShares)
    state.snap()
    #expect(state.axes[0].range.target == lower...upper)
    #expect(state.axes[0].numbers.map(\.value) == ticks)
    #expect(!state.isMoving(at: .zero))
  }

  @Test("The contest’s indicator interpolates between days")
  func contestReading() throws {
    let wanted = [[47.4, 56.8], [8200.8, 4852.4], [5461.4, 5142.4], [47.6, 18.8]]
    for (set, values) in zip(try SampleCharts.sets(), wanted) {
      var state = ChartState(set, ChartLook())
      state.isExact = true
      state.indicator = Indicator(at: state.window.whole.lowerBound + 49.2)
      let reading = try #require(state.reading)
      #expect(reading.index == 49)
      for (read, value) in zip(reading.values, values) { #expect(abs(read - value) < 1e-6) }
      state.isExact = false
      #expect(state.reading?.values == set.series.map { $0.values[49] })
    }
  }

  // MARK: Series

  @Test("A hidden series fades, and the axis animates to the remaining ones")
  func hide() {
    var state = Self.state()
    state.changeVisibility(of: 1, at: .seconds(1), isStill: false) { $0.toggle(1) }
    #expect(state.visibility.visibleIndices == [0])
    #expect(state.weights.map(\.target) == [1, 0])
    #expect(state.weights[1].value(at: .seconds(1)) == 1)
    #expect(abs(state.weights[1].value(at: .seconds(1) + Self.end / 2) - 0.5) < 1e-9)
    #expect(state.weights[1].value(at: .seconds(1) + Self.end) == 0)
    #expect(state.axes[0].range.target == 0...49 && state.wholeAxes[0].target == 0...49)
    #expect(state.wholeAxes[0].isMoving(at: .seconds(1)))
    #expect(state.isShown(axis: 0) && !state.isShown(axis: 1))
    #expect(state.excerpt.visible == [0])
    #expect(state.shake == nil)
  }

  @Test("A long press isolates a series, and another one restores the others")
  func isolate() {
    var state = ChartState(ChartSamples.days([[1, 2], [3, 4], [5, 60]]), ChartLook())
    state.changeVisibility(of: 2, at: .zero, isStill: false) { $0.isolate(2) }
    #expect(state.weights.map(\.target) == [0, 0, 1])
    #expect(state.axes[0].range.target == 5...60)
    state.changeVisibility(of: 2, at: Self.end / 2, isStill: false) { $0.isolate(2) }
    #expect(state.weights.map(\.target) == [1, 1, 0])
    // They come back from halfway, not from the end.
    #expect(abs(state.weights[0].value(at: Self.end / 2) - 0.5) < 1e-9)
    #expect(state.axes[0].range.target == 1...4)
  }

  @Test("The last visible series can’t be hidden, and its box shakes briefly")
  func refusal() {
    var state = ChartState(ChartSamples.days([[1, 2]]), ChartLook())
    let before = state.axes
    state.changeVisibility(of: 0, at: .seconds(1), isStill: false) { $0.toggle(0) }
    #expect(state.visibility.visibleIndices == [0] && state.axes == before)
    #expect(state.shake?.series == 0)
    #expect(state.isShaking(at: .seconds(1)) && state.isMoving(at: .seconds(1)))
    #expect(!state.isShaking(at: .seconds(1) + ChartState.shakeTime))
  }

  @Test("Series that are too expensive to redraw don’t fade")
  func dear() {
    var state = Self.state(count: ChartState.glideLimit / 2 + 1)
    state.changeVisibility(of: 1, at: .zero, isStill: false) { $0.toggle(1) }
    #expect(state.weights.map { $0.value(at: .zero) } == [1, 0])
    #expect(!state.weights.contains { $0.isMoving(at: .zero) })
    #expect(state.axes[0].isMoving(at: .zero) && state.axes[0].range.target == 0...49)
  }

  @Test("Series can be hidden initially by key or name, but not all of them")
  func hiddenAtFirst() {
    var look = ChartLook()
    look.hidden = ["y1", "Joined"]
    let state = ChartState(ChartSamples.days([[1, 2], [3, 4], [5, 6]]), look)
    #expect(state.visibility.visibleIndices == [2])
    #expect(state.weights.map(\.target) == [0, 0, 1] && !state.isMoving(at: .zero))
    #expect(state.axes[0].range.target == 5...6)
    look.hidden = ["y0", "y1", "y2"]
    let last = ChartState(ChartSamples.days([[1, 2], [3, 4], [5, 6]]), look)
    #expect(last.visibility.visibleIndices == [2])
  }

  // MARK: Looks

  @Test("Stacks and percentages work with lines, and two axes need two series")
  func looks() {
    var look = ChartLook()
    look.isStacked = true
    look.title = "New"
    let stacked = look.applied(to: ChartSamples.days([[1], [2]]))
    #expect(stacked.isStacked && stacked.series.allSatisfy { $0.kind == .bar })
    #expect(stacked.title == "New")
    look.isPercentage = true
    let shares = ChartState(ChartSamples.days([[1, 5], [2, 3]]), look)
    #expect(shares.set.series.allSatisfy { $0.kind == .area } && shares.set.isPercentage)
    #expect(shares.axes[0].range.target == 0...100)
    look = ChartLook()
    look.hasTwoAxes = true
    #expect(!look.applied(to: ChartSamples.days([[1]])).hasTwoAxes)
    let two = ChartState(ChartSamples.days([[1, 2], [30, 40]]), look)
    #expect(two.axes.map(\.range.target) == [1...2, 30...40])
  }

  @Test("On a logarithmic axis, values that aren’t above 0 are missing")
  func logarithmic() {
    var look = ChartLook()
    look.scale = .log10
    let state = ChartState(ChartSamples.days([[-5, 0, 10, 1000]]), look)
    #expect(state.axes[0].range.target == 10...1000)
    #expect(state.trees[0].range(of: 0..<4) == 10...1000)
  }
}
