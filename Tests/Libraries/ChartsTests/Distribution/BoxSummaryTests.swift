import TestSupport
import Testing

@testable import Charts

struct BoxSummaryTests {
  /// A list, and its whiskers and outliers in matplotlib.
  struct Sample {
    var list: [Double]
    var whiskers: ClosedRange<Double>
    var outliers: [Double]
  }

  private static let samples = [
    Sample(list: [1, 2, 3, 4, 5], whiskers: 1...5, outliers: []),
    Sample(list: [1, 2, 3, 4, 30, -20], whiskers: 1...4, outliers: [-20, 30]),
    Sample(list: [7], whiskers: 7...7, outliers: []),
    Sample(list: [2, 2, 2, 2, 9], whiskers: 2...2, outliers: [9]),
    Sample(list: [0, 0, 0, 10, 10, 10, 26, .nan], whiskers: 0...10, outliers: [26]),
    Sample(list: [1, 2, 3, 100], whiskers: 1...27.25, outliers: [100]),
  ]

  @Test("Whiskers and outliers are those of Tukey", arguments: samples)
  func tukey(sample: Sample) throws {
    let box = try #require(BoxSummary(of: sample.list))
    #expect(box.whiskers == sample.whiskers && box.outliers == sample.outliers)
  }

  @Test("The parts are in order, and every value is inside or an outlier")
  func laws() throws {
    var random = SeededGenerator(seed: 513)
    for _ in 0..<300 {
      let scale: Double = [1, 1e-300, 1e300].randomElement(using: &random) ?? 1
      let list = (0..<Int.random(in: 1...60, using: &random)).map { _ -> Double in
        let value = Double.random(in: -1...1, using: &random)
        return value * value * value * scale
      }
      let box = try #require(BoxSummary(of: list))
      let numbers = box.parts.prefix(5).map(\.value)
      #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(box.whiskers.lowerBound <= box.statistics.firstQuartile)
      #expect(box.whiskers.upperBound >= box.statistics.thirdQuartile)
      let inside = list.filter(box.whiskers.contains)
      #expect((inside + box.outliers).sorted() == list.sorted())
    }
  }

  @Test("A distance that overflows makes no outliers") func huge() {
    let box = BoxSummary(of: [-1.5e308, -1e308, 1e308, 1.5e308])
    #expect(box?.outliers == [] && box?.whiskers == -1.5e308...1.5e308)
    #expect(BoxSummary(of: [.nan]) == nil)
  }
}
