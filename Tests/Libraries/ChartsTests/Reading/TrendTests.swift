import TestSupport
import Testing

@testable import Charts

struct TrendTests {
  private func word(_ values: [Double]) -> Trend.Word? {
    ChartSummary(of: ChartExcerpt(of: lines(values))).series[0].figures?.trend.word
  }

  @Test("Straight lines have a trend") func straightLinesHaveATrend() {
    #expect(word([1, 2, 3]) == .rising)
    #expect(word([3, 2, 1]) == .falling)
    #expect(word([1_000_000, 1_000_000.1]) == .rising)
    #expect(word([-1e308, 1e308]) == .rising)
  }

  @Test("Level values are flat") func levelValuesAreFlat() {
    #expect(word([5]) == .flat)
    #expect(word([5, 5, 5]) == .flat)
    #expect(word([0, 1, 0, 1, 1, 0, 1, 0]) == .flat)
  }

  @Test("Rounding errors count as flat") func roundingErrorsCountAsFlat() {
    #expect(word([0.3, 0.1 + 0.2]) == .flat)
    #expect(word([1e9, 1e9 + 0.05]) == .flat)
  }

  /// The line rises by a fifth of the range.
  @Test("A trend starts at its threshold") func trendStartsAtItsThreshold() {
    #expect(Trend(slope: 2, over: 10, values: 0...100).word == .rising)
    #expect(Trend(slope: 1.99, over: 10, values: 0...100).word == .flat)
    #expect(Trend(slope: -2, over: 10, values: 0...100).word == .falling)
  }

  @Test("Scaling the values doesn't change the trend") func scalingTheValuesDoesntChangeTheTrend() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let values = (0..<20).map { _ in Double(Int.random(in: 0...100, using: &random)) }
      #expect(word(values) == word(values.map { $0 * 0x1p500 + 0x1p502 }))
      #expect(word(values) == word(values.map { $0 * 0x1p-500 }))
      let opposite: [Trend.Word: Trend.Word] = [.rising: .falling, .falling: .rising]
      #expect(word(values.reversed()) == word(values).flatMap { opposite[$0] ?? .flat })
    }
  }
}
