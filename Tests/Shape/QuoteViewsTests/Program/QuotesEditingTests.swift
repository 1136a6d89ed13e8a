import Clocks
import Programs
import Quotes
import TerminalCodes
import TestSupport
import Testing
import Widgets

@testable import QuoteViews

/// Changes of the list.
struct QuotesEditingTests {
  // MARK: Rows

  @Test("A symbol is added below the cursor, with undo and redo")
  func add() throws {
    var tester = QuoteSamples.tester()
    tester.type("amsft")
    #expect(tester.screen.contains("Add: msft"))
    tester.press(.enter)
    let added = ["AAPL", "MSFT", "7203", "FLAT", "ONE", "NONE"]
    #expect(tester.model.entry == nil && tester.listedSymbols == added)
    #expect(tester.model.current?.symbol == "MSFT")
    #expect(tester.claimSaves() == [tester.model.list])
    tester.type("u")
    #expect(tester.listedSymbols == QuoteSamples.symbols)
    #expect(tester.claimSaves() == [QuoteSamples.list])
    tester.type("U")
    #expect(tester.listedSymbols == added && tester.claimSaves() == [tester.model.list])
    tester.finish()
  }

  @Test("A symbol with a file is read and shows its price")
  func addFile() {
    var tester = QuoteSamples.tester()
    tester.type("amsft=x.csv")
    tester.press(.enter)
    tester.expect(.read(symbol: "MSFT", ["x.csv"]))
    var reading = QuoteReading()
    reading.histories = [SymbolHistory(history: QuoteSamples.daily([77.25, 78.5]))]
    tester.message(.read(symbol: "MSFT", [reading], files: ["x.csv": "/prices/x.csv"]))
    // The path of the file is saved as absolute.
    #expect(tester.model.list.entry(of: "MSFT")?.sources == ["/prices/x.csv"])
    #expect(tester.claimSaves().last?.entry(of: "MSFT")?.sources == ["/prices/x.csv"])
    #expect(tester.screen.contains("78.50") && tester.screen.contains("+1.25"))
  }

  @Test("An invalid or duplicate symbol shows an error and stays editable")
  func refusedSymbols() {
    for text in ["7203", "*"] {
      var tester = QuoteSamples.tester()
      tester.type("a\(text)")
      tester.press(.enter)
      #expect(tester.listedSymbols == QuoteSamples.symbols && tester.claimSaves().isEmpty)
      #expect(tester.model.entry?.state.text == text && tester.model.notice != nil)
    }
    var tester = QuoteSamples.tester()
    tester.type("a")
    tester.press(.enter)
    #expect(tester.model.entry == nil && tester.model.notice == nil)
  }

  @Test("Rows can be removed down to the last one, and all be restored")
  func remove() {
    var tester = QuoteSamples.tester()
    tester.type("jx")
    #expect(tester.listedSymbols == ["AAPL", "FLAT", "ONE", "NONE"])
    #expect(tester.model.current?.symbol == "FLAT" && tester.claimSaves().count == 1)
    for _ in 0..<4 { tester.press(.delete) }
    #expect(tester.listedSymbols.isEmpty && tester.model.current == nil)
    #expect(tester.claimSaves().count == 4)
    tester.type("x")
    #expect(tester.claimSaves().isEmpty && tester.screen.contains("There are no rows yet"))
    tester.type("uuuuu")
    #expect(tester.listedSymbols == QuoteSamples.symbols)
    tester.type("u")
    #expect(tester.screen.contains("There is nothing to undo"))
  }

  @Test("A group can be renamed and removed, with undo")
  func changedGroups() {
    var tester = QuoteSamples.tester()
    tester.press(.tab)
    tester.type("E")
    #expect(tester.screen.contains("Group name: Funds"))
    for _ in 0..<5 { tester.press(.backspace) }
    tester.type("Bonds")
    tester.press(.enter)
    #expect(tester.model.list.groups.map(\.name) == ["", "Bonds"])
    tester.type("X")
    #expect(tester.model.list.groups.count == 1 && tester.listedSymbols == QuoteSamples.symbols)
    #expect(tester.screen.contains("Removed the group Bonds and its rows; u undoes it"))
    tester.type("X")
    #expect(tester.screen.contains("The last group can’t be removed"))
    tester.type("uu")
    #expect(tester.model.list == QuoteSamples.list)
    tester.claimAll()
  }

  @Test(
    "An unsaved list is reported again at the end, and w overwrites another program’s changes")
  func unsaved() {
    var tester = QuoteSamples.tester()
    tester.type("w")
    #expect(tester.claimSaves().isEmpty)
    tester.type("x")
    #expect(tester.claimSaves().count == 1)
    tester.message(.unsaved("Not saved: l.csv was changed meanwhile"))
    #expect(tester.screen.contains("Not saved: l.csv"))
    tester.type("w")
    tester.expect(.overwrite(tester.model.list))
    tester.message(.saved)
    #expect(tester.model.unsaved == nil)
    tester.message(.unsaved("Not saved: the disk is full"))
    tester.type("q")
    #expect(tester.status == 73)
  }

  @Test("A list changed by another program is loaded, with undo")
  func changedElsewhere() {
    var tester = QuoteSamples.tester()
    let other = WatchList([WatchGroup("", [WatchEntry("MSFT")])])
    tester.message(.listChanged(other))
    #expect(tester.model.list == other && tester.shownSymbols == ["MSFT"])
    tester.claimAll()
    tester.type("u")
    #expect(tester.model.list == QuoteSamples.list && tester.claimSaves() == [QuoteSamples.list])
  }

  @Test("A file path can be typed instead of a symbol, which follows from its name")
  func addPath() {
    var tester = QuoteSamples.tester()
    tester.type("aprices/msft.us.csv")
    tester.press(.enter)
    tester.expect(.read(symbol: "MSFT.US", ["prices/msft.us.csv"]))
    #expect(tester.model.current == WatchEntry("MSFT.US", sources: ["prices/msft.us.csv"]))
    #expect(tester.screen.contains("No price for MSFT.US"))
    tester.claimAll()
  }

  @Test("Keys change the time span of the lines, and the header shows it")
  func lineSpans() {
    var tester = QuoteSamples.tester()
    tester.type("[")
    #expect(tester.model.book.span == .automatic)
    tester.type("]]]")
    #expect(tester.model.book.span == .month && tester.screen.contains("5 symbols, 1m"))
    #expect(tester.screen.contains("Lines over a month"))
    tester.type("[")
    #expect(tester.model.book.span == .week)
    #expect(tester.grid == tester.freshGrid)
  }

  @Test("Keys move a row along with the cursor")
  func move() {
    var tester = QuoteSamples.tester()
    tester.type("J")
    #expect(tester.listedSymbols == ["7203", "AAPL", "FLAT", "ONE", "NONE"])
    #expect(tester.model.current?.symbol == "AAPL")
    tester.press(.down, .shift)
    #expect(tester.listedSymbols == ["7203", "FLAT", "AAPL", "ONE", "NONE"])
    #expect(tester.model.current?.symbol == "AAPL")
    tester.type("K")
    tester.press(.up, .shift)
    #expect(tester.listedSymbols == QuoteSamples.symbols && tester.claimSaves().count == 4)
    tester.type("K")
    #expect(tester.listedSymbols == QuoteSamples.symbols && tester.claimSaves().isEmpty)
  }

  @Test("Dragging moves a row along with the cursor")
  func drag() throws {
    var tester = QuoteSamples.tester()
    let start = try #require(tester.place(of: .row("AAPL"), .drag))
    let end = try #require(tester.place(of: .row("FLAT"), .drag))
    tester.mouse(.press(.left), start.column, start.row)
    tester.mouse(.drag(.left), end.column, end.row)
    #expect(tester.model.held == "AAPL")
    tester.mouse(.release(.left), end.column, end.row)
    #expect(tester.listedSymbols == ["7203", "FLAT", "AAPL", "ONE", "NONE"])
    #expect(tester.model.held == nil && tester.model.current?.symbol == "AAPL")
    #expect(tester.claimSaves().last == tester.model.list)
    tester.type("u")
    #expect(tester.listedSymbols == QuoteSamples.symbols)
    // Dragged cell by cell, it ends in the same place.
    tester.drag(from: start, to: end)
    #expect(tester.listedSymbols == ["7203", "FLAT", "AAPL", "ONE", "NONE"])
  }

  @Test("Sorted and filtered rows can’t be moved, with a reason", arguments: ["s", "/a"])
  func sorted(_ keys: String) throws {
    var tester = QuoteSamples.tester()
    tester.type(keys)
    if keys == "/a" { tester.press(.enter) }
    #expect((tester.model.sort == .list) == (tester.shownSymbols == ["AAPL", "FLAT"]))
    tester.type("J")
    #expect(tester.screen.contains(keys == "s" ? "Rows are sorted" : "Rows are filtered"))
    let start = try #require(tester.place(of: .row("AAPL"), .drag))
    tester.drag(from: start, to: (start.column, start.row == 1 ? 6 : 2))
    #expect(tester.listedSymbols == QuoteSamples.symbols && tester.claimSaves().isEmpty)
  }

  // MARK: Groups

  @Test("A row can be moved to the next group, and a new group is shown immediately")
  func groups() {
    var tester = QuoteSamples.tester()
    tester.type("m")
    #expect(tester.model.list.groups[1].entries.map(\.symbol) == ["SP500", "AAPL"])
    #expect(tester.listedSymbols == ["7203", "FLAT", "ONE", "NONE"])
    tester.type("NCoins")
    tester.press(.enter)
    #expect(tester.model.group == 2 && tester.listedSymbols.isEmpty)
    #expect(tester.model.list.groups.map(\.name) == ["", "Funds", "Coins"])
    tester.type("uu")
    #expect(tester.model.list == QuoteSamples.list && tester.model.group < 2)
    #expect(tester.claimSaves().count == 4)
  }

  @Test("A symbol that is already in the next group isn’t moved")
  func groupHasIt() {
    let entry = WatchEntry("AAPL")
    let list = WatchList([WatchGroup("A", [entry]), WatchGroup("B", [entry])])
    var tester = QuoteSamples.tester(QuoteSamples.program(list))
    tester.type("m")
    #expect(tester.model.list == list && tester.claimSaves().isEmpty)
    #expect(tester.model.notice != nil)
  }

  // MARK: Names, holdings and alerts

  @Test("A typed name overrides the source’s until it is removed")
  func rename() {
    var tester = QuoteSamples.tester()
    #expect(tester.screen.contains("Apple"))
    tester.type("nMy fruit")
    tester.press(.enter)
    #expect(tester.model.current?.name == "My fruit" && tester.screen.contains("My fruit"))
    #expect(tester.claimSaves().count == 1)
    tester.type("n")
    #expect(tester.model.entry?.state.text == "My fruit")
    for _ in 0..<8 { tester.press(.backspace) }
    tester.press(.enter)
    #expect(tester.model.current?.name == nil && tester.screen.contains("Apple"))
  }

  @Test("A holding can be an amount with a price, and shows its value")
  func holding() {
    var tester = QuoteSamples.tester(columns: 120)
    tester.type("hsome")
    tester.press(.enter)
    #expect(tester.screen.contains("A holding is an amount"))
    #expect(tester.model.entry?.state.text == "some" && tester.claimSaves().isEmpty)
    tester.press(.escape)
    tester.type("h10 @ 200")
    tester.press(.enter)
    #expect(tester.model.current?.holding == Holding(amount: 10, cost: 200))
    #expect(tester.screen.contains("2530"))
    tester.type("h")
    for _ in 0..<20 { tester.press(.backspace) }
    tester.press(.enter)
    #expect(tester.model.current?.holding == nil && tester.claimSaves().count == 2)
  }

  @Test("Several alerts can be typed at once, and an invalid one changes none")
  func alerts() {
    var tester = QuoteSamples.tester()
    tester.type("!> 260, change < -2%")
    tester.press(.enter)
    let alerts = tester.model.current?.alerts ?? []
    #expect(alerts.map(\.condition) == ["> 260", "change < -2%"])
    #expect(tester.claimSaves().count == 1)
    tester.type("!, dear")
    tester.press(.enter)
    #expect(tester.model.current?.alerts == alerts && tester.model.entry != nil)
    tester.press(.escape)
    tester.type("u")
    #expect(tester.model.current?.alerts.isEmpty == true)
  }

  // MARK: Keeping

  @Test("A list without a file is saved only on request")
  func keep() {
    var settings = QuoteSamples.settings
    settings.isSaved = false
    var tester = QuoteSamples.tester(
      QuoteSamples.program(QuoteSamples.list, QuoteSamples.book, settings))
    tester.type("x")
    #expect(tester.claimSaves().isEmpty)
    tester.type("w")
    tester.expect(.save(tester.model.list))
    tester.message(.failed("The list is saved in list.csv"))
    #expect(tester.screen.contains("The list is saved in list.csv"))
    tester.finish()
  }
}
