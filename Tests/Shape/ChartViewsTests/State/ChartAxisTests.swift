import Charts
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Animated vertical axes")
struct ChartAxisTests {
  private static let end = Glide<Double>.usualDuration

  private func values(_ axis: ChartAxis) -> [Double] { axis.numbers.map(\.value) }

  @Test("An axis at rest shows its ticks at full opacity, in their places")
  func rest() {
    let axis = ChartAxis(0...100, ChartLook())
    #expect(!axis.isMoving(at: .zero))
    let shown = axis.shownTicks(at: .zero)
    #expect(shown.map(\.tick.value) == [0, 20, 40, 60, 80, 100])
    #expect(shown.allSatisfy { $0.opacity == 1 && abs($0.place - $0.tick.value / 100) < 1e-12 })
  }

  @Test("A move takes 0.6 s, or no time without motion")
  func moves() {
    var axis = ChartAxis(0...100, ChartLook())
    axis.move(to: 0...1000, at: .seconds(2), isStill: false)
    #expect(axis.isMoving(at: .seconds(2)))
    #expect(axis.scale(at: .seconds(2)).range == 0...100)
    let half = axis.scale(at: .seconds(2) + Self.end / 2).range.upperBound
    #expect(half > 100 && half < 1000)
    #expect(!axis.isMoving(at: .seconds(2) + Self.end))
    #expect(axis.scale(at: .seconds(2) + Self.end).range == 0...1000)
    var still = ChartAxis(0...100, ChartLook())
    still.move(to: 0...1000, at: .seconds(2), isStill: true)
    #expect(!still.isMoving(at: .seconds(2)))
    let (there, come) = (still.shownTicks(at: .zero), axis.shownTicks(at: .seconds(9)))
    #expect(there == come && there.allSatisfy { $0.opacity == 1 })
  }

  @Test("A move to a range with nothing in common starts from one that includes both")
  func apart() {
    for (old, new) in [(0.0...1.0, 90.0...100.0), (1e6...2e6, 1...2), (-5...5, 4.9...50)] {
      var axis = ChartAxis(old, ChartLook())
      axis.move(to: new, at: .zero, isStill: false)
      for step in 0...6 {
        let shown = axis.scale(at: Self.end * step / 6).range
        #expect(shown.contains(new.lowerBound) && shown.contains(new.upperBound))
      }
      #expect(axis.scale(at: Self.end).range == new)
    }
  }

  @Test("A second move to the same target changes nothing, including the time remaining")
  func repeated() {
    var axis = ChartAxis(0...100, ChartLook())
    axis.move(to: 0...1000, at: .zero, isStill: false)
    let once = axis
    axis.move(to: 0...1000, at: .milliseconds(300), isStill: false)
    #expect(axis == once)
  }

  @Test("While ticks cross-fade, opacities add up to 1 and common ticks stay")
  func fade() {
    var axis = ChartAxis(0...100, ChartLook())
    let old = Set(axis.numbers)
    axis.move(to: 0...160, at: .zero, isStill: false)
    let new = Set(axis.numbers)
    #expect(old != new && !old.isDisjoint(with: new))
    var mixed = 0
    for step in 0...12 {
      let now = Self.end * step / 12
      var sums: (old: Double?, new: Double?) = (nil, nil)
      for tick in axis.shownTicks(at: now) {
        #expect(tick.opacity > 0 && tick.opacity <= 1)
        switch (old.contains(tick.tick), new.contains(tick.tick)) {
        case (true, true): #expect(tick.opacity == 1)
        case (true, false):
          #expect(sums.old == nil || sums.old == tick.opacity)
          sums.old = tick.opacity
        case (false, true):
          #expect(sums.new == nil || sums.new == tick.opacity)
          sums.new = tick.opacity
        case (false, false): Issue.record("\(tick) belongs to no axis")
        }
      }
      guard let before = sums.old, let after = sums.new else { continue }
      mixed += 1
      #expect(abs(before + after - 1) < 1e-9)
    }
    #expect(mixed > 2)
    #expect(Set(axis.shownTicks(at: Self.end).map(\.tick)) == new)
  }

  @Test("An interrupted fade continues from the visible opacities")
  func redirected() {
    var axis = ChartAxis(0...100, ChartLook())
    axis.move(to: 0...1000, at: .zero, isStill: false)
    let now = Duration.milliseconds(250)
    func opacities(_ axis: ChartAxis) -> [DecimalNumber: Double] {
      Dictionary(axis.shownTicks(at: now).map { ($0.tick, $0.opacity) }) { $1 }
    }
    let before = opacities(axis)
    let range = axis.scale(at: now).range
    axis.move(to: 0...7, at: now, isStill: false)
    #expect(axis.scale(at: now).range == range)
    for (tick, opacity) in opacities(axis) {
      #expect(abs(opacity - (before[tick] ?? 0)) < 1e-9, "\(tick.value)")
    }
  }

  @Test("A range that jitters around a threshold keeps its ticks")
  func hysteresis() {
    var random = SeededGenerator(seed: 4)
    let inner = [10.0, 20, 30, 40, 50, 60, 70]
    var axis = ChartAxis(0...74, ChartLook())
    #expect(values(axis) == [0] + inner)
    // An axis created with nearly this range has other ticks.
    #expect(values(ChartAxis(0...77, ChartLook())) != [0] + inner)
    var now = Duration.zero
    for _ in 0..<200 {
      let lower = Double.random(in: -1...1, using: &random)
      axis.move(to: lower...Double.random(in: 73...78, using: &random), at: now, isStill: false)
      now += .milliseconds(Int.random(in: 10...400, using: &random))
      let seen = axis.shownTicks(at: now).filter { inner.contains($0.tick.value) }
      #expect(seen.count == inner.count && seen.allSatisfy { $0.opacity == 1 })
      // None lies between those.
      #expect(
        !axis.shownTicks(at: now).contains { tick in
          tick.tick.value > 0 && tick.tick.value < 73 && !inner.contains(tick.tick.value)
        })
    }
  }

  @Test("Logarithmic axes have powers of ten, even if the range starts at 0")
  func logarithmic() {
    var look = ChartLook()
    look.scale = .log10
    for range in [1...1e6, 0...1e6] {
      let axis = ChartAxis(range, look)
      let numbers = values(axis)
      #expect(numbers.count >= 2 && numbers.allSatisfy { $0 > 0 })
      #expect(numbers.contains(10_000))
      #expect(axis.shownTicks(at: .zero).allSatisfy { (-1e-9...1 + 1e-9).contains($0.place) })
    }
  }

  @Test(
    "An axis accepts any range",
    arguments: [0.0...0.0, 5.0...5.0, -1e308...1e308, 1.0...1.0.nextUp])
  func strange(range: ClosedRange<Double>) {
    for kind in [ScaleType.linear, .log10, .symlog()] {
      for hasSixTicks in [false, true] {
        var look = ChartLook()
        (look.scale, look.hasSixTicks) = (kind, hasSixTicks)
        var axis = ChartAxis(range, look)
        axis.move(to: 0...1, at: .zero, isStill: false)
        axis.move(to: range, at: .milliseconds(100), isStill: false)
        #expect(axis.shownTicks(at: .milliseconds(200)).allSatisfy { $0.place.isFinite })
      }
    }
  }

  @Test("The ticks of counts are whole numbers")
  func whole() {
    for upper in [1.0, 2, 3, 7, 40, 1e6] {
      let axis = ChartAxis(0...upper, ChartLook(), isWhole: true)
      #expect(axis.numbers.count > 1, "\(upper)")
      #expect(axis.numbers.allSatisfy { $0.value == $0.value.rounded() }, "\(upper)")
    }
  }
}
