import TestSupport
import Testing

@testable import Charts

struct StatisticsTests {
  /// A list, and its sum, mean, quartiles and standard deviation in pandas.
  struct Sample {
    var list: [Double]
    var figures: [Double]
  }

  private static let samples = [
    Sample(list: [3, 1], figures: [4, 2, 1.5, 2, 2.5, 1.4142135623730951]),
    Sample(list: [1, 2, 3, 4], figures: [10, 2.5, 1.75, 2.5, 3.25, 1.2909944487358056]),
    Sample(
      list: [2, 7, 1, 8, 2, 8, 1, 8, 2, 8], figures: [47, 4.7, 2, 4.5, 8, 3.3015148038438356]),
    Sample(
      list: [1_000_000_004, 1_000_000_007, 1_000_000_013, 1_000_000_016],
      figures: [
        4_000_000_040, 1_000_000_010, 1_000_000_006.25, 1_000_000_010, 1_000_000_013.75,
        5.477225575051661,
      ]),
    Sample(
      list: [-3, -1, .nan, 4, 1.5, 9, 2.6, 5.35],
      figures: [18.45, 2.6357142857142857, 0.25, 2.6, 4.675, 4.00007440406991]),
  ]

  @Test("Statistics are those of pandas", arguments: samples)
  func pandas(sample: Sample) throws {
    let found = try #require(Statistics(of: sample.list))
    let figures = [
      found.sum, found.mean, found.firstQuartile, found.median, found.thirdQuartile,
      try #require(found.deviation),
    ]
    for (figure, expected) in zip(figures, sample.figures) { #expect(isClose(figure, expected)) }
    #expect(found.count == sample.list.count { $0.isFinite })
  }

  private func isClose(_ one: Double, _ two: Double) -> Bool {
    (one - two).magnitude <= two.magnitude * 1e-15
  }

  @Test("Quantiles are those of the sorted list")
  func quantiles() {
    var random = SeededGenerator(seed: 51)
    let shapes: [(Int) -> Double] = [
      { _ in 7 }, { Double($0) }, { Double(-$0) }, { Double(min($0, 1000 - $0)) },
      { Double($0 % 7) }, { Double($0 & 1 == 0 ? $0 : 1000 - $0) },
    ]
    for round in 0..<400 {
      let count = Int.random(in: 1...300, using: &random)
      let list =
        round.isMultiple(of: 2)
        ? (0..<count).map { _ in Double.random(in: -5...5, using: &random) }
        : (0..<count).map(shapes[round % shapes.count])
      let sorted = list.sorted()
      var order = PartialOrder(list)
      for share in [0, 0.25, 0.5, 0.75, 1].shuffled(using: &random) {
        let place = Double(count - 1) * share
        let (low, high) = (sorted[Int(place)], sorted[Int(place.rounded(.up))])
        let expected = low + (high - low) * (place - place.rounded(.down))
        #expect((order.quantile(share) - expected).magnitude < 1e-12)
      }
    }
  }

  @Test("Shifted values have a shifted mean and the same deviation")
  func shifts() throws {
    var random = SeededGenerator(seed: 52)
    let list = (0..<1000).map { _ in Double(Int.random(in: -99...99, using: &random)) }
    let near = try #require(Statistics(of: list))
    let far = try #require(Statistics(of: list.map { $0 + 0x1p40 }))
    #expect(far.mean == near.mean + 0x1p40 && far.median == near.median + 0x1p40)
    #expect(isClose(try #require(far.deviation), try #require(near.deviation)))
  }

  @Test("Scaled values have scaled statistics, however large or small", arguments: [-1000, 1010])
  func scales(exponent: Int) throws {
    let factor = Double(sign: .plus, exponent: exponent, significand: 1)
    let list = [3.0, 1, 4, 1, 5, 9, 2, 6]
    let (plain, scaled) = (
      try #require(Statistics(of: list)), try #require(Statistics(of: list.map { $0 * factor }))
    )
    #expect(scaled.sum == plain.sum * factor && scaled.mean == plain.mean * factor)
    #expect(scaled.thirdQuartile == plain.thirdQuartile * factor)
    #expect(scaled.deviation == plain.deviation.map { $0 * factor })
  }

  @Test("Large terms that cancel leave the small ones") func cancellation() throws {
    let found = try #require(Statistics(of: [1e16, 1, -1e16]))
    #expect(found.sum == 1)
    let huge = try #require(Statistics(of: [-1.5e308, 1.5e308, 0]))
    #expect(huge.sum == 0 && huge.firstQuartile == -7.5e307)
    let deviation = try #require(huge.deviation)
    #expect((deviation / 1.5e308 - 1).magnitude < 1e-15)
  }

  @Test("There are no statistics of nothing, and no deviation of one value") func few() {
    #expect(Statistics(of: []) == nil && Statistics(of: [.nan, .infinity]) == nil)
    let single = Statistics(of: [5])
    #expect(single?.median == 5 && single?.mean == 5 && single?.deviation == nil)
    #expect(Statistics(of: [0.1, 0.1, 0.1])?.deviation == 0)
  }
}
