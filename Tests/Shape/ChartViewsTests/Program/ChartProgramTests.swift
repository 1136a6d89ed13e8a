import Cells
import ChartReaders
import Charts
import Clocks
import Programs
import Scenes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

struct ChartProgramTests {
  typealias Tester = ProgramTester<ChartProgram>

  /// A hundred days: a wave, and its mirror image a hundred below.
  static func set(title: String? = "Waves") -> ChartSet {
    let wave = (0..<100).map { Double(($0 * 7) % 30 + $0) }
    return ChartSamples.days([wave, wave.map { 50 - $0 }], title: title, names: ["Up", "Down"])
  }

  static func tester(
    _ sets: [ChartSet] = [set()], columns: Int = 80, rows: Int = 24,
    _ composition: ChartComposition.ChartArrangement = .list, isStill: Bool = false
  ) -> Tester {
    let charts = sets.map { ChartState($0, ChartLook()) }
    return Tester(
      ChartProgram(charts, ChartSettings(composition: composition, isStill: isStill)),
      columns: columns, rows: rows)
  }

  // MARK: What is seen

  @Test("A key and a button switch between day and night")
  func invert() throws {
    var tester = Self.tester(columns: 120, rows: 30)
    #expect(tester.frame?.theme.isDark == true && tester.screen.contains("d day or night"))
    tester.type("d")
    let frame = try #require(tester.frame)
    #expect(frame.isInverted && !frame.theme.isDark)
    #expect(tester.grid[0, 0].style.background == .rgb(255, 255, 255))
    tester.type("d")
    #expect(tester.frame?.theme.isDark == true && tester.grid[0, 0].style.background == .standard)
  }

  @Test(
    "The chart at three sizes matches its golden files", arguments: [(80, 24), (40, 12), (120, 40)])
  func screens(_ columns: Int, _ rows: Int) throws {
    var tester = Self.tester(columns: columns, rows: rows)
    tester.press(.right)
    try expectGolden(tester.screen, "chart-\(columns)x\(rows)")
  }

  @Test(
    "Several charts in each arrangement match their golden files",
    arguments: ChartComposition.ChartArrangement.allCases)
  func compositions(_ kind: ChartComposition.ChartArrangement) throws {
    let sets = [Self.set(title: "One"), Self.set(title: "Two"), Self.set(title: "Three")]
    var tester = Self.tester(sets, kind, isStill: true)
    tester.press(.tab)
    try expectGolden(tester.screen, "charts-\(kind.rawValue)")
  }

  @Test("The program can be drawn at any size")
  func smallest() {
    var tester = Self.tester([Self.set(), Self.set()])
    for (columns, rows) in [(1, 1), (2, 9), (16, 7), (17, 6), (29, 8), (300, 3), (64, 18), (5, 50)]
    {
      tester.resize(columns: columns, rows: rows)
      tester.type("vl?q")
      #expect(tester.grid.columns == columns && tester.grid.rows == rows)
    }
  }

  @Test("No two commands in one place share a key")
  func keys() {
    for map in ChartProgram.keyMaps { #expect(map.clashes.isEmpty, "\(map.title)") }
  }

  // MARK: The window

  @Test("Keys zoom around the indicator, move the window, and undo both")
  func window() throws {
    var tester = Self.tester(isStill: true)
    let whole = tester.model.chart.window.visible
    tester.press(.right)
    let read = try #require(tester.model.chart.indicator).position
    tester.type("+")
    let zoomed = tester.model.chart.window.visible
    #expect(zoomed.upperBound - zoomed.lowerBound == (whole.upperBound - whole.lowerBound) / 2)
    let share = (read - whole.lowerBound) / (whole.upperBound - whole.lowerBound)
    #expect(abs(tester.model.chart.window.visibleShare(of: read) - share) < 1e-9)
    tester.type(">")
    #expect(tester.model.chart.window.visible.lowerBound > zoomed.lowerBound)
    tester.type("uu")
    #expect(tester.model.chart.window.visible == whole)
    tester.type("u")
    #expect(tester.screen.contains("There is no zoom or move to undo"))
  }

  @Test("The range animates for 0.6 s, and jumps with reduced motion")
  func glide() throws {
    var tester = Self.tester()
    let before = tester.model.chart.axes[0].range.target
    tester.type("+")
    let time = tester.model.chart.axes[0].range.end
    #expect(tester.model.chart.axes[0].range.target != before && time != nil)
    #expect(tester.nextWake != nil)
    tester.advance(by: .milliseconds(650))
    #expect(tester.nextWake == nil)
    var still = Self.tester(isStill: true)
    still.type("+")
    #expect(still.nextWake == nil)
    #expect(still.screen == tester.screen)
  }

  @Test("A typed date becomes the center of the window, and an invalid one shows an error")
  func dates() {
    var tester = Self.tester(isStill: true)
    tester.type("++")
    let width = tester.model.chart.window.width
    tester.type("/2019-02-14")
    tester.press(.enter)
    let day = tester.model.chart.window.visible
    #expect(abs(day.upperBound - day.lowerBound - width) < 1e-9)
    // February 14 is 40 days after January 5.
    #expect(abs(day.lowerBound + width / 2 - (ChartSamples.saturday + 40.5)) < 1e-6)
    #expect(tester.model.chart.indicator?.position == ChartSamples.saturday + 40)
    tester.type("/2019-03")
    tester.press(.enter)
    // March is wider than the window and starts 55 days after January 5.
    let visible = tester.model.chart.window.visible
    #expect(abs(visible.lowerBound + width / 2 - (ChartSamples.saturday + 55)) < 1e-6)
    tester.type("/nonsense")
    tester.press(.enter)
    #expect(tester.screen.contains("“nonsense” isn’t a date"))
    tester.press(.escape)
    #expect(tester.model.entry == nil && tester.model.chart.window.visible == visible)
    var numbers = Self.tester(
      [
        ChartSet(
          positions: Positions(.regular(start: 0, step: 1, count: 9), unit: .number),
          series: [Series(label: "a", values: Array(repeating: 1, count: 9))])
      ], isStill: true)
    numbers.type("/May")
    numbers.press(.enter)
    #expect(numbers.screen.contains("“May” isn’t a number; this axis has no dates"))
    tester.type("/2021")
    tester.press(.enter)
    #expect(tester.screen.contains("There is nothing at “2021”"))
  }

  // MARK: Reading

  @Test("Arrow keys read point by point, the window follows, and y copies the reading")
  func reading() throws {
    var tester = Self.tester(isStill: true)
    tester.press(.right)
    let first = try #require(tester.model.chart.reading).index
    tester.press(.right)
    tester.press(.right, .shift)
    #expect(tester.model.chart.reading?.index == first + 11)
    tester.type("+++")
    for _ in 0..<10 { tester.press(.right, .shift) }
    let reading = try #require(tester.model.chart.reading)
    #expect(reading.index == 99)
    #expect(tester.model.chart.window.visible.contains(reading.position))
    tester.type("y")
    tester.claim(.copy("Sun, Apr 14 2019\tUp 102\tDown -52"))
    tester.claimAll()
    tester.type("]")
    #expect(tester.model.chart.reading?.values[0] == Self.set().series[0].values.max())
  }

  @Test("Between points, values are interpolated as drawn")
  func exact() throws {
    var tester = Self.tester(isStill: true)
    tester.type("i")
    let plot = try #require(tester.place(of: .chart(0), part: 0, .hover))
    tester.mouse(.move, plot.column + 7, plot.row + 2)
    let reading = try #require(tester.model.chart.reading)
    let set = Self.set()
    #expect(reading.values[0] == set.series[0].value(at: reading.position, set.positions))
  }

  // MARK: Boxes

  @Test("Number keys toggle series, and the last visible one refuses and shakes")
  func boxes() {
    var tester = Self.tester(isStill: true)
    tester.type("1")
    #expect(tester.model.chart.visibility.visibleIndices == [1])
    #expect(tester.screen.contains("[– Up]") && tester.screen.contains("[✓ Down]"))
    tester.type("2")
    #expect(tester.model.chart.visibility.visibleIndices == [1])
    #expect(tester.screen.contains("One series must stay visible; show another one first"))
    // Nothing static is drawn in the wrong place.
    #expect(tester.model.chart.shake == nil && tester.screen.contains("\n[– Up]"))
    var moving = Self.tester()
    moving.type("12")
    #expect(moving.model.chart.shake?.series == 1)
    tester.press(.character("2"), .alt)
    #expect(tester.model.chart.visibility.visibleIndices == [0])
    tester.type("a")
    #expect(tester.model.chart.visibility.visibleIndices == [0, 1])
  }

  @Test("Any series in the list can be toggled or shown alone by keys")
  func list() {
    let names = (0..<12).map { "N\($0)" }
    let set = ChartSamples.days(
      names.indices.map { number in (0..<9).map { Double($0 * number) } }, names: names)
    var tester = Self.tester([set], isStill: true)
    tester.press(.right)
    tester.type("s")
    // Its keys stay visible, with or without a reading.
    #expect(tester.screen.contains("Esc close"))
    tester.press(.end)
    tester.type(" ")
    #expect(tester.model.chart.visibility.visibleIndices == Array(0..<11))
    tester.press(.up)
    tester.type("o")
    #expect(tester.model.chart.visibility.visibleIndices == [10])
    tester.press(.escape)
    #expect(!tester.model.showsSeries)
  }

  @Test("Typing part of a name shows only the series found: Enter keeps them, Escape doesn’t")
  func search() {
    let names = (0..<50).map { "Host \($0)" }
    let set = ChartSamples.days(
      names.indices.map { number in (0..<9).map { Double($0 * number) } }, names: names)
    var tester = Self.tester([set], isStill: true)
    tester.type("1f")
    #expect(tester.screen.contains("Series (50 of 50): "))
    tester.type("HOST 4")
    #expect(tester.screen.contains("Series (14 of 50): HOST 4"))
    #expect(tester.model.chart.visibility.visibleIndices == [4, 14, 24, 34] + (40..<50))
    tester.type("x")
    #expect(tester.screen.contains("Series (none of 50): "))
    #expect(tester.model.chart.visibility.visibleIndices == Array(1..<50))
    tester.press(.escape)
    #expect(tester.model.search == nil && tester.screen.contains("q quit"))
    #expect(tester.model.chart.visibility.visibleIndices == Array(1..<50))
    tester.type("s/9")
    tester.press(.enter)
    #expect(tester.model.search == nil && !tester.model.showsSeries)
    #expect(tester.model.chart.visibility.visibleIndices == [9, 19, 29, 39, 49])
    tester.type("a")
    #expect(tester.model.chart.visibility.visibleIndices.count == 50)
  }

  @Test("The poster of many series shows the highest, or those nearest to the pointer")
  func manySeries() {
    let names = (0..<50).map { "Host \($0)." }
    let set = ChartSamples.days(
      names.indices.map { number in (0..<9).map { _ in Double(number) } }, names: names)
    var tester = Self.tester([set], isStill: true)
    tester.press(.right)
    // The number of the other series includes hidden lines only.
    #expect(tester.screen.contains("Host 49.") && tester.screen.contains("+40 more"))
    tester.mouse(.press(.left), 60, 11)
    tester.mouse(.release(.left), 60, 11)
    #expect(abs((tester.model.chart.pointedHeight ?? 0) - 0.5) < 0.2)
    #expect(tester.screen.contains("+40 more"))
    var chart = tester.model.chart
    func order(_ height: Double) -> (nearest: [Int], fromTop: [Int])? {
      chart.pointedHeight = height
      return chart.reading.map { chart.seriesByDistance(of: $0) }
    }
    #expect(order(0)?.nearest == Array(0..<50) && order(0)?.fromTop == (0..<50).reversed())
    #expect(Set(order(0.5)?.nearest.prefix(10) ?? []) == Set(20..<30))
  }

  @Test("Times without a zone are shown as written, in any local zone")
  func bareTimes() {
    let positions = Positions(
      .regular(start: 1_704_101_400, step: 60, count: 99), unit: .seconds, hasZone: false)
    let set = ChartSet(
      positions: positions, series: [Series(label: "a", values: Array(repeating: 1, count: 99))])
    let zone = DateScale.seconds { _ in 7200 }
    var tester = Tester(
      ChartProgram([ChartState(set, ChartLook(), on: zone)], ChartSettings(isStill: true)),
      columns: 80, rows: 24)
    tester.press(.home)
    tester.press(.right)
    tester.press(.left, .shift)
    tester.press(.left, .shift)
    tester.press(.left, .shift)
    #expect(tester.screen.contains("Mon, Jan 1 2024 09:30"))
  }

  @Test(
    "Without room for a poster, the last line shows the reading", arguments: [(29, 24), (80, 9)])
  func small(_ columns: Int, _ rows: Int) {
    var tester = Self.tester(columns: columns, rows: rows, isStill: true)
    tester.press(.right)
    #expect(tester.screen.contains("\nMon, Feb 4 2019: Up 30"))
    tester.press(.escape)
    #expect(!tester.screen.contains("Up 30"))
  }

  // MARK: Compositions

  @Test("Hidden series and the zoom survive a change of the arrangement")
  func store() {
    var tester = Self.tester([Self.set(), Self.set()], isStill: true)
    tester.type("1+")
    let window = tester.model.chart.window.visible
    for _ in 0..<3 {
      tester.type("v")
      #expect(tester.model.charts[0].window.visible == window)
      #expect(tester.model.charts[0].visibility.visibleIndices == [1])
    }
    tester.press(.tab)
    #expect(tester.model.current == 1 && tester.model.chart.window.showsWhole)
  }

  @Test("A card opens to a full chart, Esc closes it, and b sends it to the back")
  func cards() {
    var tester = Self.tester([Self.set(), Self.set(), Self.set()], .cards, isStill: true)
    tester.type("b")
    #expect(tester.model.current == 1 && !tester.screen.contains("[✓ Up]"))
    tester.press(.enter)
    #expect(tester.screen.contains("[✓ Up]") && tester.screen.contains("Esc back"))
    tester.type("1+")
    let window = tester.model.charts[1].window
    tester.press(.escape)
    #expect(tester.model.composition.kind == .cards && tester.model.hasCards)
    #expect(!tester.screen.contains("[– Up]") && tester.model.charts[1].window == window)
    #expect(tester.model.charts[1].visibility.visibleIndices == [1])
  }

  @Test("The top card shows its reading")
  func cardReading() {
    var tester = Self.tester([Self.set(), Self.set()], .cards, isStill: true)
    tester.press(.right)
    #expect(tester.screen.contains("Mon, Feb 4 2019 ›"))
  }

  // MARK: Days

  @Test("Only a day with a file has an arrow and opens")
  func arrows() throws {
    let day = Int(ChartSamples.saturday) + 30
    var tester = Tester(
      ChartProgram(
        [ChartState(Self.set(), ChartLook())],
        ChartSettings(isStill: true, daysWithFiles: [0: [day]])), columns: 80, rows: 24)
    tester.press(.right)
    #expect(tester.screen.contains("Mon, Feb 4 2019 ›"))
    tester.press(.right)
    #expect(tester.screen.contains("Tue, Feb 5 2019") && !tester.screen.contains("›"))
    #expect(tester.model.availability(of: .open) != .on)
    tester.press(.left)
    tester.press(.enter)
    tester.claim(.perform(.open(DayFolder(tester.model.chart.set), day: day, chart: 0)))
  }

  @Test("A day of a chart without weekends opens as the day of the calendar")
  func sessions() throws {
    let days = (0..<40).filter { $0 % 7 > 1 }.map { ChartSamples.saturday + Double($0) }
    var set = ChartSamples.days([days.map { $0.remainder(dividingBy: 9) }])
    set.positions = Positions(.listed(days), unit: .days)
    let shown = try #require(set.inSessions(on: .utc))
    let last = Int(days[days.count - 1])
    var tester = Tester(
      ChartProgram(
        [ChartState(shown.set, ChartLook(), on: shown.scale)],
        ChartSettings(isStill: true, daysWithFiles: [0: [last]])), columns: 80, rows: 24)
    #expect(shown.set.positions.span?.upperBound != Double(last))
    tester.press(.left)
    for _ in 0..<60 where tester.model.availability(of: .open) != .on { tester.press(.right) }
    tester.press(.enter)
    tester.claim(.perform(.open(DayFolder(set), day: last, chart: 0)))
  }

  @Test("Enter requests the day at the indicator, and Esc returns to the chart")
  func days() throws {
    var tester = Self.tester(isStill: true)
    tester.press(.right)
    let position = try #require(tester.model.chart.reading).position
    tester.press(.enter)
    let folder = DayFolder(tester.model.chart.set)
    tester.claim(.perform(.open(folder, day: Int(position), chart: 0)))
    tester.message(.refused("there is no file “x” for the day"))
    #expect(tester.screen.contains("There is no file “x” for the day"))
    let hours = ChartSamples.days([[1, 2, 3]], names: ["Hours"])
    let zoom = DayZoom(
      kind: .hours, day: Int(position), days: Int(position)...Int(position), set: hours,
      window: ChartWindow(of: hours.positions), notes: [])
    tester.message(.opened(zoom, chart: 0))
    #expect(tester.model.opened != nil)
    #expect(tester.screen.contains(DayFolder.title(of: Int(position)...Int(position))))
    tester.press(.escape)
    #expect(tester.model.opened == nil && tester.model.chart.set == Self.set())
  }
}
