import Charts
import TestSupport
import Testing

struct NumberTicksPartsTests {
  /// The windows of `chart_data.json` with six ticks.
  @Test(
    "Six ticks divide a range into equal parts",
    arguments: [
      (26.0, 278.0, [26, 76, 126, 176, 226, 276]),
      (4277, 47596, [4277, 12940, 21603, 30266, 38929, 47592]),
      (3961, 7065, [3961, 4581, 5201, 5821, 6441, 7061]),
      (10, 106, [10, 29, 48, 67, 86, 105]),
      (431_800, 4_505_200, [431_800, 1_246_480, 2_061_160, 2_875_840, 3_690_520, 4_505_200]),
    ])
  func sixTicksDivideARangeIntoEqualParts(lower: Double, upper: Double, values: [Double]) throws {
    let ticks = NumberTicks.parts(of: try AxisRange(lower, upper))
    #expect(ticks.numbers.map(\.value) == values)
  }

  @Test("Whole numbers follow the article's rule") func wholeNumbersFollowTheArticlesRule() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<3000 {
      let lower = Int.random(in: -1_000_000...1_000_000, using: &random)
      let upper = lower + Int.random(in: 5...100_000, using: &random)
      let ticks = NumberTicks.parts(of: try AxisRange(Double(lower), Double(upper)))
      let expected = (0...5).map { Double(lower + $0 * ((upper - lower) / 5)) }
      #expect(ticks.numbers.map(\.value) == expected)
    }
  }

  @Test("Small ranges have distinct ticks") func smallRangesHaveDistinctTicks() throws {
    let ticks = NumberTicks.parts(of: try AxisRange(0, 4))
    #expect(ticks.numbers.map(\.value) == [0, 0.8, 1.6, 2.4, 3.2, 4])
    let four = NumberTicks.parts(of: try AxisRange(0, 4), count: 4)
    #expect(four.numbers.map(\.value) == [0, 1, 2, 3])
  }

  @Test("Ticks are equal parts within any range") func ticksAreEqualPartsWithinAnyRange() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      let range = try random.range()
      let count = Int.random(in: 2...9, using: &random)
      let values = NumberTicks.parts(of: range, count: count).numbers.map(\.value)
      #expect(values.count == count)
      #expect(values.allSatisfy(range.contains))
      // A whole step, with at most half a unit per tick left over.
      let covered = (values.last ?? 0) - (values.first ?? 0)
      #expect(covered > (range.upper - range.lower) * 0.3)
    }
  }

  @Test("Any number of ticks is accepted") func anyNumberOfTicksIsAccepted() throws {
    let range = try AxisRange(1e15, 1e15 + 2)
    #expect(
      NumberTicks.parts(of: range, count: 100_001).numbers.allSatisfy { range.contains($0.value) })
    #expect(NumberTicks.parts(of: range, count: Int.min).numbers.count == 2)
  }
}
