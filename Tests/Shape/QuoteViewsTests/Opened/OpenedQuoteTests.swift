import Charts
import Quotes
import Testing

@testable import ChartDrawings
@testable import ChartViews
@testable import QuoteViews

@Suite("Opened quotes")
struct OpenedQuoteTests {
  private static func opened(
    _ symbol: String = "AAPL", _ book: QuoteBook = QuoteSamples.book,
    previous: OpenedQuote? = nil
  ) -> OpenedQuote {
    OpenedQuote(symbol, name: nil, book, QuoteSamples.settings, previous: previous)
  }

  private static func visible(_ opened: OpenedQuote) -> ClosedRange<Double> {
    opened.chart.charts[0].window.visible
  }

  private static func kinds(_ opened: OpenedQuote) -> [SeriesKind] {
    opened.chart.charts[0].set.series.map(\.kind)
  }

  // MARK: Spans

  @Test("Daily prices open with a quarter, and have no one-day span")
  func daily() {
    let opened = Self.opened()
    #expect(opened.span == .quarter && !opened.spans.contains(.day))
    #expect(opened.spanNames == ["5D", "1M", "3M", "6M", "1Y", "5Y", "ALL"])
    let last = Double(QuoteSamples.lastDay)
    #expect(Self.visible(opened) == last - 92...last)
  }

  @Test("Intraday prices open with the last session")
  func intraday() {
    let opened = Self.opened("SP500")
    #expect(opened.span == .day && opened.spans.first == .day)
    let times = QuoteSamples.index.times
    let zone = opened.chart.charts[0].zone
    #expect(
      zone.localTime(at: Self.visible(opened).lowerBound) == DateScale.utc.localTime(at: times[78]))
    #expect(
      zone.localTime(at: Self.visible(opened).upperBound) == DateScale.utc.localTime(at: times[155])
    )
  }

  @Test("The one-day span shows the previous close within its range, and longer spans don’t")
  func previousClose() throws {
    var opened = Self.opened("SP500")
    let close = try #require(QuoteSamples.book.quote("SP500").previousClose)
    let chart = opened.chart.charts[0]
    #expect(chart.look.rules.map(\.value) == [close])
    #expect(chart.ranges(in: chart.window.visible)[0].contains(close))
    opened.changeSpan(by: 1, QuoteSamples.book)
    #expect(opened.chart.charts[0].look.rules.isEmpty)
  }

  @Test("If daily prices are newer, the last session has its own previous close and isn’t first")
  func oldSession() throws {
    var book = QuoteSamples.book
    book.put(QuoteSamples.daily([3000, 3050, 3060, 3070, 3080]), of: "SP500", name: nil)
    var opened = Self.opened("SP500", book)
    #expect(opened.span == .quarter)
    opened.showSpan(0, book)
    #expect(opened.span == .day && opened.chart.charts[0].set.positions.unit == .seconds)
    // The last session is two days before the last day.
    #expect(opened.chart.charts[0].look.rules.map(\.value) == [3050])
    opened.showSpan(1, book)
    #expect(opened.chart.charts[0].set.positions.unit == .days)
  }

  @Test("The price line has its own color, and the volume is gray in the background")
  func colors() {
    let series = Self.opened().chart.charts[0].set.series
    #expect(series.map(\.kind) == [.line, .bar])
    #expect(series[0].color == nil && series[1].color == 0x8A_8A_8A)
  }

  @Test("Nights take no room")
  func nights() {
    var opened = Self.opened("SP500")
    opened.changeSpan(by: 1, QuoteSamples.book)
    let positions = opened.chart.charts[0].set.positions
    let steps = (1..<positions.count).map { positions[$0] - positions[$0 - 1] }
    #expect(positions.count == QuoteSamples.index.count)
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) < 1e-6)
  }

  @Test("A few minutes of a live session aren’t a week if there are daily prices")
  func liveWeek() {
    var book = QuoteSamples.book
    let now = Double(QuoteSamples.lastDay + 1) * 86_400 + 50_000
    for minute in 0..<5 {
      _ = book.take(Tick("AAPL", 200, at: now + Double(minute) * 60), now: now)
    }
    var opened = Self.opened("AAPL", book)
    #expect(opened.span == .day)
    opened.changeSpan(by: 1, book)
    #expect(opened.span == .week && opened.chart.charts[0].set.positions.unit == .days)
  }

  @Test("The one-day span becomes available when intraday prices arrive")
  func firstLive() {
    var opened = Self.opened()
    var book = QuoteSamples.book
    let now = Double(QuoteSamples.lastDay + 1) * 86_400 + 50_000
    for minute in 0..<5 {
      _ = book.take(Tick("AAPL", 200, at: now + Double(minute) * 60), now: now)
    }
    opened.refresh(book)
    #expect(opened.spans.contains(.day) && opened.span == .quarter)
  }

  @Test("Spans cycle, and each shows its time")
  func spans() {
    var opened = Self.opened()
    let last = Double(QuoteSamples.lastDay)
    for (index, days) in [(1, 31), (2, 92), (3, 183)] {
      opened.showSpan(index, QuoteSamples.book)
      #expect(Self.visible(opened) == last - Double(days)...last, "\(opened.span)")
    }
    opened.showSpan(0, QuoteSamples.book)
    #expect(Self.visible(opened) == last - 4...last)
    for index in 4...6 {
      opened.showSpan(index, QuoteSamples.book)
      #expect(opened.spanIndex == index && opened.chart.charts[0].window.showsWhole)
    }
    opened.changeSpan(by: 1, QuoteSamples.book)
    #expect(opened.spanIndex == 0)
    opened.changeSpan(by: -1, QuoteSamples.book)
    #expect(opened.span == .all)
    opened.showSpan(7, QuoteSamples.book)
    opened.showSpan(-1, QuoteSamples.book)
    #expect(opened.span == .all)
  }

  @Test("Five years are grouped by week unless another interval is chosen")
  func aggregated() {
    var opened = Self.opened()
    opened.showSpan(5, QuoteSamples.book)
    #expect(opened.span == .fiveYears)
    #expect((28...30).contains(opened.chart.charts[0].set.positions.count))
    opened.showSpan(6, QuoteSamples.book)
    #expect(opened.chart.charts[0].set.positions.count == 200)
  }

  @Test("There is nothing to undo before a zoom")
  func history() {
    for symbol in ["AAPL", "SP500"] {
      var opened = Self.opened(symbol)
      #expect(!opened.chart.charts[0].window.canUndo)
      opened.changeSpan(by: 1, QuoteSamples.book)
      #expect(!opened.chart.charts[0].window.canUndo)
    }
  }

  // MARK: Appearance

  @Test("Candles and volume can be toggled, and stay for the next row")
  func kinds() {
    var opened = Self.opened()
    #expect(opened.canDrawCandles && opened.hasVolumes)
    #expect(!Self.kinds(opened).contains(.candle) && Self.kinds(opened).contains(.bar))
    opened.toggleCandles(QuoteSamples.book)
    opened.toggleVolume(QuoteSamples.book)
    #expect(Self.kinds(opened) == [.candle])
    let next = Self.opened("AAPL", previous: opened)
    #expect(next.drawsCandles && !next.showsVolume && next.span == opened.span)
    let other = Self.opened("7203", previous: opened)
    #expect(!other.canDrawCandles && !other.hasVolumes && !Self.kinds(other).contains(.candle))
  }

  @Test("The grouping interval cycles, with a notice")
  func intervals() {
    var opened = Self.opened()
    var counts: [Int] = []
    for interval in PriceInterval.allCases.dropFirst() + [PriceInterval.none] {
      let words = opened.nextInterval(QuoteSamples.book)
      #expect(opened.interval == interval)
      #expect(
        words
          == (interval == .none ? "All rows of the source" : "One row per \(interval.rawValue)")
      )
      counts.append(opened.chart.charts[0].set.positions.count)
    }
    // Days, weeks, months, quarters, years and rows.
    #expect(counts.first == 200 && counts.last == 200)
    #expect(zip(counts.dropLast(), counts.dropFirst().dropLast()).allSatisfy { $0 > $1 })
  }

  // MARK: New prices

  @Test("A new price moves a window at the end, and keeps its width")
  func refreshed() {
    var (opened, book) = (Self.opened(), QuoteSamples.book)
    let before = Self.visible(opened)
    let noon = Double(QuoteSamples.lastDay + 1) * 86_400 + 43_200
    let isNew = book.take(Tick("AAPL", 254, at: noon), now: noon)
    #expect(isNew)
    opened.refresh(book)
    #expect(opened.chart.charts[0].set.positions.count == 201)
    #expect(Self.visible(opened) == before.lowerBound + 1...before.upperBound + 1)
    #expect(opened.chart.charts[0].set.series[0].values.last == 254)
    #expect(opened.words(book).hasPrefix("AAPL 254.00 ▲ +1.00"))
  }

  @Test("A window that was moved stays, as does the indicator")
  func away() throws {
    var (opened, book) = (Self.opened(), QuoteSamples.book)
    let first = try #require(QuoteSamples.apple.times.first)
    opened.chart.charts[0].window.select(first + 10, first + 60)
    opened.chart.charts[0].indicator = Indicator(at: first + 30)
    let noon = Double(QuoteSamples.lastDay + 1) * 86_400 + 43_200
    let isNew = book.take(Tick("AAPL", 254, at: noon), now: noon)
    #expect(isNew)
    opened.refresh(book)
    #expect(Self.visible(opened) == first + 10...first + 60)
    #expect(opened.chart.charts[0].indicator == Indicator(at: first + 30))
  }

  @Test("A symbol without prices can be opened")
  func none() {
    var opened = Self.opened("NONE")
    #expect(opened.chart.charts[0].set.positions.count == 0)
    opened.changeSpan(by: 1, QuoteSamples.book)
    opened.toggleCandles(QuoteSamples.book)
    opened.toggleVolume(QuoteSamples.book)
    _ = opened.nextInterval(QuoteSamples.book)
    opened.refresh(QuoteSamples.book)
    #expect(opened.chart.charts[0].set.positions.count == 0)
    #expect(opened.words(QuoteSamples.book).hasPrefix("NONE"))
  }
}
