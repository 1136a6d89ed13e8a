import Charts
import TestSupport
import Testing

@testable import ChartReaders

@Suite("Day zoom")
struct DayZoomTests {
  /// 2019-03-15.
  private let day = 17_970

  @Test("A pie averages the whole days of a window")
  func shares() throws {
    var overview = SampleDays.overview(["a", "b"], .area)
    overview.isPercentage = true
    let zoom = try DayFolder(overview).open(day) { _ in nil }
    #expect(zoom.kind == .shares && zoom.days == day - 3...day + 3 && zoom.hasMiniMap)
    let start = Double(day)
    #expect(zoom.window.visible == start...start + 1)
    #expect(zoom.window.whole == start - 3...start + 4)
    let all = Visibility(count: 2)
    let one = PieShares(zoom.set, in: zoom.wholeDays(zoom.window.visible), all)
    #expect(one.slices.map(\.average) == [0, 1].map { SampleDays.value($0, day) * 24 })
    // The closest window of whole days has two of them.
    #expect(zoom.wholeDays(start + 0.3...start + 1.8) == start...start + 2)
    let two = PieShares(zoom.set, in: zoom.wholeDays(start + 0.3...start + 1.8), all)
    let averages = [0, 1].map { (SampleDays.value($0, day) + SampleDays.value($0, day + 1)) * 12 }
    #expect(two.slices.map(\.average) == averages)
    #expect(two.slices.map(\.percent).reduce(0, +) == 100)
    #expect(zoom.title(in: start...start + 2) == "Fri, Mar 15 2019 – Sat, Mar 16 2019")
    // A window within a day is that day.
    #expect(zoom.wholeDays(start + 0.6...start + 0.9) == start...start + 1)
  }

  @Test("Any window has at least one whole day within the timeline")
  func wholeDays() throws {
    var overview = SampleDays.overview(["a", "b"], .area)
    overview.isPercentage = true
    let zoom = try DayFolder(overview).open(day + 20) { _ in nil }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let ends = (0..<2).map { _ in Double(day) + Double.random(in: 10...30, using: &random) }
        .sorted()
      let window = zoom.wholeDays(ends[0]...ends[1])
      #expect(window.clamped(to: zoom.window.whole) == window)
      #expect(window.upperBound - window.lowerBound >= 1)
      #expect(window.lowerBound == window.lowerBound.rounded())
      #expect(zoom.wholeDays(window) == window)
    }
  }

  @Test("A change smaller than a day moves by one, within the timeline")
  func smallSteps() {
    let set = ChartSet(
      positions: Positions(.listed([0.5, 1.5, 2.5, 3.5]), unit: .days), series: [])
    let zoom = DayZoom(
      kind: .shares, day: 1, days: 0...3, set: set, window: ChartWindow(whole: 0...4))
    #expect(zoom.wholeDays(1.25...2.25, after: 1...2) == 2...3)
    #expect(zoom.wholeDays(0.75...1.75, after: 1...2) == 0...1)
    #expect(zoom.wholeDays(0.9...2.1, after: 1...2) == 1...3)
    #expect(zoom.wholeDays(3.1...4, after: 3...4) == 3...4)
    #expect(zoom.wholeDays(2.9...4, after: 3...4) == 2...4)
    #expect(zoom.wholeDays(0...1, after: 0...1) == 0...1)
  }
}
