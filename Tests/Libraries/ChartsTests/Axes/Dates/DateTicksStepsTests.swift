import Testing

@testable import Charts

struct DateTicksStepsTests {
  /// The windows of `chart_data.json`, and one of five points.
  @Test(
    "Index steps agree with the article",
    arguments: [(33..<88, 10), (111..<296, 36), (0..<5, 1), (0..<1, 1)])
  func indexStepsAgreeWithTheArticle(window: Range<Int>, step: Int) {
    #expect(DateTicks.indexStep(points: window.count) == step)
  }

  @Test("Ticks stay attached to their dates") func ticksStayAttachedToTheirDates() throws {
    // 112 days from 2018-11-17 on.
    let positions = Positions(.regular(start: 17_852, step: 1, count: 112), unit: .days)
    let ticks = try DateTicks.bySteps(in: 33..<88, of: positions, on: .days)
    #expect(ticks.ticks.compactMap(\.index) == [40, 50, 60, 70, 80])
    let labels = DateLabels(ticks, on: .days, form: DateForm(length: .long)).labels
    #expect(labels.map(\.text) == ["Dec 27", "Jan 6", "Jan 16", "Jan 26", "Feb 5"])
    let moved = try DateTicks.bySteps(in: 36..<91, of: positions, on: .days)
    #expect(moved.ticks.prefix(5) == ticks.ticks.prefix(5))
  }

  @Test("Hours have ticks, and an empty window has none")
  func hoursHaveTicksAndAnEmptyWindowHasNone() throws {
    let hours = Positions(.regular(start: 0, step: 3600, count: 24), unit: .seconds)
    let ticks = try DateTicks.bySteps(in: 0..<99, of: hours, on: .utc)
    #expect(
      DateLabels(ticks, on: .utc).labels.map(\.text) == [
        "00:00", "04:00", "08:00", "12:00", "16:00", "20:00",
      ])
    #expect(try DateTicks.bySteps(in: 0..<0, of: hours, on: .utc).ticks == [])
  }
}
