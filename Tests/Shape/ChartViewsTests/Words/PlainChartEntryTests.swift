import Charts
import Outputs
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct PlainChartEntryTests {
  @Test(
    "Commands parse",
    arguments: [
      ("", .move(.next)), ("  \t", .move(.next)), ("n", .move(.next)), ("P", .move(.previous)),
      ("+10", .skip(10)), ("-3", .skip(-3)), ("−3", .skip(-3)), (">", .move(.tenthForward)),
      ("min", .move(.minimum)), ("s", .move(.nextSeries)), ("next  series", .move(.nextSeries)),
      ("series", .series(nil)), ("series 2", .series("2")),
      ("series Joined now", .series("Joined now")),
      ("/May 17", .go("May 17")), ("/ 2019", .go(" 2019")), ("go -3d", .go("-3d")),
      ("zoom 2019-01..2019-02", .zoom("2019-01..2019-02")), ("Hide Joined", .hide("Joined")),
      ("show all", .show("all")), ("all", .all), ("v", .values), ("next chart", .turn(1)),
      ("previous chart", .turn(-1)), ("chart 2", .chart(2)), ("d", .describe), ("?", .help),
      ("q", .quit),
    ] as [(String, PlainChartEntry)])
  func reading(line: String, entry: PlainChartEntry) throws {
    #expect(try PlainChartEntry(reading: line) == entry)
  }

  @Test(
    "Invalid commands are rejected",
    arguments: ["x", "+0", "-", "+99999999999999999999", "hide", "zoom", "chart two", "next year"])
  func refusing(line: String) {
    #expect(
      throws: CommandError(words: "“\(line)” isn’t a command; type help for a list")
    ) { try PlainChartEntry(reading: line) }
  }
}
