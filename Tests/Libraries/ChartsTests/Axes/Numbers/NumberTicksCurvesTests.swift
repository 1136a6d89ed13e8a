import Charts
import Foundation
import TestSupport
import Testing

struct NumberTicksCurvesTests {
  private func logarithmic(
    _ lower: Double, _ upper: Double, length: Double = 20, spacing: Double = 2,
    keeping previous: NumberTicks? = nil
  ) throws -> NumberTicks {
    let scale = length / (log10(upper) - log10(lower))
    return try NumberTicks.logarithmic(
      in: AxisRange(lower, upper), space: TickSpace(length: length, minimumSpacing: spacing),
      keeping: previous, place: { (log10($0) - log10(lower)) * scale })
  }

  @Test(
    "Logarithmic ticks agree with known ranges",
    arguments: [
      (1.0, 1e6, 20.0, [1, 10, 100, 1e3, 1e4, 1e5, 1e6]),
      (1, 100, 40, [1, 2, 5, 10, 20, 50, 100]),
      (1, 5, 40, [1, 2, 3, 4, 5]),
      (2.2, 4.8, 40, [2.5, 3, 3.5, 4, 4.5]),
      (1e-300, 1e300, 40, [1e-300, 1e-200, 1e-100, 1, 1e100, 1e200, 1e300]),
      (1, 1e6, 4, [1, 1e5]),
    ])
  func logarithmicTicksAgreeWithKnownRanges(
    lower: Double, upper: Double, length: Double, expected: [Double]
  ) throws {
    let ticks = try logarithmic(lower, upper, length: length)
    #expect(ticks.numbers.map(\.value) == expected)
  }

  @Test("A logarithmic range must be positive") func logarithmicRangeMustBePositive() throws {
    let range = try AxisRange(0, 10)
    #expect(throws: AxisError.notPositive) {
      try NumberTicks.logarithmic(
        in: range, space: TickSpace(length: 9, minimumSpacing: 1), place: { $0 })
    }
  }

  @Test("Ticks keep their spacing on any range") func ticksKeepTheirSpacingOnAnyRange() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<1000 {
      let lower = random.magnitude(-20...20)
      let upper = lower * (1 + random.magnitude(-2...9))
      let (length, spacing) = (40.0, Double.random(in: 0.5...8, using: &random))
      let ticks = try logarithmic(lower, upper, length: length, spacing: spacing)
      let scale = length / log10(upper / lower)
      let places = ticks.numbers.map { log10($0.value / lower) * scale }
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= spacing - 1e-9 })
      #expect(ticks.numbers.allSatisfy { lower <= $0.value && $0.value <= upper })
      #expect(ticks.numbers.count >= (spacing < 3 ? 3 : 1))
      #expect(ticks.numbers.count <= 8)
    }
  }

  @Test("A jittering range doesn't flicker") func jitteringRangeDoesntFlicker() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<100 {
      let (lower, upper) = (random.magnitude(-3...3), random.magnitude(5...12))
      var ticks = try logarithmic(lower, upper, spacing: 1)
      var changes = 0
      for _ in 0..<40 {
        let factor = 1 + Double.random(in: -0.02...0.02, using: &random)
        let next = try logarithmic(lower, upper * factor, spacing: 1, keeping: ticks)
        changes += next.rung == ticks.rung ? 0 : 1
        ticks = next
      }
      #expect(changes <= 1)
    }
  }

  @Test("Symmetric ticks mirror around zero") func symmetricTicksMirrorAroundZero() throws {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<500 {
      let (threshold, bound) = (random.magnitude(-3...1), random.magnitude(2...9))
      let range = try AxisRange(-bound, bound)
      let scale = 20 / asinh(bound / threshold)
      let ticks = NumberTicks.symmetric(
        in: range, threshold: threshold, space: TickSpace(length: 40, minimumSpacing: 1.5),
        place: { asinh($0 / threshold) * scale })
      let values = ticks.numbers.map(\.value)
      #expect(values == values.reversed().map { $0 == 0 ? 0 : -$0 })
      #expect(values.contains(0))
      #expect((3...8).contains(values.count))
    }
  }

  @Test("Symmetric ticks cover one side or the center") func symmetricTicksCoverOneSideOrTheCenter()
    throws
  {
    let space = TickSpace(length: 40, minimumSpacing: 2)
    let right = NumberTicks.symmetric(
      in: try AxisRange(5, 2e4), threshold: 1, space: space, place: { asinh($0) * 5 })
    #expect(right.numbers.map(\.value) == [10, 100, 1000, 1e4])
    let middle = NumberTicks.symmetric(
      in: try AxisRange(-0.5, 0.5), threshold: 1, space: space, place: { asinh($0) * 40 })
    #expect(middle.numbers.map(\.value) == [-0.4, -0.2, 0, 0.2, 0.4])
  }
}
