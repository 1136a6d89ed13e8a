import JSON
import Testing

@testable import Charts

struct ChartSetBoxesTests {
  private static var categories: ChartSet {
    ChartSet(
      positions: Positions(labels: ["a", "b", "a", "a", "b", "c"]),
      series: [Series(label: "kg", kind: .box, color: 0x123456, values: [1, 5, 2, 30, 7, .nan])])
  }

  @Test("Each series has a box") func series() throws {
    let set = lines([1, 2, 3], [4, 5, .nan]).boxes
    #expect(set.positions.labels == ["y0", "y1"] && set.wholeKind == .box)
    #expect(set.series[0].values == [2, 4.5])
    #expect(set.series[0].boxes?.map { $0?.statistics.count } == [3, 2])
    #expect(throws: Never.self) { try set.validated() }
  }

  @Test("Each name of a category with several values has a box") func names() {
    let set = Self.categories.summarized(binCount: nil)
    #expect(set.positions.labels == ["a", "b", "c"] && set.series[0].color == 0x123456)
    #expect(set.series[0].boxes?.map { $0?.statistics.median } == [2, 6, nil])
    #expect(set.source?.positions == Self.categories.positions)
    #expect(set.summarized(binCount: nil).positions == set.positions)
  }

  @Test("The range reaches from the lowest to the highest value") func range() {
    let set = lines([1, 2, 3, 90], [4, -5, .nan, .nan]).boxes
    let ranges = VerticalRanges(set, Visibility(count: 1)).ranges(of: set, in: -0.5...1.5)
    #expect(ranges == [-5...90])
  }

  @Test("Boxes are read by their parts") func reading() {
    let set = lines([1, 2, 3, 4], [.nan, .nan, .nan, .nan]).boxes
    let excerpt = ChartExcerpt(of: set)
    let words = PointReader().sentence(in: excerpt, texts: .plain)
    #expect(
      words == "Values. 0: maximum 4, third quartile 3.25, median 2.5, first quartile 1.75, "
        + "minimum 1, values 4, outliers 0.")
    #expect(PointReader(index: 1).sentence(in: excerpt, texts: .plain) == "Values. 1: no value.")
  }

  @Test("Boxes are described and written as JSON")
  func texts() throws {
    let excerpt = ChartExcerpt(of: Self.categories.boxes)
    #expect(
      ChartDescription(of: excerpt, texts: .plain).sentences == [
        "Box plot of a, b and c.",
        "a: 3 values; from 1 to 30; median 2, quartiles 1.5 and 16; mean 11, standard deviation "
          + "16.46207763315433.",
        "b: 2 values; from 5 to 7; median 6, quartiles 5.5 and 6.5; mean 6, standard deviation "
          + "1.4142135623730951.", "c: no values.",
      ])
    let tree = try #require(JSONValue(ChartSummary(of: excerpt).json))
    let boxes = try #require(tree["boxes"]?.elements)
    #expect(boxes.map { $0["name"]?.string } == ["a", "b", "c"])
    #expect(boxes[1]["low"]?.integer == 5 && boxes[1]["high"]?.integer == 7)
    #expect(boxes[2]["count"]?.integer == 0 && boxes[2]["median"] == .null)
  }

  @Test("A box has the unit of its series, and its counts have none")
  func units() throws {
    var set = lines([1, 2, 3, 90], [4, 5, 6, 7])
    set.series[0].unit = "ms"
    let boxes = set.boxes
    #expect(boxes.series[0].unit == nil)
    let words = PointReader().sentence(in: ChartExcerpt(of: boxes), texts: .plain)
    #expect(words.contains("median 2.5 ms, ") && words.hasSuffix("values 4, outliers 1."))
    let sentences = ChartDescription(of: ChartExcerpt(of: boxes), texts: .plain).sentences
    #expect(
      sentences[1].contains("mean 24 ms, ")
        && sentences[1].contains("whiskers from 1 ms to 24.75 ms"))
    #expect(sentences[2].contains("mean 5.5, "))
    let tree = try #require(JSONValue(ChartSummary(of: ChartExcerpt(of: boxes)).json))
    #expect(tree["boxes"]?.elements?.map { $0["unit"]?.string } == ["ms", nil])
    set.series[1].unit = "ms"
    #expect(set.boxes.unit(ofAxis: 0)?.name == "ms")
  }
}
