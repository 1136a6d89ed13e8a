import TestSupport
import Testing

@testable import Charts

struct ChartSummaryTests {
  /// Numbers of the default windows of the five sets; means and slopes by exact fractions.
  @Test("The summary agrees with the article") func summaryAgreesWithTheArticle() throws {
    let sets = try SampleCharts.sets("chart_data")
    let ranges: [ClosedRange<Double>] = [
      26...278, 4277...47596, 3961...7065, 10...106, 431_800...4_505_200,
    ]
    for (index, set) in sets.enumerated() {
      let window = index < 4 ? 33..<88 : 111..<296
      let summary = ChartSummary(of: ChartExcerpt(of: set, in: window))
      let figures = summary.series.compactMap(\.figures)
      #expect(figures.map(\.minimum.value).min() == ranges[index].lowerBound)
      #expect(figures.map(\.maximum.value).max() == ranges[index].upperBound)
    }
  }

  /// Means and slopes of the default windows, by Python's fractions.
  @Test("The summary agrees with exact fractions") func summaryAgreesWithExactFractions() throws {
    let sets = try SampleCharts.sets("chart_data")
    let expected: [[(mean: Double, slope: Double)]] = [
      [(84.87272727272727, 1.4183261183261184), (60.32727272727273, 0.1272005772005772)],
      [(13611.727272727272, 39.06060606060606), (7315.763636363637, 21.408152958152957)],
      [(5570.727272727273, 13.29069264069264), (4943.909090909091, 5.889321789321789)],
      [(63.472727272727276, 0.6624819624819624), (25.6, 0.1782106782106782)],
      [
        (2864082.7027027025, 5524.84022592017), (1696715.6216216215, 3944.9455668852584),
        (1239524.0, 3023.887115727228), (621593.4054054054, 1646.6781964292484),
      ],
    ]
    for (index, set) in sets.enumerated() {
      let excerpt = ChartExcerpt(of: set, in: index < 4 ? 33..<88 : 111..<296)
      for (one, figures) in zip(ChartSummary(of: excerpt).series, expected[index]) {
        #expect(one.figures?.mean == figures.mean)
        let slope = try #require(one.figures?.trend.slope)
        #expect(abs(slope - figures.slope) <= figures.slope.ulp)
      }
    }
  }

  @Test("The summary agrees with a brute-force search") func summaryAgreesWithABruteForceSearch() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Double.random(in: 0..<1, using: &random) < 0.2
          ? .nan : Double(Int.random(in: -4...4, using: &random))
      }
      let start = Int.random(in: 0...values.count, using: &random)
      let range = start..<Int.random(in: start...values.count, using: &random)
      check(ChartSummary(of: ChartExcerpt(of: lines(values), in: range)), values, range)
    }
  }

  private func check(_ summary: ChartSummary, _ values: [Double], _ range: Range<Int>) {
    let one = summary.series[0]
    let present = range.filter { !values[$0].isNaN }
    #expect(one.count == present.count && one.count + one.missing == range.count)
    #expect(one.gaps.count == range.count { values[$0].isNaN && !values[before: $0, range].isNaN })
    #expect((one.figures == nil) == present.isEmpty)
    guard let figures = one.figures else { return }
    let least = present.map { values[$0] }.min()
    #expect(figures.minimum.index == present.first { values[$0] == least })
    let greatest = present.map { values[$0] }.max()
    #expect(figures.maximum.index == present.first { values[$0] == greatest })
    #expect(figures.first.index == present.first && figures.last.index == present.last)
    let steps = range.dropFirst().map { (index: $0, change: values[$0] - values[$0 - 1]) }
      .filter { !$0.change.isNaN }
    let largest = steps.map(\.change.magnitude).max()
    #expect(figures.largestStep?.to.index == steps.first { $0.change.magnitude == largest }?.index)
  }

  @Test("Infinite values count as missing") func infiniteValuesCountAsMissing() {
    let summary = ChartSummary(of: ChartExcerpt(of: lines([1, .infinity, -.infinity, .nan, 3])))
    #expect(summary.series[0].count == 2)
    #expect(summary.series[0].gaps == SeriesSummary.Gaps(count: 1, longest: 1..<4))
    #expect(summary.series[0].figures?.largestStep == nil)
    #expect(summary.series[0].figures?.mean == 2)
  }

  @Test("Extremes include those of candles") func extremesIncludeThoseOfCandles() {
    let candles = Candles(open: [2, 3], high: [5, 9], low: [1, .nan])
    let series = Series(label: "y", kind: .candle, values: [3, 4], candles: candles)
    let set = ChartSet(
      positions: Positions(.listed([0, 1]), unit: .number), series: [series])
    let figures = ChartSummary(of: ChartExcerpt(of: set)).series[0].figures
    #expect(figures?.minimum == ChartPoint(index: 0, position: 0, value: 1))
    #expect(figures?.maximum == ChartPoint(index: 1, position: 1, value: 9))
    #expect(figures?.mean == 3.5)
  }

  @Test(
    "The change in percent is computed",
    arguments: [
      (100.0, 150.0, 50.0), (-100, -150, -50), (-100, 50, 150), (1e308, -1e308, -200),
    ])
  func changeInPercentIsComputed(first: Double, last: Double, percent: Double) {
    let figures = ChartSummary(of: ChartExcerpt(of: lines([first, last]))).series[0].figures
    #expect(figures?.percent == percent)
  }

  @Test("There is no percent change from zero") func thereIsNoPercentChangeFromZero() {
    let figures = ChartSummary(of: ChartExcerpt(of: lines([0, 5]))).series[0].figures
    #expect(figures?.change == 5 && figures?.percent == nil)
  }

  @Test("An empty range has no figures") func emptyRangeHasNoFigures() {
    let summary = ChartSummary(of: ChartExcerpt(of: lines([1, 2, 3]), in: 7..<9))
    #expect(summary.span == nil && summary.series[0].figures == nil)
    #expect(ChartSummary(of: ChartExcerpt(of: lines([]))).series[0].count == 0)
  }

  @Test("Hidden series are omitted") func hiddenSeriesAreOmitted() {
    let excerpt = ChartExcerpt(of: lines([1], [2], [3]), visible: [2, 0, 9])
    #expect(ChartSummary(of: excerpt).series.map(\.label) == ["y0", "y2"])
  }
}

extension [Double] {
  /// The value before an index; zero at the start of a range.
  fileprivate subscript(before index: Int, range: Range<Int>) -> Double {
    index == range.lowerBound ? 0 : self[index - 1]
  }
}
