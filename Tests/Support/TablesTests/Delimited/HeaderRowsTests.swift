import Testing

@testable import Tables

@Suite("Rows that name columns")
struct HeaderRowsTests {
  private func table(_ text: String) throws(TableError) -> Table {
    try DelimitedText.table(of: Array(text.utf8))
  }

  private func names(_ text: String) throws -> [String] { try table(text).columns.map(\.name) }

  private func numbers(_ table: Table, _ name: String) -> [Double] {
    guard case .numbers(let values)? = table[name]?.content else { return [] }
    return values
  }

  @Test("A header of three rows combines fields with symbols")
  func symbols() throws {
    let one = try table(
      "Price,Close,High\nTicker,AAPL,AAPL\nDate,,\n2024-01-02,185.5,186\n2024-01-03,184,187\n")
    #expect(one.columns.map(\.name) == ["Date", "Close", "High"])
    #expect(numbers(one, "Close") == [185.5, 184] && one.rows[0] == 4)
    #expect(one.times?.unit == .days)
    #expect(
      try names("Price,Close,Close\nTicker,AAPL,MSFT\nDate,,\n2024-01-02,1,2\n2024-01-03,3,4\n")
        == ["Date", "AAPL", "MSFT"])
    #expect(
      try names(
        "Price,Close,Close,Open,Open\nTicker,A,M,A,M\nDate,,,,\n2024-01-02,1,2,3,4\n")
        == ["Date", "A Close", "M Close", "A Open", "M Open"])
    #expect(
      try names(",Close,Close,Open,Open\n,A,M,A,M\nDate,,,,\n2024-01-02,1,2,3,4\n")
        == ["Date", "Close A", "Close M", "Open A", "Open M"])
  }

  @Test("A row below the names may have units, and one above may group columns")
  func twoRows() throws {
    #expect(try names("t,temp\ns,°C\n0,5\n1,6\n") == ["s", "temp °C"])
    #expect(
      try names("month,North,,South,\n,a,b,a,b\nJan,1,2,3,4\nFeb,2,3,4,5\n")
        == ["month", "North a", "North b", "South a", "South b"])
    #expect(try names(",a,b\nDate,,\n2024-01-01,1,2\n") == ["Date", "a", "b"])
  }

  @Test(
    "Rows with a number, a time or a name are data",
    arguments: [
      "a,b\n1,x\n2,3\n4,5\n", "d,v\n2024-01-01,x\n2024-01-02,5\n2024-01-03,6\n",
      "n,v\nfoo,x\nbar,3\nbaz,4\n",
      "v\nx\n1\n2\n",
    ])
  func faultyRows(text: String) {
    #expect(throws: TableError.self) { try table(text) }
    let error = #expect(throws: TableError.self) { try table(text) }
    #expect(error?.row == 2 && error?.fault == .notNumber("x"))
  }

  @Test("Only years in equal steps name columns")
  func years() throws {
    #expect(try names("fruit,1990,2000,2010\na,1,2,3\n") == ["fruit", "1990", "2000", "2010"])
    for row in ["1200,1300,1400", "2001,2002,2004", "2998,2999,3000", "2001,2001,2001"] {
      #expect(try table("apple,\(row)\npear,1500,1600,1700\n").rows.count == 2)
    }
  }

  @Test("A row of texts whose cells recur below it, or are times as those are, isn’t a header")
  func rowsOfTexts() throws {
    for text in [
      "apple\npear\napple\n", "2024-01-01,boot\n2024-01-02,halt\n2024-01-03,start\n",
      "anna,login\nbob,login\nanna,logout\n", "09:30,boot\n09:40,halt\n09:50,start\n",
    ] {
      #expect(try table(text).rows.count == 3)
    }
    #expect(try names("fruit\napple\npear\napple\n") == ["fruit"])
    #expect(try names("day,event\n2024-01-01,boot\n2024-01-02,boot\n") == ["day", "event"])
  }

  @Test("Titles may be above the header")
  func titles() throws {
    let titled = try table("My report\n\nDate,Value\n2024-01-01,1\n2024-01-02,2\n")
    #expect(titled.columns.map(\.name) == ["Date", "Value"] && titled.rows[0] == 4)
    let tool = try table(
      "procs ---memory---\n r b free\n 1 0 512\nprocs ---memory---\n r b free\n 2 1 400\n")
    #expect(tool.columns.map(\.name) == ["r", "b", "free"])
    #expect(numbers(tool, "free") == [512, 400] && tool.skipped.count == 0)
  }

  @Test("A comment in front of the rows may be their header")
  func comments() throws {
    #expect(try names("# x sin cos\n0 1 2\n1 2 3\n") == ["x", "sin", "cos"])
    #expect(try names("# by me\n# a, b\n0, 1\n1, 2\n") == ["a", "b"])
    #expect(try names("# made in Berlin 2024\n0 1\n1 2\n") == ["column 1", "column 2"])
  }

  @Test("A header may have one cell less than its rows")
  func shortHeader() throws {
    #expect(try names("a,b\n1,2,\n3,4,\n") == ["a", "b"])
    #expect(try names("\"x\" \"y\"\n\"1\" 5 6\n\"2\" 7 8\n") == ["column 1", "x", "y"])
    let error = #expect(throws: TableError.self) { try table("a,b\n1,2,3\n3,4,5\n") }
    #expect(error?.description == "row 1: the header has 2 cells, but the rows below have 3")
    let late = (1...70).map { "\($0),2,\n" }.joined()
    #expect(throws: TableError.self) { try table("a,b\n\(late)1,2,3\n") }
  }

  @Test("Cells may follow in a column that has a cell in the header but no name")
  func unnamedColumn() throws {
    let rows = (1...70).map { "\($0),2,\n" }.joined()
    let table = try table("a,b,\n\(rows)71,2,a remark\n")
    #expect(table.columns.map(\.name) == ["a", "b"] && table.rows.count == 71)
  }

  @Test("The first line may name the delimiter")
  func namedDelimiter() throws {
    let table = try table("sep=;\na;b\n1,5;2\n3;4\n")
    #expect(table.columns.map(\.name) == ["a", "b"] && table.rows[0] == 3)
    #expect(numbers(table, "a") == [1.5, 3])
  }

  @Test("Rows of totals are left out and counted")
  func totals() throws {
    var text = DelimitedText()
    try text.append(Array("d,v\n2024-01-01,1\n2024-01-02,2\nTotal,3\n".utf8))
    let table = try text.finish()
    #expect(numbers(table, "v") == [1, 2] && text.findings?.totals == 1)
  }

  @Test("Rows that begin with # are counted if they have as many cells as others")
  func commentedRows() throws {
    var text = DelimitedText()
    try text.append(
      Array("# a comment, of mine, is this\na,b\n1,2\n# so, so, so\n#3,4\n5,6\n".utf8))
    let table = try text.finish()
    #expect(numbers(table, "a") == [1, 5] && text.findings?.commented == 1)
  }

  @Test("Rows that begin with # are counted if one of their cells is bad, unlike repeated headers")
  func faultyMarkedRows() throws {
    var text = DelimitedText()
    try text.append(Array("tag,v\n#a,1\nb,2\n#c,x\n#tag,v\n#d,4\n".utf8))
    let table = try text.finish()
    #expect(numbers(table, "v") == [1, 2, 4] && text.findings?.commented == 1)
  }

  @Test("Texts may be Windows-1252")
  func letters() throws {
    let bytes = Array("Gr".utf8) + [0xF6, 0xDF, 0x65, 0x2C, 0x80] + Array("\n1,2\n3,4\n".utf8)
    #expect(try DelimitedText.table(of: bytes).columns.map(\.name) == ["Größe", "€"])
  }
}
