import Charts
import TestSupport
import Testing

struct ScaleTests {
  @Test("Linear values are evenly spaced") func linearValuesAreEvenlySpaced() {
    let scale = Scale(.linear, over: -10...30)
    #expect([-10, 0, 10, 30, 50].map { scale.share(of: $0) } == [0, 0.25, 0.5, 1, 1.5])
    #expect(scale.value(at: 0.75) == 20)
    #expect(scale.share(of: .nan).isNaN)
    #expect(scale.share(of: .infinity).isNaN)
  }

  @Test("Decades are equally high") func decadesAreEquallyHigh() {
    let scale = Scale(.log10, over: 0.1...1000)
    for (value, share) in [(0.1, 0), (1, 0.25), (10, 0.5), (100, 0.75), (1000, 1)] {
      #expect(isClose(scale.share(of: value), share, 1e-15))
    }
    #expect(scale.share(of: 0).isNaN)
    #expect(scale.share(of: -1).isNaN)
  }

  @Test("A symlog scale is odd") func symlogScaleIsOdd() {
    let scale = Scale(.symlog(), over: -1e6...1e6)
    #expect(isClose(scale.share(of: 0), 0.5, 1e-15))
    for value in [0.1, 1, 10, 1e3, 1e6] {
      #expect(isClose(scale.share(of: value) + scale.share(of: -value), 1, 1e-15))
    }
  }

  @Test(
    "Values survive a round trip",
    arguments: [ScaleType.linear, .log10, .symlog(), .symlog(threshold: 0.001)])
  func valuesSurviveARoundTrip(kind: ScaleType) {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let size = [1e-6, 1, 1e3, 1e12][Int.random(in: 0..<4, using: &random)]
      let lower = Double.random(in: kind == .log10 ? 0.001...1 : -1...1, using: &random) * size
      let upper = lower + Double.random(in: 0.001...2, using: &random) * size
      let scale = Scale(kind, over: lower...upper)
      let value = Double.random(in: lower...upper, using: &random)
      let share = scale.share(of: value)
      #expect((0...1).contains(share))
      #expect(abs(scale.value(at: share) - value) <= 1e-11 * max(abs(lower), abs(upper)))
      #expect(isClose(scale.share(of: scale.value(at: 0.37)), 0.37, 1e-7))
      #expect(scale.share(of: lower) == 0 && scale.share(of: upper) == 1)
      #expect(scale.value(at: 0) == lower && scale.value(at: 1) == upper)
      let more = value + (upper - value) / 2
      #expect(scale.share(of: more) >= share)
    }
  }

  @Test("Extreme ranges have finite shares") func extremeRangesHaveFiniteShares() {
    let whole = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let kinds: [ScaleType] = [
      .linear, .log10, .symlog(), .symlog(threshold: 0), .symlog(threshold: 1e-9),
    ]
    for kind in kinds {
      for range in [
        whole, 0...0, -5 ... -5, 3...3, 0...Double.leastNonzeroMagnitude, -Double.infinity...0,
      ] {
        let scale = Scale(kind, over: range)
        #expect(scale.range.lowerBound < scale.range.upperBound)
        let middle = scale.value(at: 0.5)
        #expect(middle.isFinite)
        #expect((0...1).contains(scale.share(of: middle)), "\(kind) \(range)")
      }
    }
  }

  @Test("A logarithmic range starts above zero") func logarithmicRangeStartsAboveZero() {
    #expect(Scale(.log10, over: -5...1000).range == 1...1000)
    #expect(Scale(.log10, over: -5 ... -1).range == 1...10)
  }
}
