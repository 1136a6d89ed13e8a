import Cells
import Charts
import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import QuoteViews

/// The screen of a list, and navigation in it.
struct QuotesProgramTests {
  private static func many(_ count: Int, columns: Int = 80, rows: Int = 24) -> QuoteSamples.Tester {
    let (list, book) = QuoteSamples.many(count)
    return QuoteSamples.tester(QuoteSamples.program(list, book), columns: columns, rows: rows)
  }

  // MARK: What is seen

  @Test(
    "The list at three sizes matches its golden files", arguments: [(80, 24), (40, 12), (200, 60)])
  func screens(_ columns: Int, _ rows: Int) throws {
    var tester = QuoteSamples.tester(columns: columns, rows: rows)
    tester.press(.down)
    try expectGolden(tester.screen, "quotes-\(columns)x\(rows)")
  }

  @Test("Lists of one row and of 200 match their golden files", arguments: [1, 200])
  func counts(_ count: Int) throws {
    try expectGolden(Self.many(count).screen, "quotes-\(count)-rows")
  }

  @Test("The opened row at two sizes matches its golden files", arguments: [(80, 24), (40, 12)])
  func opened(_ columns: Int, _ rows: Int) throws {
    var tester = QuoteSamples.tester(columns: columns, rows: rows)
    tester.press(.enter)
    try expectGolden(tester.screen, "quotes-opened-\(columns)x\(rows)")
  }

  @Test("The program can be drawn at any size")
  func smallest() {
    var tester = QuoteSamples.tester(QuoteSamples.program(hasStream: true))
    for (columns, rows) in [
      (1, 1), (2, 9), (16, 7), (17, 6), (29, 2), (300, 3), (64, 18), (5, 50), (9, 4),
    ] {
      tester.resize(columns: columns, rows: rows)
      tester.type("jGg?q/a")
      tester.press(.escape)
      tester.stream("AAPL,\(columns + 1)\n")
      tester.press(.enter)
      tester.press(.tab)
      tester.type("?qq")
      #expect(tester.model.opened == nil)
      #expect(tester.grid.columns == columns && tester.grid.rows == rows)
      #expect(tester.grid == tester.freshGrid)
    }
  }

  @Test("An ASCII list contains only ASCII")
  func ascii() {
    let configuration = Session<QuotesProgram>.Configuration(
      depth: .never, symbols: .ascii, glyphs: .ascii)
    let capabilities = Capabilities { ["TERM": "xterm", "LC_ALL": "C"][$0] }
    let tester = QuoteSamples.Tester(
      QuoteSamples.program(), configuration: configuration, capabilities: capabilities)
    #expect(tester.screen.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(tester.screen.contains("253.00") && tester.screen.contains(">"))
  }

  @Test("An empty list explains how to start")
  func empty() {
    #expect(
      QuoteSamples.tester(QuoteSamples.program(WatchList(), QuoteBook())).screen
        .contains("press a to add one, such as AAPL=prices.csv"))
    let waiting = QuoteSamples.program(WatchList(), QuoteBook(), hasStream: true)
    #expect(QuoteSamples.tester(waiting).screen.contains("Waiting for quotes"))
  }

  // MARK: Keys

  @Test("No two commands in one place share a key")
  func keys() {
    func shared(_ tester: QuoteSamples.Tester) -> Set<KeyPress> {
      var (seen, shared): (Set<KeyPress>, Set<KeyPress>) = ([], [])
      for map in tester.model.activeKeyMaps {
        for key in Set(map.bindings.flatMap(\.keys)) where !seen.insert(key).inserted {
          shared.insert(key)
        }
      }
      return shared
    }
    for map in QuotesProgram.keyMaps { #expect(map.clashes.isEmpty, "\(map.title)") }
    var tester = QuoteSamples.tester()
    #expect(shared(tester).isEmpty)
    tester.press(.enter)
    // Esc returns to the list if the chart has nothing to close.
    #expect(shared(tester) == [KeyPress(.escape)])
  }

  @Test("The help lists the keys of the list and the chart, and a press beside it closes it")
  func help() {
    var tester = QuoteSamples.tester(columns: 200, rows: 60)
    for _ in 0..<2 {
      tester.type("?")
      #expect(tester.model.showsHelp)
      tester.click(column: 0, row: 0)
      #expect(!tester.model.showsHelp)
      tester.press(.function(1))
      #expect(tester.model.showsHelp)
      tester.press(.escape)
      #expect(!tester.model.showsHelp)
      tester.press(.enter)
      #expect(tester.model.opened != nil)
    }
  }

  @Test("q ends the program")
  func leave() {
    var tester = QuoteSamples.tester()
    tester.type("q")
    #expect(tester.status == 0 && tester.isEnded)
  }

  @Test("The y key copies the row or the reading")
  func copy() throws {
    var tester = QuoteSamples.tester()
    tester.type("y")
    let copied = tester.claimAll().compactMap { action -> String? in
      if case .copy(let text) = action { text } else { nil }
    }
    let text = try #require(copied.first)
    #expect(text.hasPrefix("AAPL\t253.00\t+2.00\t+0.80"))
  }

  // MARK: The cursor

  @Test("Keys move the cursor, which stops at both ends")
  func cursor() {
    var tester = QuoteSamples.tester()
    #expect(tester.model.current?.symbol == "AAPL")
    tester.press(.up)
    #expect(tester.model.cursor == 0)
    for symbol in QuoteSamples.symbols.dropFirst() + ["NONE"] {
      tester.type("j")
      #expect(tester.model.current?.symbol == symbol)
    }
    tester.type("k")
    #expect(tester.model.current?.symbol == "ONE")
    tester.press(.home)
    #expect(tester.model.cursor == 0)
    tester.press(.end)
    #expect(tester.model.current?.symbol == "NONE")
  }

  @Test("Left and Right move between columns of rows; with one column, Right opens the chart")
  func columns() {
    var tester = Self.many(25, columns: 200)
    #expect(tester.model.layout.columns.count == 4 && tester.model.layout.each == 7)
    for (key, cursor) in [
      (Key.left, 0), (.down, 1), (.down, 2), (.right, 9), (.right, 16), (.right, 23), (.right, 23),
      (.left, 16), (.down, 17), (.down, 18), (.right, 24), (.right, 24), (.left, 17), (.left, 10),
      (.left, 3), (.left, 3),
    ] {
      tester.press(key)
      #expect(tester.model.cursor == cursor && tester.model.opened == nil, "\(key) \(cursor)")
    }
    tester.type("l")
    #expect(tester.model.cursor == 10)
    tester.press(.enter)
    #expect(tester.model.opened?.symbol == "S10")
    for key in [Key.right, .character("l")] {
      var single = QuoteSamples.tester()
      single.press(.left)
      #expect(single.model.layout.columns.count == 1 && single.model.opened == nil)
      single.press(key)
      #expect(single.model.opened?.symbol == "AAPL")
    }
  }

  @Test("Pages overlap by a row, and the cursor is always visible")
  func pages() {
    var tester = Self.many(200)
    let visible = tester.model.visibleCount
    #expect(visible == 22)
    tester.press(.pageDown)
    #expect(tester.model.cursor == visible - 1 && tester.model.top == 0)
    for key in [Key.pageDown, .pageDown, .down, .end, .up, .pageUp, .home, .end, .pageUp] {
      tester.press(key)
      let model = tester.model
      #expect((model.top..<model.top + visible).contains(model.cursor))
      #expect(model.top <= 200 - visible)
      #expect(tester.screen.contains("S\(model.cursor) "))
    }
  }

  @Test("The wheel scrolls, and the cursor stays among the visible rows")
  func wheel() {
    var tester = Self.many(200)
    tester.wheel(over: .row("S5"), rows: 2)
    let top = tester.model.top
    #expect(top > 0 && tester.model.cursor == top)
    tester.wheel(over: .row("S\(top)"), rows: -99)
    #expect(tester.model.top == 0 && tester.model.cursor == top)
    tester.wheel(over: .row("S0"), rows: 999)
    #expect(tester.model.top == 178 && tester.model.cursor == 178)
  }

  @Test("A click selects a row")
  func click() {
    var tester = QuoteSamples.tester()
    tester.click(.row("FLAT"))
    #expect(tester.model.current?.symbol == "FLAT" && tester.model.opened == nil)
  }

  @Test("Rows can be made taller and shorter, between one line and the whole screen")
  func heights() {
    var tester = QuoteSamples.tester()
    #expect(tester.model.layout.lines == 4)
    tester.type("----------")
    #expect(tester.model.layout.lines == 1)
    tester.type("++")
    #expect(tester.model.layout.lines == 3)
    tester.type("==========")
    #expect(tester.model.layout.lines == 13)
    tester.press(.end)
    #expect(tester.screen.contains("NONE"))
    tester.resize(columns: 80, rows: 6)
    #expect(tester.model.layout.lines == 4 && tester.screen.contains("NONE"))
  }

  @Test("Rows fill the window", arguments: [(24, 4), (60, 11), (120, 23)])
  func filling(rows: Int, height: Int) {
    let tester = QuoteSamples.tester(columns: 200, rows: rows)
    #expect(tester.model.layout.lines == height)
  }

  @Test("Only prices older than a day have their date", arguments: [1, 3])
  func dates(rows: Int) {
    var settings = QuoteSamples.settings
    settings.rows = rows
    var groups = QuoteSamples.list.groups
    groups[0].entries.append(WatchEntry("SP500", name: "S&P 500"))
    let tester = QuoteSamples.tester(
      QuoteSamples.program(WatchList(groups), QuoteSamples.book, settings))
    let dated = tester.screen.split(separator: "\n").filter { $0.contains("2026-01-") }
    #expect(dated.count == 1 && dated[0].contains("SP500") && dated[0].contains("2026-01-02"))
  }

  @Test("The date of a price appears at the midnight after its next day", arguments: [1, 3])
  func midnight(rows: Int) throws {
    var settings = QuoteSamples.settings
    (settings.rows, settings.zone) = (rows, DateScale.seconds { _ in 3600 })
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    #expect(!tester.screen.contains("2026-01-04"))
    let seconds = Double(QuoteSamples.lastDay + 2) * 86_400 - 3600 - tester.now.wall.seconds
    tester.advance(by: .seconds(seconds - 1))
    #expect(tester.wakes == 0 && !tester.screen.contains("2026-01-04"))
    tester.advance(by: .seconds(2))
    #expect(tester.wakes == 1 && tester.screen.contains("2026-01-04"))
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == 1)
  }

  @Test("An empty list says what to do, and where it is saved")
  func emptyList() {
    var settings = QuoteSamples.settings
    settings.listPath = "/home/a/quotes.csv"
    let tester = QuoteSamples.tester(QuoteSamples.program(WatchList(), QuoteBook(), settings))
    for words in ["press a to add one", "shape quotes prices/", "--feed", "/home/a/quotes.csv"] {
      #expect(tester.screen.contains(words), "\(words)")
    }
  }

  @Test("The header has a total for each currency")
  func currencies() {
    var groups = QuoteSamples.list.groups
    for index in groups[0].entries.indices.prefix(2) {
      groups[0].entries[index].holding = Holding(amount: 10, cost: 200)
      groups[0].entries[index].currency = ["USD", "JPY"][index]
    }
    let tester = QuoteSamples.tester(QuoteSamples.program(WatchList(groups)))
    #expect(tester.screen.contains("USD 2530.00 +530.00  JPY 28550.00 +26550.00"))
  }

  // MARK: Order

  @Test("Sorting and reversing keep the cursor on its row")
  func sorting() {
    var tester = QuoteSamples.tester()
    tester.type("jj")
    var sorts: Set<QuoteSort> = []
    for _ in 0..<8 {
      tester.type("s")
      sorts.insert(tester.model.sort)
      #expect(tester.model.current?.symbol == "FLAT")
      tester.type("S")
      #expect(tester.model.current?.symbol == "FLAT")
      #expect(tester.shownSymbols.sorted() == QuoteSamples.symbols.sorted())
    }
    #expect(sorts.contains(.list) && sorts.contains(.price) && sorts.contains(.value))
    #expect(tester.claimSaves().isEmpty)
  }

  @Test("Rows without a price come last in both directions")
  func missing() {
    var settings = QuoteSamples.settings
    settings.sort = .price
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    let one = tester.shownSymbols
    tester.type("S")
    let other = tester.shownSymbols
    #expect(one.last == "NONE" && other.last == "NONE")
    #expect(Array(one.dropLast()) == Array(other.dropLast().reversed()))
    #expect(Set([one.first, other.first]) == ["FLAT", "7203"])
  }

  @Test("A filter shows the matching rows while it is typed")
  func filter() {
    var tester = QuoteSamples.tester()
    tester.type("/FlA")
    #expect(tester.shownSymbols == ["FLAT"] && tester.screen.contains("Find: FlA"))
    tester.press(.enter)
    #expect(tester.model.entry == nil && tester.shownSymbols == ["FLAT"])
    #expect(tester.screen.contains("1 symbol with “FlA”"))
    tester.press(.escape)
    #expect(tester.shownSymbols == QuoteSamples.symbols)
    tester.type("/トヨタ")
    #expect(tester.shownSymbols == ["7203"])
    tester.press(.escape)
    #expect(tester.model.entry == nil && tester.shownSymbols == QuoteSamples.symbols)
    tester.type("/aq")
    #expect(!tester.isEnded && tester.screen.contains("No symbol or name contains “aq”"))
  }

  @Test("The text being typed is visible, even right after a notice")
  func entryAfterNotice() {
    var tester = QuoteSamples.tester()
    tester.type("s/fl")
    #expect(tester.screen.contains("Find: fl"))
  }

  // MARK: Groups

  @Test("Groups are shown in turn, and by a click on their names")
  func groups() {
    var tester = QuoteSamples.tester()
    #expect(tester.screen.contains("List") && tester.screen.contains("Funds"))
    tester.press(.tab)
    #expect(tester.model.group == 1 && tester.shownSymbols == ["SP500"])
    tester.type("}")
    #expect(tester.model.group == 0)
    tester.press(.tab, .shift)
    #expect(tester.model.group == 1)
    tester.click(.tabs, part: 0)
    #expect(tester.model.group == 0 && tester.shownSymbols == QuoteSamples.symbols)
    tester.click(.tabs, part: 1)
    #expect(tester.model.group == 1 && tester.screen.contains("S&P 500"))
  }

  @Test("The header shows the gain of the group’s holdings")
  func totals() {
    var tester = QuoteSamples.tester(columns: 120)
    #expect(tester.grid.text(ofRow: 0).contains("5500"))
    tester.press(.tab)
    #expect(!tester.grid.text(ofRow: 0).contains("5500"))
  }

  // MARK: Rest

  @Test("An idle list never wakes in an hour")
  func rest() {
    var tester = QuoteSamples.tester()
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == 0 && tester.isIdle)
    tester.type("j")
    tester.press(.enter)
    tester.advance(by: .seconds(3600))
    #expect(tester.wakes == 0)
    tester.finish()
  }
}
