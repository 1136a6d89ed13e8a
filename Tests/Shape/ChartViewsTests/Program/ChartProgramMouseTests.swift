import Cells
import Charts
import Clocks
import Programs
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews

struct ChartProgramMouseTests {
  typealias Tester = ProgramTester<ChartProgram>

  /// The cells of a part of a chart.
  private static func area(_ part: ChartWidget.MouseTarget, of tester: Tester) -> CellRect? {
    tester.session.shown?.areas.first { area in
      if case .item(.chart, part.rawValue) = area.target { true } else { false }
    }?.rect
  }

  @Test("The mini-map’s window can be dragged by its middle and its edges")
  func miniMap() throws {
    var tester = ChartProgramTests.tester(isStill: true)
    tester.type("++")
    let part = ChartWidget.MouseTarget.miniMap.rawValue
    let map = try #require(tester.place(of: .chart(0), part: part, .drag))
    let shares = tester.model.chart.window.shares
    let width = tester.model.chart.window.width
    func column(_ share: Double) -> Int { map.column + Int(share * 80) }
    let middle = column((shares.lowerBound + shares.upperBound) / 2)
    tester.mouse(.press(.left), middle, map.row)
    tester.mouse(.drag(.left), middle + 8, map.row)
    tester.mouse(.release(.left), middle + 8, map.row)
    let moved = tester.model.chart.window
    #expect(abs(moved.width - width) < 1e-9)
    #expect(abs(moved.shares.lowerBound - shares.lowerBound - 0.1) < 1e-9)
    // Dragged far beyond the end, the window stops there and keeps its width.
    tester.mouse(.press(.left), middle + 8, map.row)
    tester.mouse(.drag(.left), 79, map.row)
    #expect(tester.model.chart.window.visible.upperBound == moved.whole.upperBound)
    #expect(abs(tester.model.chart.window.width - width) < 1e-9)
    tester.mouse(.drag(.left), middle + 8, map.row)
    #expect(tester.model.chart.window.visible == moved.visible)
    tester.mouse(.release(.left), middle + 8, map.row)
    // The right edge alone.
    let edge = column(moved.shares.upperBound) - 1
    tester.mouse(.press(.left), edge, map.row)
    tester.mouse(.drag(.left), edge - 8, map.row)
    tester.mouse(.release(.left), edge - 8, map.row)
    let narrowed = tester.model.chart.window
    #expect(narrowed.visible.lowerBound == moved.visible.lowerBound)
    #expect(abs(moved.shares.upperBound - narrowed.shares.upperBound - 0.1) < 1e-9)
    tester.type("u")
    #expect(tester.model.chart.window.visible == moved.visible)
  }

  @Test("The wheel zooms around the pointer, and a double-click shows all")
  func wheel() throws {
    var tester = ChartProgramTests.tester(isStill: true)
    let plot = try #require(tester.place(of: .chart(0), part: 0, .wheel))
    let (column, row) = (plot.column + 20, plot.row + 3)
    tester.mouse(.wheel(columns: 0, rows: -1), column, row)
    let window = tester.model.chart.window
    #expect(abs(window.width - 99 * 0.8) < 1e-9)
    #expect(window.visible.lowerBound > window.whole.lowerBound)
    // The position under the pointer stays there.
    let width = try #require(Self.area(.plot, of: tester)).columns.count
    let share = 20.5 / Double(width)
    let position =
      window.whole.lowerBound + share * (window.whole.upperBound - window.whole.lowerBound)
    #expect(abs(window.visibleShare(of: position) - share) < 1e-9)
    tester.click(column: column, row: row, times: 2)
    #expect(tester.model.chart.window.showsWhole)
  }

  @Test("A drag moves the window, and with Shift selects a range")
  func select() throws {
    var tester = ChartProgramTests.tester(isStill: true)
    let plot = try #require(tester.place(of: .chart(0), part: 0, .drag))
    tester.mouse(.press(.left), plot.column + 10, plot.row, .shift)
    tester.mouse(.drag(.left), plot.column + 30, plot.row, .shift)
    tester.mouse(.release(.left), plot.column + 30, plot.row, .shift)
    let window = tester.model.chart.window
    #expect(window.width < 35 && window.width > 20)
    tester.mouse(.press(.left), plot.column + 30, plot.row)
    tester.mouse(.drag(.left), plot.column + 20, plot.row)
    tester.mouse(.release(.left), plot.column + 20, plot.row)
    #expect(tester.model.chart.window.visible.lowerBound > window.visible.lowerBound)
    #expect(abs(tester.model.chart.window.width - window.width) < 1e-9)
  }

  @Test("A drag over the dates selects a range, which is tinted meanwhile")
  func dates() throws {
    var tester = ChartProgramTests.tester(isStill: true)
    let part = ChartWidget.MouseTarget.dates.rawValue
    let dates = try #require(tester.place(of: .chart(0), part: part, .drag))
    let plain = tester.grid
    tester.mouse(.press(.left), dates.column + 10, dates.row)
    tester.mouse(.drag(.left), dates.column + 30, dates.row)
    let tinted = tester.grid
    let row = dates.row - 1
    let changed = (0..<80).filter { plain[$0, row].style != tinted[$0, row].style }
    let (first, last) = (try #require(changed.first), try #require(changed.last))
    #expect(abs(first - dates.column - 10) <= 1 && abs(last - dates.column - 30) <= 1)
    tester.mouse(.release(.left), dates.column + 30, dates.row)
    #expect((20...35).contains(tester.model.chart.window.width))
    #expect(tester.model.chart.selection == nil)
    // A press without a drag moves the indicator.
    let window = tester.model.chart.window
    tester.click(column: dates.column + 5, row: dates.row)
    #expect(tester.model.chart.window == window && tester.model.chart.reading != nil)
  }

  @Test("A click toggles a series, and a long press shows it alone")
  func boxes() throws {
    var tester = ChartProgramTests.tester(isStill: true)
    let part = ChartWidget.MouseTarget.legend.rawValue
    tester.click(.chart(0), part: part)
    #expect(tester.model.chart.visibility.visibleIndices == [1])
    tester.click(.chart(0), part: part)
    #expect(tester.model.chart.visibility.visibleIndices == [0, 1])
    let box = try #require(tester.place(of: .chart(0), part: part + 1, .hold))
    tester.mouse(.press(.left), box.column, box.row)
    tester.advance(by: .milliseconds(600))
    tester.mouse(.release(.left), box.column, box.row)
    #expect(tester.model.chart.visibility.visibleIndices == [1])
  }

  // MARK: Poster

  @Test(
    "The poster never covers the reading that it describes",
    arguments: [(80, 24), (40, 12), (200, 60), (30, 10)])
  func poster(_ columns: Int, _ rows: Int) throws {
    var tester = ChartProgramTests.tester(columns: columns, rows: rows, isStill: true)
    let plot = try #require(Self.area(.plot, of: tester)).columns
    tester.press(.right)
    for _ in 0..<10 { tester.press(.left, .shift) }
    for index in 0..<100 {
      let reading = try #require(tester.model.chart.reading)
      #expect(reading.index == index)
      let column = plot.lowerBound + min(plot.count - 1, index * plot.count / 99)
      if let poster = tester.session.shown?.panes.first(where: { $0.owner == .posterPane }) {
        let seen = poster.frame.columns
        #expect(!seen.contains(column), "\(index): \(seen) on \(column)")
        #expect(seen.upperBound <= columns && seen.lowerBound >= plot.lowerBound)
      } else {
        // Without room for it, the last line shows the reading.
        #expect(tester.screen.contains(": Up \(Int(reading.values[0]))"), "\(index)")
      }
      tester.press(.right)
    }
  }

  // MARK: Pies

  @Test("A press or an arrow key pulls out a slice, and the poster describes it")
  func pie() throws {
    let set = ChartSamples.days([[1, 1], [2, 2], [1, 1]], names: ["A", "B", "C"])
    var tester = ChartProgramTests.tester([set], isStill: true)
    tester.type("p")
    tester.press(.right)
    #expect(tester.model.chart.pulled == 0 && tester.screen.contains("25% A"))
    tester.press(.right)
    #expect(tester.model.chart.pulled == 1 && tester.screen.contains("50% B"))
    tester.press(.left)
    tester.press(.left)
    #expect(tester.model.chart.pulled == 2)
    let plot = try #require(Self.area(.plot, of: tester))
    // The first slice, from 12 to 3 o'clock, is to the right of the center.
    let column = plot.columns.lowerBound + plot.columns.count / 2 + 4
    tester.click(column: column, row: plot.rows.lowerBound + plot.rows.count / 2 - 3)
    #expect(tester.model.chart.pulled == 0)
    tester.click(column: plot.columns.lowerBound, row: plot.rows.lowerBound)
    #expect(tester.model.chart.pulled == nil)
  }

  @Test("A pie of categories has a slice for each, and p shows the bars again")
  func pieOfCategories() {
    let set = ChartSet(
      positions: Positions(labels: ["apple", "kiwi", "pear"]),
      series: [Series(label: "kg", kind: .bar, values: [1, 2, 1])])
    var tester = ChartProgramTests.tester([set], isStill: true)
    #expect(tester.model.chart.title() == "3 categories, bars")
    tester.type("p")
    #expect(tester.model.chart.isPie)
    #expect(tester.model.chart.set.series.map(\.name) == ["apple", "kiwi", "pear"])
    tester.press(.right)
    #expect(tester.screen.contains("25% apple"))
    tester.type("p")
    #expect(!tester.model.chart.isPie && tester.model.chart.set == set)
  }

  // MARK: Cards

  private static func cards(_ kind: ChartComposition.ChartArrangement = .cards, columns: Int = 80)
    -> Tester
  {
    ChartProgramTests.tester(
      [
        ChartProgramTests.set(title: "One"), ChartProgramTests.set(title: "Two"),
        ChartProgramTests.set(title: "Three"),
      ], columns: columns, kind, isStill: true)
  }

  @Test("The top card follows a drag by its title, then goes to the back or springs back")
  func throwing() throws {
    var tester = Self.cards()
    let part = ChartWidget.MouseTarget.title.rawValue
    let title = try #require(tester.place(of: .chart(0), part: part, .drag))
    tester.mouse(.press(.left), title.column, title.row)
    tester.mouse(.drag(.left), title.column, title.row + 3)
    #expect(tester.model.composition.deck.drag == 3)
    let held = try #require(tester.place(of: .chart(0), part: part, .drag))
    #expect(held.row == title.row + 3)
    tester.mouse(.release(.left), title.column, title.row + 3)
    #expect(tester.model.current == 0 && tester.model.composition.deck.drag == 0)
    tester.mouse(.press(.left), title.column, title.row)
    tester.mouse(.drag(.left), title.column, title.row + 12)
    tester.mouse(.release(.left), title.column, title.row + 12)
    #expect(tester.model.composition.order == [1, 2, 0] && tester.model.current == 1)
  }

  @Test("A resize during a drag returns the card to its place")
  func interrupted() throws {
    var tester = Self.cards()
    let part = ChartWidget.MouseTarget.title.rawValue
    let title = try #require(tester.place(of: .chart(0), part: part, .drag))
    tester.mouse(.press(.left), title.column, title.row)
    tester.mouse(.drag(.left), title.column, title.row + 12)
    tester.resize(columns: 60, rows: 20)
    #expect(tester.model.composition.deck.drag == 0 && tester.model.current == 0)
  }

  @Test(
    "A click on a lower card’s title brings it to the top, and a double-click opens the top card")
  func clicks() throws {
    var tester = Self.cards()
    let part = ChartWidget.MouseTarget.title.rawValue
    let below = try #require(tester.place(of: .chart(2), part: part, .press))
    tester.click(column: below.column, row: below.row)
    #expect(tester.model.current == 2)
    let plot = try #require(tester.place(of: .chart(2), part: 0, .press))
    tester.click(column: plot.column + 9, row: plot.row + 4, times: 2)
    #expect(tester.model.isCardOpen)
    tester.press(.escape)
    let title = try #require(tester.place(of: .chart(2), part: part, .wheel))
    tester.mouse(.wheel(columns: 0, rows: 1), title.column, title.row)
    #expect(tester.model.current == 0)
  }

  @Test("Pressing a neighboring card and scrolling rotate the carousel")
  func carousel() throws {
    var tester = Self.cards(.carousel, columns: 200)
    let part = ChartWidget.MouseTarget.title.rawValue
    let beside = try #require(tester.place(of: .chart(1), part: part, .press))
    #expect(beside.column > 184)
    tester.click(column: beside.column, row: beside.row + 4)
    #expect(tester.model.current == 1)
    let title = try #require(tester.place(of: .chart(1), part: part, .wheel))
    tester.mouse(.wheel(columns: 0, rows: -1), title.column, title.row)
    #expect(tester.model.current == 0)
    tester.click(.tabs, part: 2)
    #expect(tester.model.composition.kind == .cards)
    tester.click(.tabs, part: 1)
    // Horizontal scrolling works as well.
    tester.mouse(.wheel(columns: 1, rows: 0), title.column, title.row)
    #expect(tester.model.current == 1)
  }
}
