import Testing

@testable import Tables

@Suite("Delimited text")
struct DelimitedTextTests {
  private func table(
    _ text: String, _ change: (inout DelimitedOptions) -> Void = { _ in }
  ) throws(TableError) -> Table {
    var options = DelimitedOptions(file: "a.csv")
    change(&options)
    return try DelimitedText.table(of: Array(text.utf8), options)
  }

  private func message(
    _ text: String, _ change: (inout DelimitedOptions) -> Void = { _ in }
  ) -> String {
    do throws(TableError) {
      let table = try table(text, change)
      return "\(table.columns)"
    } catch { return error.description }
  }

  private func numbers(_ table: Table, _ column: Int = 0) -> [Double] {
    guard case .numbers(let values) = table.columns[column].content else { return [] }
    return values
  }

  private func times(_ table: Table) -> [Double] {
    table.times.map { times in (0..<times.count).map { times[$0] } } ?? []
  }

  @Test(
    "Delimiters are detected",
    arguments: [
      "x,y\n1,2\n3,4\n", "x;y\n1;2\n3;4", "x\ty\r\n1\t2\r\n3\t4\r\n", "x|y\n1|2\n3|4\n",
      "x y\n1 2\n3   4\n", "  x   y\n  1   2  \n 3\t4 \n", "\u{FEFF}x,y\n1,2\n3,4",
      "x, y\n1, 2\n3 ,4\n",
      "# note\nx,y\n\n1,2\n# more, and more\n3,4\n", "\"x\",\"y\"\n\"1\",\"2\"\n3,4",
    ])
  func delimiters(text: String) throws {
    let table = try table(text)
    #expect(table.columns.map(\.name) == ["x", "y"])
    #expect(numbers(table, 0) == [1, 3])
    #expect(numbers(table, 1) == [2, 4])
  }

  @Test("A header is detected, as is its absence")
  func headers() throws {
    #expect(try table("1,2\n3,4\n").columns.map(\.name) == ["column 1", "column 2"])
    #expect(try table("value\n1\n2\n").columns == [.init("value", .numbers([1, 2]))])
    #expect(
      try table("Date,2018,2019\n2019-01-01,1,2\n").columns.map(\.name) == ["Date", "2018", "2019"])
    #expect(
      try table("a,a,,a 2\n1,2,3,4\n").columns.map(\.name) == ["a", "a 2", "column 3", "a 2 2"])
    #expect(try table("1,2\n3,4\n") { $0.hasHeader = true }.rows.count == 1)
    #expect(try table("x,y\n") { $0.hasHeader = true }.rows.count == 0)
    #expect(message("x,1\n2,3\n4,5") == "a.csv, row 1, column 1: “x” isn’t a number")
  }

  @Test("Decimal commas are detected with semicolons and in quoted cells")
  func decimalCommas() throws {
    #expect(numbers(try table("x;y\n1;2,5\n3;1.234,75\n"), 1) == [2.5, 1234.75])
    #expect(numbers(try table("x,y\n1,\"2,5\"\n3,\"4,75\"\n"), 1) == [2.5, 4.75])
    #expect(numbers(try table("x,y\n1,\"1,234.5\"\n3,\"2,345\"\n"), 1) == [1234.5, 2345])
    #expect(
      numbers(try table("1,234;5\n2,345;6\n") { $0.hasDecimalComma = true }) == [1.234, 2.345])
    #expect(
      numbers(try table("1,234;5\n2,345;6\n") { $0.hasDecimalComma = false }) == [1234, 2345])
    #expect(
      message("x;y\n1,234;5\n2,345;6\n")
        == "a.csv, row 2, column 1 (x): “1,234” may have a decimal comma or a thousands separator;"
        + " say which (--decimal)")
  }

  @Test("Missing numbers are NaN, and empty columns are numbers")
  func gaps() throws {
    let table = try table("a,b,c\n1,,\nnull,2,\nNaN,-,\nNA,3,\n")
    #expect(numbers(table, 0).map(\.isNaN) == [false, true, true, true])
    #expect(numbers(table, 1).map(\.isNaN) == [true, false, true, false])
    #expect(numbers(table, 2).count == 4)
  }

  @Test("Texts can be omitted, also in sorted rows, without affecting anything else")
  func withoutTexts() throws {
    let text = "day,name,value\n2024-01-02,b,2\n2024-01-01,a,1\n"
    let (whole, lean) = (try table(text), try table(text) { $0.keepsTexts = false })
    #expect(whole.columns.map(\.name) == lean.columns.map(\.name))
    #expect(numbers(lean, 2) == [1, 2] && times(lean) == times(whole))
    #expect(whole.columns[1].content == .texts(["a", "b"]))
    #expect(lean.columns[1].content == .texts([]))
  }

  @Test("Quoted texts keep delimiters, newlines and quotation marks")
  func quoting() throws {
    let table = try table("name,v\n\"a,b\",1\n\"c\n\"\"d\"\"\",2\nplain,3\n\"\",4\n")
    #expect(table["name"]?.content == .texts(["a,b", "c\n\"d\"", "plain", ""]))
    #expect((0..<4).map { table.rows[$0] } == [2, 3, 5, 6])
  }

  @Test("Faulty rows are rejected with their line")
  func refused() {
    let rows = "a,b\n1,2\n2,3\n"
    #expect(message(rows + "3\n") == "a.csv, row 4: the row has 1 cell, not 2")
    #expect(message(rows + "3,4,5\n") == "a.csv, row 4: the row has 3 cells, not 2")
    #expect(message(rows + "\n# c\n3,x") == "a.csv, row 6, column 2 (b): “x” isn’t a number")
    #expect(
      message(rows + "3,1e999") == "a.csv, row 4, column 2 (b): “1e999” is too large for a number")
    #expect(
      message(rows + "\"3\"x,4")
        == "a.csv, row 4, column 1 (a): there is text after the closing quotation mark")
    #expect(message(rows + "\"3,4\n5,6") == "a.csv, row 4: a quotation mark isn’t closed")
    #expect(message("") == "a.csv: there are no rows")
    #expect(message("\n# c\n") == "a.csv: there are no rows")
    #expect(
      message("t,v\n2019-01-01,1\n2019-01-02,2\n,3\n")
        == "a.csv, row 4, column 1 (t): the time is missing")
    #expect(
      message("t,v\n1/2/2019,1\n1/3/2019,1\n")
        == "a.csv, column 1 (t): “1/2/2019” may be day first or month first, and no row decides it;"
        + " say which (--date dmy or --date mdy)")
    #expect(
      message("a,b\n1,2") { $0.time = .column("z") }
        == "a.csv: unknown column “z”; the columns are “a”, “b”")
    #expect(
      message("a,b\n1,2") { $0.time = .column("b") }
        == "a.csv, column 2 (b): the column doesn’t hold times")
  }

  @Test("Faulty rows are skipped and counted on request")
  func skipped() throws {
    let text = "a,b\n1,2\n3\n\"4\"x,5\n6,7,8\n9,y\n10,11\n\"12,13\n14,15\n"
    let table = try table(text) { $0.badRows = .skip }
    #expect(numbers(table) == [1, 10, 14])
    #expect(table.skipped.count == 5)
    #expect(table.skipped.first?.row == 3)
    #expect((0..<3).map { table.rows[$0] } == [2, 7, 9])
  }

  @Test(
    "Content that isn't a table is recognized",
    arguments: [
      (
        "<!DOCTYPE html><html>",
        "this is a web page, not a table; its site may need a key or a login"
      ),
      ("\n <html>\n", "this is a web page, not a table; its site may need a key or a login"),
      (
        "{\"Note\": \"Thank you! Too many calls\"}",
        "the service sent an error instead of data: “Thank you! Too many calls”"
      ),
      (
        "{\"chart\":{\"result\":null,\"error\":{\"code\":\"x\",\"description\":\"No data\"}}}",
        "the service sent an error instead of data: “No data”"
      ),
      ("[[1,2],[3,4]]", "this is JSON, not rows of text"),
      ("a\0b", "this is binary data, not UTF-8 text"),
    ])
  func foreign(text: String, clause: String) { #expect(message(text) == "a.csv: \(clause)") }

  @Test("A header in angle brackets isn't HTML")
  func brackets() throws {
    #expect(try table("<TICKER>,<CLOSE>\nA,1\n").columns.map(\.name) == ["<TICKER>", "<CLOSE>"])
  }

  @Test("Times are detected by their form, and counts since 1970 also by name or position")
  func timeColumns() throws {
    #expect(times(try table("v,day\n1,1970-01-02\n2,1970-01-03\n")) == [1, 2])
    #expect(
      times(try table("1573000000000,1\n1573000060000,2\n")) == [1_573_000_000, 1_573_000_060])
    #expect(
      times(try table("v,Timestamp\n1,1573000000\n2,1573000060\n")) == [
        1_573_000_000, 1_573_000_060,
      ])
    #expect(try table("v,volume\n1,1573000000\n2,1573000060\n").times == nil)
    #expect(
      times(try table("v,volume\n1,1573000000\n") { $0.time = .column("2") }) == [1_573_000_000])
    #expect(try table("1970-01-02,1\n") { $0.time = .none }.times == nil)
    #expect(
      times(
        try table("x,v\n5,1\n65,2\n") {
          $0.time = .column("x")
          $0.timeForm = .epoch(ticksPerSecond: 1)
        }) == [5, 65])
  }

  @Test("A time of day may have its own column")
  func splitTimes() throws {
    let table = try table("2011.12.08,18:49,1.5\n2011.12.08,18:50,1.6\n2011.12.08,18:51,1.7\n")
    #expect(table.columns.count == 2)
    #expect(table.times?.storage == .regular(start: 1_323_370_140, step: 60, count: 3))
    let blanks = try self.table("2019-11-05 09:30:00 3080.8\n2019-11-05 09:31:00 3080.9\n")
    #expect(times(blanks) == [1_572_946_200, 1_572_946_260])
    #expect(numbers(blanks, 1) == [3080.8, 3080.9])
  }

  @Test("Rows are sorted by time, with a flag; the sort is stable")
  func sorting() throws {
    let table = try table("d,v\n1970-01-03,1\n1970-01-02,2\n1970-01-03,3\n1970-01-01,4\n")
    #expect(times(table) == [0, 1, 2, 2])
    #expect(numbers(table, 1) == [4, 2, 1, 3])
    #expect((0..<4).map { table.rows[$0] } == [5, 3, 2, 4])
    #expect(table.wasSorted)
    let newestFirst = try self.table("d,v\n1970-01-03,1\n1970-01-02,2\n1970-01-01,3\n")
    #expect(newestFirst.times?.storage == .regular(start: 0, step: 1, count: 3))
    #expect(numbers(newestFirst, 1) == [3, 2, 1])
  }

  @Test("An endless row is rejected or skipped without being buffered")
  func endless() throws {
    var text = DelimitedText(
      {
        var options = DelimitedOptions()
        options.badRows = .skip
        return options
      }())
    try text.append(Array("a,b\n".utf8))
    try text.settle()
    #expect(try text.drain() == nil)
    try text.append(Array("1,2\n".utf8))
    try text.settle()
    let piece = [UInt8](repeating: 0x31, count: 65_536)
    for _ in 0..<40 { try text.append(piece) }
    try text.append(Array(",5\n3,4\n\"".utf8))
    for _ in 0..<40 { try text.append(piece) }
    try text.append(Array("\n5,6\n".utf8))
    let table = try text.finish()
    #expect(numbers(table) == [1, 3, 5])
    #expect(table.skipped.count == 2)
    #expect((0..<3).map { table.rows[$0] } == [2, 4, 6])
  }

  @Test("An endless first row is rejected")
  func endlessFirstRow() throws {
    var text = DelimitedText(DelimitedOptions(file: "a.csv"))
    let piece = [UInt8](repeating: 0x31, count: 1 << 18)
    for _ in 0..<4 { try text.append(piece) }
    let error = #expect(throws: TableError.self) { try text.append(piece) }
    #expect(error?.description == "a.csv, row 1: the row is longer than 1024 KiB")
  }

  @Test(
    "A closed quotation mark doesn't hold back rows, wherever the chunks end",
    arguments: ["\"a\nb\"", "\"a\nb\",x\"y"])
  func closedQuote(cut: String) throws {
    var text = DelimitedText()
    try text.append(Array("n,m,v\np,q,1\np,q,2\n".utf8))
    try text.settle()
    try text.append(Array(cut.utf8))
    let rest = cut.hasSuffix("y") ? ",3\n" : ",z,3\n"
    try text.append(Array(rest.utf8))
    let row = Array("\(String(repeating: "p", count: 60)),q,4\n".utf8)
    let piece = Array(repeatElement(row, count: 1_000).joined())
    for _ in 0..<20 { try text.append(piece) }
    let table = try text.finish()
    #expect(table.rows.count == 20_003)
    #expect(numbers(table, 2).prefix(4) == [1, 2, 3, 4])
    #expect(table.rows[3] == 6)
  }

  @Test("Prices and percentages are read as written")
  func signs() throws {
    let table = try table("price,share\n\"$1,234.50\",12.5%\n$3.25,7 %\n-$2,\n")
    #expect(numbers(table) == [1234.5, 3.25, -2])
    #expect(numbers(table, 1).prefix(2) == [12.5, 7])
    #expect(
      message("price\n$1\n$2\n3\n") == "a.csv, row 4, column 1 (price): “3” isn’t a number")
  }

  @Test("A slow stream can be read as it arrives")
  func stream() throws {
    var text = DelimitedText()
    #expect(try text.drain() == nil)
    try text.append(Array("t,v\n1573000000,1\n157".utf8))
    try text.settle()
    #expect(numbers(try #require(try text.drain()), 1) == [1])
    try text.append(Array("3000060,2".utf8))
    #expect(try text.drain()?.rows.count == 0)
    try text.append(Array("\n1573000120,3\n".utf8))
    let table = try #require(try text.drain())
    #expect(times(table) == [1_573_000_060, 1_573_000_120])
    #expect((0..<2).map { table.rows[$0] } == [3, 4])
  }

  @Test("A stream that begins with gaps waits for a number")
  func leadingGaps() throws {
    var text = DelimitedText()
    try text.append(Array("a,b\n-,\n".utf8))
    try text.settle()
    #expect(try text.drain() == nil)
    try text.append(Array("x,5\ny,6\n".utf8))
    try text.settle()
    let table = try #require(try text.drain())
    #expect(table["a"]?.content == .texts(["-", "x", "y"]))
  }

  @Test("Texts are kept up to a number of different ones")
  func mostTexts() throws {
    let text = "day,a,b,v\n2024-01-03,x,1,1\n2024-01-02,y,x,2\n2024-01-01,y,y,3\n"
    let (whole, lean) = (try table(text), try table(text) { $0.mostTexts = 2 })
    #expect(whole.columns.map(\.name) == lean.columns.map(\.name))
    #expect(whole["a"]?.content == .texts(["y", "y", "x"]) && lean["a"] == whole["a"])
    #expect(whole["b"]?.content == .texts(["y", "x", "1"]))
    #expect(lean["b"]?.content == .texts([]) && lean["v"]?.content == .numbers([3, 2, 1]))
  }

  @Test("A decimal comma doesn’t consume the comma between cells")
  func decimalCommaAmongCommas() throws {
    let table = try table("a,b,c\n1,2,\"3,5\"\n4,5,\"6,75\"\n")
    #expect((0..<3).map { numbers(table, $0) } == [[1, 4], [2, 5], [3.5, 6.75]])
  }

  @Test("Repeated names are numbered")
  func repeatedNames() throws {
    let names = try table("a,a,a 2,a,\n1,2,3,4,5\n").columns.map(\.name)
    #expect(names == ["a", "a 2", "a 2 2", "a 3", "column 5"])
  }
}
