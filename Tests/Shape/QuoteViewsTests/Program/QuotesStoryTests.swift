import Cells
import Charts
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing

@testable import QuoteViews

struct QuotesStoryTests {
  @Test("Watch lists keep their invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) {
    let plan = StoryPlan<QuotesProgram>(
      keys: ["A", "=", "9", "@", "x"],
      // Prices become stale, alerts are shown for half a minute, and commands run again.
      rests: {
        $0.stream == nil && $0.feed == nil && $0.fired.isEmpty && !RandomQuotes.hasNewPrice($0)
      },
      isColumn: { owner in
        switch owner {
        case .helpPane, .listPane: true
        default: false
        }
      },
      message: { RandomQuotes.message($0, &$1) }, program: { RandomQuotes.program(&$0) })
    Stories.run(plan, part: part)
  }

  @Test("The list survives any bytes from the stream", arguments: 0..<8)
  func hostileBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tester = QuoteSamples.tester(
      QuoteSamples.program(hasStream: true), columns: 50, rows: 14)
    for _ in 0..<60 {
      tester.message(.bytes(RandomQuotes.hostileBytes(&random)))
      tester.advance(by: .milliseconds(60))
      #expect(tester.grid == tester.freshGrid)
      for row in 0..<tester.grid.rows {
        let scalars = tester.grid.text(ofRow: row).unicodeScalars
        #expect(!scalars.contains { $0.properties.generalCategory == .control })
      }
    }
    // The partial line ends, and a good one is accepted.
    tester.stream("\nFLAT,12.50\n")
    #expect(tester.model.book.quote("FLAT").price == 12.5)
    tester.message(.ended(nil))
    #expect(tester.status == nil && tester.model.streamEnd != nil)
  }
}

/// Random lists, prices and messages.
enum RandomQuotes {
  private static let symbols = ["AAPL", "7203", "FLAT", "ONE", "NONE", "SP500", "ZZZ", "表", "X"]

  /// Returns a list in several groups, with some prices, and a stream or a command.
  static func program(_ random: inout SeededGenerator) -> QuotesProgram {
    var settings = QuotesSettings()
    settings.isStill = Bool.random(using: &random)
    settings.isSaved = Bool.random(using: &random)
    settings.up = RisingColor.allCases.randomElement(using: &random) ?? .blue
    settings.rows = [nil, nil, 1, 2, 5].randomElement(using: &random) ?? nil
    settings.sort = QuoteSort.allCases.randomElement(using: &random) ?? .list
    settings.isReversed = Bool.random(using: &random)
    settings.takesUnknown = Bool.random(using: &random)
    if Int.random(in: 0..<5, using: &random) == 0 { settings.refresh = .seconds(10) }
    let groups = (0..<Int.random(in: 1...3, using: &random)).map { number in
      WatchGroup(number == 0 ? "" : "Group \(number)", entries(&random))
    }
    var book = QuoteBook(span: LineSpan.allCases.randomElement(using: &random) ?? .automatic)
    for symbol in symbols where Bool.random(using: &random) {
      book.put(history(&random), of: symbol, name: Bool.random(using: &random) ? "Nom é" : nil)
    }
    return QuoteSamples.program(
      WatchList(groups), book, settings, hasStream: Int.random(in: 0..<3, using: &random) == 0)
  }

  private static func entries(_ random: inout SeededGenerator) -> [WatchEntry] {
    let count = [0, 1, 3, 9].randomElement(using: &random) ?? 3
    return symbols.shuffled(using: &random).prefix(count).map { symbol in
      var entry = WatchEntry(symbol)
      if Bool.random(using: &random) { entry.name = "Name of \(symbol) 名" }
      if Int.random(in: 0..<3, using: &random) == 0 {
        entry.holding = Holding(
          amount: value(&random), cost: Bool.random(using: &random) ? value(&random) : nil)
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        entry.alerts = [Alert(symbol, .price, .above, 300)]
      }
      return entry
    }
  }

  private static func value(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: 1e300
    case 1: 1e-12
    default: Double(Int.random(in: 100...50_000, using: &random)) / 100
    }
  }

  private static func history(_ random: inout SeededGenerator) -> PriceHistory {
    let isDaily = Bool.random(using: &random)
    let count = [0, 1, 2, 30, 800].randomElement(using: &random) ?? 2
    let step = isDaily ? 1.0 : 300
    let start = isDaily ? Double(QuoteSamples.lastDay - 900) : 1.767e9
    let closes = (0..<count).map { _ in
      Int.random(in: 0..<20, using: &random) == 0 ? Double.nan : value(&random)
    }
    let hasCandles = Bool.random(using: &random)
    return PriceHistory(
      times: (0..<count).map { start + Double($0) * step }, isDaily: isDaily, closes: closes,
      candles: hasCandles ? Candles(open: closes, high: closes, low: closes) : nil,
      volumes: Bool.random(using: &random) ? closes : nil,
      decimals: Int.random(in: 0...8, using: &random))
  }

  // MARK: Messages

  /// Returns a random message.
  static func message(
    _ program: QuotesProgram, _ random: inout SeededGenerator
  ) -> QuotesProgram.Message {
    let symbol = symbols.randomElement(using: &random) ?? "X"
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .ended(Bool.random(using: &random) ? "the pipe broke" : nil)
    case 1: return .answered(symbol, .bytes(lines(&random)))
    case 2: return .answered(symbol, .failed("ended with status 1"))
    case 3: return .failed("prices.csv can’t be read")
    case 4:
      var reading = QuoteReading()
      reading.histories = [SymbolHistory(history: history(&random))]
      return .read(symbol: symbol, [reading], files: [:])
    case 5: return .refresh
    case 6: return .bytes(hostileBytes(&random))
    default: return .bytes(lines(&random))
    }
  }

  /// Whether a price is newer than those of the histories, and will get a date.
  static func hasNewPrice(_ program: QuotesProgram) -> Bool {
    program.list.symbols.contains { symbol in
      if case .seconds(let time)? = program.book.quote(symbol).time {
        time > 1.7674e9
      } else {
        false
      }
    }
  }

  private static func lines(_ random: inout SeededGenerator) -> [UInt8] {
    let lines = (0..<Int.random(in: 1...9, using: &random)).map { _ -> String in
      let symbol = symbols.randomElement(using: &random) ?? "X"
      return "\(symbol),\(value(&random))\n"
    }
    return Array(lines.joined().utf8)
  }

  /// Returns bytes that aren't price lines: random ones, escapes, huge numbers, partial lines.
  static func hostileBytes(_ random: inout SeededGenerator) -> [UInt8] {
    let texts = [
      "\u{1B}[2J\u{1B}]0;title\u{7},1\n", "AAPL,1e999\n", "AAPL,-5\nAAPL,0\nAAPL,nan\n",
      "{\"symbol\":\"A\u{202E}B\",\"price\":1}\n", "{\"symbol\":[[[[", "AAPL,12:",
      "\r\n\r\n;;;,,,\n",
      "AAPL,99999999999999999999,5\n", "AAPL,1e300\n", "A,1\0\n",
      String(repeating: "A", count: 70_000), "\u{FEFF}", "AAPL 253,5\tx\n",
    ]
    if Bool.random(using: &random) {
      return (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
    }
    return Array((texts.randomElement(using: &random) ?? "").utf8)
  }
}
