import Charts
import CommandLines
import TestSupport
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct ChartPlanSummariesTests {
  @Test(
    "The dates of a window select the rows that are summarized",
    arguments: ["histogram", "box"])
  func rows(kind: String) throws {
    let plan = try ChartPlan.command.parsed(
      line: "--kind \(kind) --from 2019-01-06 --to 2019-01-07")
    var set = ChartSamples.days([[1, 2, 3, 4, 5]])
    set.series[0].kind = try #require(SeriesKind(rawValue: kind))
    let chart = try #require(try plan.charts([set], on: .utc, isUnicode: true).first)
    #expect(chart.set.source?.series[0].values == [2, 3])
    #expect(chart.window.showsWhole)
  }
}
