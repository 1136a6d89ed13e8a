import JSON
import Testing

@testable import Charts

struct ChartSetHistogramTests {
  private static let set: ChartSet = {
    var set = lines([1, 2, 2, 3, .nan], [3, 3, 4, 5, 5])
    set.title = "Rolls"
    return set
  }()

  @Test("The series of a histogram share bins, whose centers are the positions")
  func counts() throws {
    let histogram = Self.set.histogram()
    #expect(histogram.series.map(\.values) == [[3, 1, 0], [0, 3, 2]])
    #expect(histogram.series.map(\.label) == ["y0", "y1"] && histogram.wholeKind == .histogram)
    let bins = try #require(histogram.positions.bins)
    for index in 0..<bins.count { #expect(histogram.positions[index] == bins.center(index)) }
    #expect(throws: Never.self) { try histogram.validated() }
    #expect(histogram.source == Self.set && histogram.title == "Rolls")
    #expect(Self.set.histogram(binCount: 2).series.map(\.values) == [[3, 1], [0, 5]])
  }

  @Test("A set is summarized once, and only as its kind says")
  func once() {
    #expect(Self.set.summarized(binCount: nil) == Self.set)
    var set = Self.set
    set.series[0].kind = .histogram
    #expect(set.summarized(binCount: nil) == set)
    set.series[1].kind = .histogram
    let histogram = set.summarized(binCount: 4)
    #expect(histogram.positions.count == 4)
    #expect(histogram.summarized(binCount: 2) == histogram)
  }

  @Test("Without values there are no bins")
  func empty() {
    let histogram = lines([.nan, .infinity]).histogram()
    #expect(histogram.positions.count == 0 && histogram.series[0].values.isEmpty)
    #expect(throws: Never.self) { try histogram.validated() }
    let words = ChartDescription(of: ChartExcerpt(of: histogram), texts: .plain).text
    #expect(words == "Histogram of y0. y0: no values.")
  }

  @Test("The figures are those of the values, with the shown bins")
  func figures() throws {
    let excerpt = ChartExcerpt(of: Self.set.histogram(), in: 1..<3, visible: [1])
    let tree = try #require(JSONValue(ChartSummary(of: excerpt).json))
    func numbers(_ value: JSONValue?) -> [Double]? {
      value?.elements?.compactMap { $0.number.flatMap { Double($0) } }
    }
    #expect(numbers(tree["edges"]) == [2.5, 4.5, 6.5])
    let series = try #require(tree["series"]?.elements)
    #expect(series.count == 1 && numbers(series[0]["counts"]) == [3, 2])
    #expect(series[0]["label"]?.string == "y1" && series[0]["median"]?.integer == 4)
    let plain = try #require(JSONValue(ChartSummary(of: ChartExcerpt(of: Self.set)).json))
    #expect(plain["edges"] == nil)
  }

  @Test("A description names the bins, and the figures of each series")
  func description() {
    let words = ChartDescription(of: ChartExcerpt(of: Self.set.histogram()), texts: .plain)
    #expect(
      words.sentences == [
        "Histogram “Rolls” of y0 and y1, 3 bins from 1 to 6.",
        "y0: 4 values; from 1 to 3; median 2, quartiles 1.75 and 2.25; mean 2, standard deviation "
          + "0.816496580927726; most in 1.5 (3); 1 missing.",
        "y1: 5 values; from 3 to 5; median 4, quartiles 3 and 5; mean 4, standard deviation 1; most "
          + "in 3.5 (3).",
      ])
  }

  @Test("Edges have the unit of the values, and counts have none")
  func units() {
    var set = Self.set
    for index in set.series.indices { set.series[index].unit = "ms" }
    let histogram = set.histogram()
    #expect(histogram.positions.unitName == "ms" && histogram.unit(ofAxis: 0) == nil)
    let words = ChartDescription(of: ChartExcerpt(of: histogram), texts: .plain).sentences
    #expect(words[0].hasSuffix("3 bins from 1 ms to 6 ms.") && words[1].contains("median 2 ms, "))
    set.series[0].unit = nil
    #expect(set.histogram().positions.unitName == nil)
  }

  @Test("Bins whose range overflows are at finite distances")
  func huge() throws {
    let set = lines([-1.7e308, 1.7e308, 0, 1e308, -1e308]).histogram()
    let (positions, bins) = (set.positions, try #require(set.positions.bins))
    #expect(set.series[0].values == [2, 0, 1, 2])
    for index in 0..<bins.count {
      #expect(bins.index(of: positions.number(at: positions[index])) == index)
    }
    #expect(positions.span.map { ($0.upperBound - $0.lowerBound).isFinite } == true)
    let words = ChartDescription(of: ChartExcerpt(of: set), texts: .plain).sentences[0]
    #expect(words == "Histogram of y0, 4 bins from -1.7e+308 to 1.7e+308.")
    let pair = ChartDescription(
      of: ChartExcerpt(of: lines([-1.7e308, 1.7e308]).histogram()), texts: .plain)
    #expect(pair.sentences[1].contains("mean 0; "))
  }
}
