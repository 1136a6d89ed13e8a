import Charts
import Testing

@testable import ChartDrawings
@testable import ChartViews

struct PlainChartTests {
  private let set = ChartSamples.days([[10, 20, 30, 15, 5], [4, .nan, 2, 1, 7]])

  private func chart(_ sets: [ChartSet]? = nil) throws -> PlainChart {
    try #require(PlainChart((sets ?? [set]).map { PlainChart.Page($0, on: .days) }))
  }

  /// Returns the answer to the last of several lines.
  private func answer(_ lines: String..., sets: [ChartSet]? = nil) throws -> [String] {
    var chart = try chart(sets)
    return lines.reduce([]) { _, line in chart.answer(to: line).lines }
  }

  @Test("The dialog starts with the description")

  func itBeginsWithTheDescription() throws {
    let opening = try chart().opening
    #expect(
      opening.first
        == "Line chart “Followers” of Joined and Left, from Jan 5 2019 to Jan 9 2019.")
    #expect(opening.last == "Type help for the list of commands.")
    #expect(PlainChart([]) == nil)
  }

  @Test("Points are read one by one")

  func pointsAreReadOneByOne() throws {
    #expect(try answer("") == ["Jan 6 2019: 20."])
    #expect(try answer("n", "n", "p") == ["Jan 6 2019: 20."])
    #expect(try answer("max") == ["Highest. Jan 7 2019: 30."])
    #expect(try answer("s", "n") == ["Jan 6 2019: no value."])
    #expect(try answer("last", "n") == ["Last point. Jan 9 2019: 5."])
  }

  @Test("A number moves the cursor by several points")

  func severalPointsArePassedAtOnce() throws {
    #expect(try answer("+2") == ["Jan 7 2019: 30."])
    #expect(try answer("+10") == ["Last point. Jan 9 2019: 5."])
    #expect(try answer("+3", "-2") == ["Jan 6 2019: 20."])
    #expect(try answer("+3", "-9223372036854775807") == ["First point. Jan 5 2019: 10."])
  }

  @Test("A skip equals that many single steps", arguments: -6...6)
  func steps(count: Int) throws {
    guard count != 0 else { return }
    var (one, many) = (try chart(), try chart())
    _ = (one.answer(to: "+2"), many.answer(to: "+2"))
    for _ in 0..<abs(count) { _ = one.answer(to: count > 0 ? "n" : "p") }
    _ = many.answer(to: count > 0 ? "+\(count)" : "\(count)")
    #expect(one.page.reader == many.page.reader)
  }

  @Test("Dates are found")

  func datesAreFound() throws {
    #expect(try answer("/Jan 8") == ["Joined. Jan 8 2019: 15."])
    #expect(try answer("last", "go -3d") == ["Joined. Jan 6 2019: 20."])
    #expect(try answer("go 2019-01-07") == ["Joined. Jan 7 2019: 30."])
    #expect(
      try answer("go 2031") == ["that is outside the data, Jan 5 2019 – Jan 9 2019"])
    #expect(try answer("/nonsense")[0].hasPrefix("“nonsense” isn’t a date"))
  }

  @Test("A zoom shows an interval")

  func aPartIsShown() throws {
    #expect(
      try answer("zoom Jan 6..Jan 7") == [
        "Followers: Jan 6 2019 – Jan 7 2019, 2 lines", "Joined. Jan 6 2019: 20.",
      ])
    #expect(try answer("zoom Jan 8..", "first") == ["First point. Jan 8 2019: 15."])
    #expect(try answer("zoom ..Jan 6", "last") == ["Last point. Jan 6 2019: 20."])
    #expect(try answer("zoom 2019", "last") == ["Last point. Jan 9 2019: 5."])
    #expect(
      try answer("zoom Jan 6..Jan 7", "go Jan 9") == [
        "that is outside the window, Jan 6 2019 – Jan 7 2019; type all to show everything"
      ])
    #expect(try answer("zoom Jan 6..Jan 7", "all", "last") == ["Last point. Jan 9 2019: 5."])
    #expect(try answer("zoom Jan 7..Jan 6") == ["the interval ends before it begins"])
    #expect(
      try answer("zoom 2031") == [
        "there are no points in that interval; the data covers Jan 5 2019 – Jan 9 2019"
      ])
  }

  @Test("Numeric axes take numbers")

  func axesOfNumbersTakeNumbers() throws {
    let numbers = ChartSet(
      positions: Positions(.listed([-1.5, 0, 2.5, 4]), unit: .number),
      series: [Series(label: "a", values: [1, 2, 3, 4])])
    #expect(try answer("go 2.4", sets: [numbers]) == ["a. 2.5: 3."])
    #expect(try answer("/−1.5", sets: [numbers]) == ["a. −1.5: 1."])
    #expect(try answer("zoom 0..3", "last", sets: [numbers]) == ["Last point. 2.5: 3."])
    #expect(
      try answer("go May", sets: [numbers])
        == ["“May” isn’t a number; this axis has no dates"])
  }

  @Test("Series can be selected and hidden")

  func seriesAreChosenAndHidden() throws {
    #expect(try answer("series left") == ["Left. Jan 5 2019: 4."])
    #expect(try answer("series 2") == ["Left. Jan 5 2019: 4."])
    #expect(try answer("series y1") == ["Left. Jan 5 2019: 4."])
    #expect(try answer("series jo") == ["Joined. Jan 5 2019: 10."])
    #expect(try answer("hide Joined", "n") == ["Jan 6 2019: no value."])
    #expect(try answer("hide Joined", "series") == ["1: Joined, hidden", "2: Left"])
    #expect(
      try answer("hide 2")
        == ["Left is hidden. Followers: Jan 5 2019 – Jan 9 2019, 1 of 2 lines"])
    #expect(
      try answer("hide 1", "hide 2")
        == ["Left is the only visible series, and one must stay visible"])
    #expect(try answer("show 1") == ["Joined is already shown"])
    #expect(try answer("hide 2", "series 2") == ["Left is hidden; show 2 shows it"])
    #expect(try answer("series x") == ["there is no series “x”; type series for a list"])
  }

  @Test("A name prefix must be unambiguous")

  func aBeginningMustBeOfOneName() throws {
    let set = ChartSamples.days([[1], [2]], names: ["Apples", "Apricots"])
    #expect(
      try answer("series ap", sets: [set])
        == ["“ap” matches 2 series; type more of the name"])
    #expect(try answer("series app", sets: [set]) == ["Apples. Jan 5 2019: 1."])
  }

  @Test("All values at the cursor are read in one line")

  func allValuesAreReadAtOnce() throws {
    let large = ChartSamples.days([[4_674_485]])
    #expect(try answer("v", sets: [large]) == ["Sat, Jan 5 2019: Joined 4674485."])
    #expect(try answer("n", "values") == ["Sun, Jan 6 2019: Joined 20, Left no value."])
    var shares = ChartSamples.days([[1], [3]], kind: .area)
    shares.isPercentage = true
    #expect(
      try answer("v", sets: [shares]) == ["Sat, Jan 5 2019: Joined 1 (25%), Left 3 (75%)."])
    shares.isPercentage = false
    shares.isStacked = true
    #expect(try answer("v", sets: [shares]) == ["Sat, Jan 5 2019: Joined 1, Left 3, All 4."])
  }

  @Test("Several charts can be browsed")

  func severalChartsAreTurnedOver() throws {
    let other = ChartSamples.days([[7, 8]], title: "Other")
    let sets = [set, other]
    let shown = [
      "Chart 2 of 2.", "Other: Jan 5 2019 – Jan 6 2019, 1 line", "Joined. Jan 5 2019: 7.",
    ]
    #expect(try answer("next chart", sets: sets) == shown)
    #expect(try answer("previous chart", sets: sets) == shown)
    #expect(try answer("chart 2", sets: sets) == shown)
    #expect(
      try answer("+3", "next chart", "n", "next chart", sets: sets).last
        == "Joined. Jan 8 2019: 15.")
    #expect(try answer("chart 3", sets: sets) == ["choose a chart from 1 to 2"])
    #expect(try answer("next chart") == ["this is the only chart"])
  }

  @Test("Quitting ends the dialog")

  func quittingEnds() throws {
    var chart = try chart()
    #expect(!chart.answer(to: "help").ends)
    #expect(!chart.answer(to: "zoom x").ends)
    let answer = chart.answer(to: "quit")
    #expect(answer.ends && answer.lines.isEmpty)
  }

  @Test("Control characters are made visible")

  func charactersThatControlATerminalAreShown() throws {
    #expect(
      try answer("\u{1B}[2J")
        == ["“␛[2J” isn’t a command; type help for a list"])
  }

  @Test("Random lines never fail", arguments: 0..<20)
  func anyLines(seed: Int) throws {
    let empty = ChartSamples.days([[]])
    let none = ChartSet(positions: set.positions, series: [])
    var chart = try chart([set, empty, none])
    let lines = [
      "", "p", "+7", "-2", ">", "<", "min", "max", "s", "series 1", "hide 1", "show 1", "hide 2",
      "/Jan 7", "go -2d", "zoom Jan 6..", "zoom ..", "all", "v", "d", "next chart", "?", "..",
      "zoom ....", "go", "chart 0", "previous series",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let answer = chart.answer(to: lines[Int(state >> 33) % lines.count])
      #expect(!answer.ends && !answer.lines.contains { $0.contains("\n") })
    }
  }
}
