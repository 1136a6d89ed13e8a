import Charts
import TestSupport
import Testing

struct NumberTicksTests {
  let space = TickSpace(length: 100, minimumSpacing: 2)

  @Test(
    "Linear ticks agree with known ranges",
    arguments: [
      (0.0, 1.0, [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
      (0.1, 0.65, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]),
      (26, 278, [50, 100, 150, 200, 250]),
      (-7, 7, [-6, -4, -2, 0, 2, 4, 6]),
      (431_800, 4_505_200, [1e6, 2e6, 3e6, 4e6]),
    ])
  func linearTicksAgreeWithKnownRanges(lower: Double, upper: Double, expected: [Double]) throws {
    let ticks = NumberTicks.linear(in: try AxisRange(lower, upper), space: space)
    #expect(ticks.numbers.map(\.value) == expected)
  }

  /// Compares with a search of a wider range.
  @Test("Ticks are exactly the multiples within the range")
  func ticksAreExactlyTheMultiplesWithinTheRange() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let range = try random.range()
      let ticks = NumberTicks.linear(in: range, space: space)
      #expect((3...8).contains(ticks.numbers.count))
      guard case .steps(let step) = ticks.rung else { Issue.record("no step"); return }
      #expect([1, 2, 5].contains(step.mantissa))
      let near = Int((range.lower / step.value).rounded())
      let all = (near - 2...near + 12).map {
        DecimalNumber($0 * step.mantissa, exponent: step.exponent)
      }
      #expect(ticks.numbers == all.filter { range.contains($0.value) })
    }
  }

  @Test("Dragging changes the step at most once") func draggingChangesTheStepAtMostOnce() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let range = try random.range()
      let span = range.upper - range.lower
      var ticks = NumberTicks.linear(in: range, space: space)
      var place = 0.0
      for _ in 0..<60 {
        place += Double.random(in: -0.3...0.3, using: &random)
        let moved = try AxisRange(range.lower + place * span, range.upper + place * span)
        let next = NumberTicks.linear(in: moved, space: space, keeping: ticks)
        #expect(next.rung == ticks.rung)
        #expect((3...8).contains(next.numbers.count))
        ticks = next
      }
    }
  }

  @Test("A jittering zoom doesn't flicker") func jitteringZoomDoesntFlicker() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let range = try random.range()
      let span = range.upper - range.lower
      var ticks = NumberTicks.linear(in: range, space: space)
      var changes = 0
      for _ in 0..<60 {
        let upper = range.upper + span * Double.random(in: -0.03...0.03, using: &random)
        let next = NumberTicks.linear(
          in: try AxisRange(range.lower, upper), space: space, keeping: ticks)
        changes += next.rung == ticks.rung ? 0 : 1
        ticks = next
      }
      #expect(changes <= 1)
    }
  }

  @Test("Labels keep their spacing") func labelsKeepTheirSpacing() throws {
    var random = SeededGenerator(seed: 5)
    var previous: NumberTicks?
    for _ in 0..<3000 {
      let range = try random.range()
      let space = TickSpace(
        length: Double.random(in: 0...60, using: &random),
        minimumSpacing: Double.random(in: 0.5...20, using: &random))
      let ticks = NumberTicks.linear(in: range, space: space, keeping: previous)
      let scale = space.length / (range.upper - range.lower)
      let places = ticks.numbers.map { ($0.value - range.lower) * scale }
      for (left, right) in zip(places, places.dropFirst()) {
        #expect(right - left >= space.minimumSpacing * (1 - 1e-9))
      }
      let capacity = space.length / space.minimumSpacing
      #expect(ticks.numbers.count >= min(3, Int(capacity / 2.5)))
      previous = ticks
    }
  }

  @Test(
    "Extreme ranges have distinct labels",
    arguments: [
      (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude), (0.0, 1e300),
      (1e299, 1e300),
      (0.0, 1e-299), (1.0, 1 + 64 * Double.ulpOfOne), (1e15, 1e15 + 4), (-1e-299, 1e-299),
    ])
  func extremeRangesHaveDistinctLabels(lower: Double, upper: Double) throws {
    let range = try AxisRange(lower, upper)
    for ticks in [NumberTicks.linear(in: range, space: space), .parts(of: range)] {
      #expect((3...8).contains(ticks.numbers.count))
      #expect(Set(ticks.numbers.map(\.value)).count == ticks.numbers.count)
      #expect(ticks.numbers.map(\.value) == ticks.numbers.map(\.value).sorted())
    }
  }
}

extension SeededGenerator {
  /// Returns a range of any span, from far smaller to far larger than its bounds.
  mutating func range() throws -> AxisRange {
    let span = magnitude(-30...30)
    let far = span * magnitude(-3...6)
    let lower = Bool.random(using: &self) ? far : -far
    return try AxisRange(lower, lower + span)
  }
}
