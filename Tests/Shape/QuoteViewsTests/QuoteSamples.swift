import Charts
import Clocks
import Programs
import Quotes
import TestSupport

@testable import QuoteViews

/// A small watch list with prices, for testing quotes.
///
/// Its prices end the day before the test clock starts.
enum QuoteSamples {
  typealias Tester = ProgramTester<QuotesProgram>

  /// Sunday, January 4 2026, in days since 1970: the day before the test clock starts.
  static let lastDay = 20_457
  /// The symbols of the first group.
  static let symbols = ["AAPL", "7203", "FLAT", "ONE", "NONE"]

  // MARK: Prices

  /// Two hundred rising days with candles and volumes; the last closes are 251 and 253.
  static let apple: PriceHistory = {
    let closes = (0..<200).map { number -> Double in
      let wave = number * 7 % 30
      return 200 + Double(wave + number) / 4
    }
    return PriceHistory(
      times: days(200), isDaily: true, closes: closes,
      candles: Candles(
        open: closes.map { $0 - 0.5 }, high: closes.map { $0 + 1 }, low: closes.map { $0 - 1 }),
      volumes: closes.indices.map { Double(1000 + $0 % 7 * 100) })
  }()

  /// Thirty falling days without decimals; the last closes are 2860 and 2855.
  static let toyota = PriceHistory(
    times: days(30), isDaily: true, closes: (0..<30).map { 3000 - Double($0) * 5 }, decimals: 0)

  /// Two sessions of 78 rows; the second one is below the last close of the first, 3087.25, and
  /// ends at 3071.75.
  static let index: PriceHistory = {
    var (times, closes): ([Double], [Double]) = ([], [])
    for (session, day) in [lastDay - 3, lastDay - 2].enumerated() {
      let opening = Double(day * 86_400 + 52_200)
      for row in 0..<78 {
        times.append(opening + Double(row * 300))
        let wave = session == 0 ? row * 7 % 30 : row * 11 % 40
        closes.append((session == 0 ? 3080.0 : 3070.0) + Double(wave) / 4)
      }
    }
    return PriceHistory(times: times, isDaily: false, closes: closes)
  }()

  private static func days(_ count: Int) -> [Double] {
    (0..<count).map { Double(lastDay - count + 1 + $0) }
  }

  /// Returns a daily history of closes that ends on the last day.
  static func daily(_ closes: [Double]) -> PriceHistory {
    PriceHistory(times: days(closes.count), isDaily: true, closes: closes)
  }

  static let book: QuoteBook = {
    var book = QuoteBook()
    book.put(apple, of: "AAPL", name: "Apple")
    book.put(toyota, of: "7203", name: nil)
    book.put(daily(Array(repeating: 10, count: 30)), of: "FLAT", name: nil)
    book.put(daily([42.5]), of: "ONE", name: nil)
    book.put(index, of: "SP500", name: nil)
    return book
  }()

  // MARK: The list

  /// Two groups: stocks, in an unnamed group, and funds.
  static let list = WatchList([
    WatchGroup(
      "",
      [
        WatchEntry("AAPL"),
        WatchEntry("7203", name: "トヨタ自動車", holding: Holding(amount: 100, cost: 2800)),
        WatchEntry("FLAT", name: "A line without any change"),
        WatchEntry("ONE"),
        WatchEntry("NONE"),
      ]),
    WatchGroup("Funds", [WatchEntry("SP500", name: "S&P 500")]),
  ])

  /// Returns a list with a number of rows, each with a few prices, and its book.
  static func many(_ count: Int) -> (list: WatchList, book: QuoteBook) {
    var book = QuoteBook()
    var entries: [WatchEntry] = []
    for number in 0..<count {
      let symbol = "S\(number)"
      entries.append(WatchEntry(symbol))
      book.put(
        daily((0..<20).map { 50 + Double(number) + Double(($0 * 7 + number) % 13) }), of: symbol,
        name: nil)
    }
    return (WatchList([WatchGroup("", entries)]), book)
  }

  // MARK: Programs

  /// The settings of most tests: no animations, and the list is saved.
  static let settings: QuotesSettings = {
    var settings = QuotesSettings()
    settings.isStill = true
    settings.isSaved = true
    return settings
  }()

  static func program(
    _ list: WatchList = list, _ book: QuoteBook = book, _ settings: QuotesSettings = settings,
    hasStream: Bool = false
  ) -> QuotesProgram {
    QuotesProgram(list, book, settings, stream: hasStream ? QuoteLines() : nil)
  }

  static func tester(
    _ program: QuotesProgram = program(), columns: Int = 80, rows: Int = 24
  ) -> Tester {
    Tester(program, columns: columns, rows: rows)
  }

  /// Returns a tester of a list that shows a stream.
  static func streaming(
    _ settings: QuotesSettings = settings, _ list: WatchList = list
  ) -> Tester {
    tester(program(list, book, settings, hasStream: true))
  }

  /// The time at which testers start.
  static var now: Moment { Tester.usualStart }
}

extension ProgramTester<QuotesProgram> {
  /// Whether nothing wakes the program before the date of a price that gets older than a day.
  var isIdle: Bool { nextWake.map { now.instant.duration(to: $0) > .seconds(3600) } ?? true }

  /// The symbols of the visible rows, in order.
  var shownSymbols: [String] { model.order.map { model.entries[$0].symbol } }

  /// The symbols of the visible group in list order.
  var listedSymbols: [String] { model.entries.map(\.symbol) }

  /// Claims the requests to save the list, and returns the lists.
  mutating func claimSaves() -> [WatchList] {
    claimAll { if case .perform(.save) = $0 { true } else { false } }
      .compactMap { action -> WatchList? in
        if case .perform(.save(let list)) = action { list } else { nil }
      }
  }

  /// Claims the queried symbols, with one list per effect.
  mutating func claimAsked() -> [[String]] {
    claimAll { if case .perform(.ask) = $0 { true } else { false } }
      .compactMap { action -> [String]? in
        if case .perform(.ask(let symbols)) = action { symbols } else { nil }
      }
  }

  /// Claims the alarm and its notices, and returns the number of times it started.
  mutating func claimRings() -> Int {
    claimAll { if case .say = $0 { true } else { false } }
    return claimAll { $0 == .perform(.ring) }.count
  }

  /// Sends bytes from the stream.
  mutating func stream(_ text: String) { message(.bytes(Array(text.utf8))) }
}
