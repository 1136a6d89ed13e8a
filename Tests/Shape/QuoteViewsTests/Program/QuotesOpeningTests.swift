import Cells
import Charts
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import ChartDrawings
@testable import ChartViews
@testable import QuoteViews

/// The chart of a row, and how it is opened.
struct QuotesOpeningTests {
  private static func opened() -> QuoteSamples.Tester {
    var tester = QuoteSamples.tester()
    tester.press(.enter)
    return tester
  }

  @Test("Enter and double-click open a row, and q and Esc return to the list")
  func open() {
    for key in [Key.character("q"), .escape] {
      var tester = Self.opened()
      #expect(tester.model.opened?.symbol == "AAPL" && tester.screen.contains("Apple"))
      tester.press(key)
      #expect(tester.model.opened == nil && tester.model.current?.symbol == "AAPL", "\(key)")
      #expect(tester.status == nil)
    }
    var tester = QuoteSamples.tester()
    tester.click(.row("FLAT"), times: 2)
    #expect(tester.model.opened?.symbol == "FLAT")
    tester.finish()
  }

  @Test("Esc first hides the indicator, then undoes a zoom, then returns to the list")
  func escape() {
    var tester = Self.opened()
    let visible = tester.model.opened?.chart.charts[0].window.visible
    tester.type("+")
    tester.press(.right)
    #expect(tester.model.opened?.chart.chart.indicator != nil)
    tester.press(.escape)
    #expect(tester.model.opened?.chart.chart.indicator == nil)
    tester.press(.escape)
    #expect(tester.model.opened?.chart.charts[0].window.visible == visible)
    tester.press(.escape)
    #expect(tester.model.opened == nil)
  }

  @Test("Tab and clicks select spans")
  func spans() {
    var tester = Self.opened()
    #expect(tester.model.opened?.span == .quarter && tester.screen.contains("6M"))
    tester.press(.tab)
    #expect(tester.model.opened?.span == .half)
    tester.press(.tab, .shift)
    tester.press(.tab, .shift)
    #expect(tester.model.opened?.span == .month)
    tester.click(.spans, part: 6)
    #expect(tester.model.opened?.span == .all)
    #expect(tester.model.opened?.chart.charts[0].window.showsWhole == true)
  }

  @Test("Keys toggle candles and volume, and change the interval")
  func ways() {
    var tester = Self.opened()
    func kinds() -> [SeriesKind] {
      tester.model.opened?.chart.charts[0].set.series.map(\.kind) ?? []
    }
    #expect(!kinds().contains(.candle) && kinds().contains(.bar))
    tester.type("t")
    #expect(kinds().contains(.candle))
    tester.type("V")
    #expect(!kinds().contains(.bar))
    tester.type("r")
    #expect(tester.model.opened?.interval == PriceInterval.allCases[1])
    #expect(tester.screen.contains("One row per \(PriceInterval.allCases[1].rawValue)"))
  }

  @Test("A notice says what the source lacks")
  func lacking() {
    var tester = QuoteSamples.tester()
    tester.type("jl")
    #expect(tester.model.opened?.symbol == "7203")
    tester.type("t")
    #expect(tester.screen.contains("The source has only closing prices"))
    tester.type("V")
    #expect(tester.screen.contains("The source has no volume"))
  }

  @Test("The next and previous rows with a history open in order, with the same span")
  func neighbors() {
    var tester = Self.opened()
    tester.press(.tab)
    for symbol in ["7203", "FLAT", "ONE", "AAPL"] {
      tester.type("n")
      #expect(tester.model.opened?.symbol == symbol && tester.model.current?.symbol == symbol)
      #expect(tester.model.opened?.span == .half)
    }
    tester.type("P")
    #expect(tester.model.opened?.symbol == "ONE")
    tester.type("q")
    #expect(tester.model.current?.symbol == "ONE")
    tester.type("jl")
    #expect(tester.model.opened == nil && tester.screen.contains("NONE has no history to chart"))
  }

  @Test("The chart’s own keys and mouse gestures work")
  func chart() throws {
    var tester = Self.opened()
    func window() throws -> ChartWindow {
      try #require(tester.model.opened).chart.charts[0].window
    }
    let width = try window().width
    tester.type("+")
    let zoomed = try window().width
    #expect(abs(zoomed - width / 2) < 1e-6)
    tester.wheel(over: .chart(.chart(0)), part: 0, rows: 1)
    #expect(try window().width > zoomed)
    let before = try window().width
    tester.type("/2025-12")
    #expect(tester.model.opened?.chart.entry?.text == "2025-12")
    tester.press(.enter)
    // December 1 2025.
    #expect(try window().visible.contains(20_423))
    #expect(abs(try window().width - before) < 1e-6)
    tester.press(.right)
    tester.type("y")
    let copied = tester.claimAll { if case .copy = $0 { true } else { false } }
    #expect(copied.count == 1)
    // Rows have no files of days to open.
    tester.press(.enter)
    #expect(!tester.actions.contains { if case .perform = $0 { true } else { false } })
  }

  @Test("A new price moves the opened chart forward")
  func live() {
    var tester = QuoteSamples.tester(QuoteSamples.program(hasStream: true))
    tester.press(.enter)
    tester.stream("AAPL,254.00\n")
    #expect(tester.model.opened?.chart.charts[0].set.positions.count == 201)
    #expect(tester.grid.text(ofRow: 0).contains("AAPL 254.00"))
    let bytes = tester.bytesWritten
    tester.stream("FLAT,10.00\n")
    #expect(tester.bytesWritten == bytes)
  }

  @Test("The space bar also silences the alarm in a chart")
  func silence() {
    var settings = QuoteSamples.settings
    settings.alerts = [Alert("AAPL", .price, .above, 254)]
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings, hasStream: true))
    tester.press(.enter)
    tester.stream("AAPL,255\n")
    #expect(tester.claimRings() == 1)
    tester.type(" ")
    tester.expect(.silence)
    #expect(tester.model.opened != nil && !tester.model.isRinging)
  }
}
