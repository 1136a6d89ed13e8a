import Charts
import Testing

@testable import ChartReaders

@Suite("Day folder")
struct DayFolderTests {
  /// 2019-03-15.
  private let day = 17_970

  // MARK: - Paths and titles

  @Test(
    "A day determines its path and title",
    arguments: [
      (17_970, "2019-03/15.json", "Friday, March 15 2019"),
      (0, "1970-01/01.json", "Thursday, January 1 1970"),
      (-1, "1969-12/31.json", "Wednesday, December 31 1969"),
      (18_321, "2020-02/29.json", "Saturday, February 29 2020"),
      (-719_528, "0000-01/01.json", "Saturday, January 1 0"),
    ])
  func path(day: Int, path: String, title: String) {
    #expect(DayFolder.path(ofDay: day) == path)
    #expect(DayFolder.title(of: day...day) == title)
  }

  @Test("Days beyond the calendar have paths and titles")
  func farDays() {
    for day in [Int.min, .max] {
      #expect(DayFolder.path(ofDay: day).hasSuffix(".json"))
      #expect(!DayFolder.title(of: day...day).isEmpty)
    }
    #expect(DayFolder.title(of: day...day + 1) == "Fri, Mar 15 2019 – Sat, Mar 16 2019")
  }

  // MARK: - Zooms

  @Test("A chart's flags and kinds determine how a day opens")
  func zooms() {
    var set = SampleDays.overview(["a", "b"], .line)
    #expect(DayFolder(set).zoom == .hours)
    set.hasTwoAxes = true
    #expect(DayFolder(set).zoom == .hours)
    set = SampleDays.overview(["a", "b"], .bar)
    set.isStacked = true
    #expect(DayFolder(set).zoom == .hours)
    #expect(DayFolder(SampleDays.overview(["a"], .bar)).zoom == .comparison)
    #expect(DayFolder(SampleDays.overview(["a"], .line)).zoom == .hours)
    set = SampleDays.overview(["a", "b"], .area)
    set.isPercentage = true
    #expect(DayFolder(set).zoom == .shares)
    set.positions.unit = .seconds
    #expect(DayFolder(set).zoom == nil)
    set.positions = Positions(.listed([1e300]), unit: .days)
    #expect(DayFolder(set).zoom == nil && DayFolder(set).days(around: 1) == nil)
  }

  @Test("The timeline has three days before and after, limited to the chart")
  func timeline() {
    let folder = DayFolder(SampleDays.overview(["a"], .line))
    #expect(folder.span == day - 20...day + 20)
    #expect(folder.days(around: day) == day - 3...day + 3)
    #expect(folder.days(around: day - 20) == day - 20...day - 17)
    #expect(folder.days(around: day + 18) == day + 15...day + 20)
    #expect(folder.days(around: day + 21) == nil)
  }
}
