import JSON
import Testing

@testable import Charts

struct ReadingTextsTests {
  private static func set(_ units: String?...) -> ChartSet {
    var set = lines([1, 4], [2, 3])
    for (index, unit) in units.enumerated() { set.series[index].unit = unit }
    return set
  }

  private static func words(_ set: ChartSet) -> [String] {
    ChartDescription(of: ChartExcerpt(of: set), texts: .plain).sentences
  }

  @Test("Sentences give values and differences with their unit")
  func sentences() {
    #expect(
      Self.words(Self.set("MiB/s", "MiB/s")) == [
        "Line chart of y0 and y1, from 0 to 1.",
        "Values range from 1 MiB/s (y0, 0) to 4 MiB/s (y0, 1).",
        "y0: trend rising, from 1 MiB/s (lowest) to 4 MiB/s (highest), +3 MiB/s (+300.0 %).",
        "y1: trend rising, from 2 MiB/s (lowest) to 3 MiB/s (highest), +1 MiB/s (+50.0 %).",
      ])
  }

  @Test(
    "A value has the prefix that suits it",
    arguments: [
      (0.25, "MiB/s", "256 KiB/s"), (1536, "MiB", "1.5 GiB"), (0.5, "MB", "500 kB"),
      (2048, "kbit/s", "2.048 Mbit/s"), (3, "MiB", "3 MiB"), (0, "MiB", "0 MiB"),
      (0.0001, "B", "0.0001 B"), (-0.5, "KiB", "-512 B"), (1e21, "B", "1000000 PB"),
      (1500, "ms", "1500 ms"), (0.5, "$", "$0.5"), (.infinity, "MiB", "inf MiB"),
    ])
  func prefixes(value: Double, unit: String, text: String) {
    #expect(ReadingTexts.plain.of(unit).value(value) == text)
  }

  @Test("Values of different units have no common range")
  func mixed() {
    let words = Self.words(Self.set("$", nil))
    #expect(words.count == 3 && words[1].contains("from $1 (lowest) to $4 (highest), +$3 (+"))
    #expect(words[2].contains("from 2 (lowest) to 3"))
  }

  @Test("Percentages differ by percentage points, not by a percentage")
  func points() {
    let words = Self.words(Self.set("%", "%"))
    #expect(words[2].hasSuffix("from 1% (lowest) to 4% (highest), +3 percentage points."))
    #expect(words[3].hasSuffix("+1 percentage point."))
  }

  @Test("The total, the largest gain and a point have the unit")
  func others() {
    var set = Self.set("B", "B")
    for index in 0..<2 { set.series[index].kind = .bar }
    set.isStacked = true
    #expect(Self.words(set)[1].contains("from 3 B (lowest) to 7 B"))
    #expect(PointReader().sentence(in: ChartExcerpt(of: set), texts: .plain) == "y0. 0: 1 B.")
    var many = lines([1, 2], [1, 3], [1, 4], [1, 2], [1, 2], [1, 2], [1, 2])
    many.series[2].unit = "B"
    #expect(Self.words(many).contains("Largest gain: y2, +3 B (+300.0 %)."))
  }

  @Test("JSON names the unit of a series that has one")
  func json() throws {
    let tree = try #require(JSONValue(ChartSummary(of: ChartExcerpt(of: Self.set("/s", nil))).json))
    let series = try #require(tree["series"]?.elements)
    #expect(series[0]["unit"]?.string == "/s" && series[1]["unit"] == nil)
  }
}
