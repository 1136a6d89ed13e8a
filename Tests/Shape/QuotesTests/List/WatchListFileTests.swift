import TestSupport
import Testing

@testable import Quotes

@Suite("Watch list files")
struct WatchListFileTests {
  private func read(_ text: String) throws -> (list: WatchList, notes: [String]) {
    try WatchListFile.list(of: Array(text.utf8), file: "list.csv")
  }

  private func message(_ text: String) -> String? {
    #expect(throws: WatchListError.self) { try read(text) }?.description
  }

  @Test("The text is a table with a header")
  func text() {
    let apple = WatchEntry(
      "AAPL", name: "Apple, Inc.", holding: Holding(amount: 10, cost: 182.5), currency: "EUR",
      sources: ["a.csv", "b|c.csv"],
      alerts: [Alert("AAPL", .above, 200), Alert("AAPL", .change, .atMost, -2.5)])
    let list = WatchList([WatchGroup("", [apple]), WatchGroup("#1")])
    #expect(
      WatchListFile(list).text == """
        group,symbol,name,amount,cost,currency,sources,alerts
        ,AAPL,"Apple, Inc.",10,182.5,EUR,a.csv | b\\|c.csv,> 200 | change <= -2.5%
        "#1",,,,,,,

        """)
  }

  @Test("A list survives a round trip")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let list = WatchList.random(&generator)
      let reading = try WatchListFile.list(of: Array(WatchListFile(list).text.utf8))
      #expect(reading.list == list)
      #expect(reading.notes.isEmpty)
    }
  }

  @Test("Columns may have other names, another order, and be missing")
  func aliases() throws {
    let (list, notes) = try read(
      "\u{FEFF}Avg. Cost;Ticker;Sector;Quantity\r\n1.234,5;SAP.DE;IT;7\r\n;;;\r\n-;BMW.DE;Cars;\r\n"
    )
    #expect(
      list.groups == [
        WatchGroup(
          "",
          [WatchEntry("SAP.DE", holding: Holding(amount: 7, cost: 1234.5)), WatchEntry("BMW.DE")])
      ])
    #expect(notes == ["column “Sector” not read"])
  }

  @Test("Thousands separators, currency signs and points are accepted")
  func numbers() throws {
    let (list, _) = try read("symbol,shares,cost\nA,\"1,234.5\",$12.50\nB,1.234,3\nC,-2,\n")
    #expect(list.groups[0].entries.map(\.holding?.amount) == [1234.5, 1.234, -2])
    #expect(list.groups[0].entries.map(\.holding?.cost) == [12.5, 3, nil])
  }

  @Test("Lots of a symbol are added, and other duplicates ignored, both with a note")
  func twice() throws {
    let (list, notes) = try read("symbol,amount,cost\nA,1,10\nB,,\nA,3,20\nB,,\n")
    #expect(list.entry(of: "A")?.holding == Holding(amount: 4, cost: 17.5))
    #expect(
      notes == [
        "line 4: A appears twice in the unnamed group; the amounts are added",
        "line 5: B appears twice in the unnamed group; the second row is ignored",
      ])
  }

  @Test("A plain text has one symbol per line")
  func plain() throws {
    let (list, notes) = try read("# my list\nAAPL\r\n\n  ^GSPC  # index\nC#\n")
    #expect(list.groups == [WatchGroup("", ["AAPL", "^GSPC", "C#"].map { WatchEntry($0) })])
    #expect(notes.isEmpty)
    #expect(try read("").list == WatchList())
  }

  @Test(
    "An error has its location",
    arguments: [
      (
        "AAPL\n  BRK B\n",
        "list.csv, line 2, column 6: “BRK B” has more than a symbol; a table needs a first line "
          + "with “symbol”"
      ),
      (
        "symbol,amount\nA,1\n\"B\nC\",x\n",
        "list.csv, row 3, column 1 (symbol): “B\u{FFFD}C” isn’t a symbol; a symbol has 1 to 32 "
          + "visible characters, no blanks"
      ),
      (
        "# c\nsymbol,amount\n\nA,x\n",
        "list.csv, row 4, column 2 (amount): “x” isn’t a number"
      ),
      ("name,symbol\nA\n", "list.csv, row 2, column 2 (symbol): the symbol is missing"),
      (
        "symbol,alerts\nA,> 2 | 3\n",
        "list.csv, row 2, column 2 (alerts): “3” has none of >, <, >= and <=; “AAPL > 200” is an "
          + "alert"
      ),
      ("symbol\nA\n\"B\nC\n", "list.csv, line 3: a quotation mark isn’t closed"),
      ("A\nB\0\n", "list.csv, line 2: the line isn’t text in UTF-8"),
    ])
  func faults(text: String, words: String) { #expect(message(text) == words) }

  @Test("Bytes that aren’t UTF-8 are rejected with their line")
  func encoding() {
    let error = #expect(throws: WatchListError.self) {
      try WatchListFile.list(of: [0x41, 0x0A, 0x42, 0xFF, 0x0A])
    }
    #expect(error?.line == 2 && error?.description == "line 2: the line isn’t text in UTF-8")
  }

  @Test(
    "Alerts in a cell are separated by bars, commas or semicolons",
    arguments: [
      "> 2 | change < -5%", "\"> 2, change < -5%\"", "> 2; change < -5% ;", "A > 2|A change < -5%",
    ])
  func alerts(cell: String) throws {
    let alerts = try read("symbol,alerts\nA,\(cell)\n").list.groups[0].entries[0].alerts
    #expect(alerts == [Alert("A", .above, 2), Alert("A", .change, .below, -5)])
  }

  @Test("Several texts share a cell")
  func parts() {
    for parts in [[], ["a"], ["a|b", "c\\d", "e\\|"], ["| |"]] {
      #expect(ListParts.parts(of: ListParts.joined(parts)) == parts)
    }
    #expect(ListParts.parts(of: "a|b || C:\\x\\") == ["a", "b", "C:\\x\\"])
  }
}

extension WatchList {
  /// Returns a list with names that need quoting.
  fileprivate static func random(_ generator: inout SeededGenerator) -> WatchList {
    let names = ["", "Tech", "#1", "a,b;c", "“x”", "\"y\"", "\"\u{301}z", "#\u{20E3}", "watchlist"]
    let groups = names.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
    let list = groups.map { name in
      let symbols = ["A", "B\"", "C,D", "#E", "é;", "F|\\"].shuffled(using: &generator)
      let count = Int.random(in: (name.isEmpty ? 1 : 0)...4, using: &generator)
      return WatchGroup(name, symbols.prefix(count).map { WatchEntry.random($0, &generator) })
    }
    return WatchList(list)
  }
}

extension WatchEntry {
  fileprivate static func random(
    _ symbol: String, _ generator: inout SeededGenerator
  ) -> WatchEntry {
    let numbers = [0.1, 3, 1e300, -2.5, 1e-9, 1234.567, 0]
    let amount = numbers.randomElement(using: &generator)
    let cost = Bool.random(using: &generator) ? numbers.randomElement(using: &generator) : nil
    let holding =
      Bool.random(using: &generator)
      ? amount.map { Holding(amount: $0, cost: cost) }
      : nil
    let names = [nil, "N, Inc.", "#n", "n\"", "line\nline", "-"]
    let alerts = [
      Alert(symbol, .above, 2.5), Alert(symbol, .change, .below, -1e-7),
      Alert(symbol, .atLeast, 1e22),
    ]
    return WatchEntry(
      symbol, name: names.randomElement(using: &generator) ?? nil, holding: holding,
      currency: [nil, "EUR", ".XYZ"].randomElement(using: &generator) ?? nil,
      sources: Array(["a b.csv", "|", "\\", "ü,\"\n.csv"].shuffled(using: &generator).prefix(2)),
      alerts: Array(alerts.shuffled(using: &generator).prefix(2)))
  }
}
