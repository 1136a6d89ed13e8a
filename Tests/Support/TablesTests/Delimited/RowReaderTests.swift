import Testing

@testable import Tables

@Suite("Rows of delimited text")
struct RowReaderTests {
  private func table(
    _ text: String, _ change: (inout DelimitedOptions) -> Void = { _ in }
  ) throws(TableError) -> Table {
    var options = DelimitedOptions()
    change(&options)
    return try DelimitedText.table(of: Array(text.utf8), options)
  }

  private func message(_ text: String) -> String {
    do throws(TableError) { return "\(try table(text).columns)" } catch { return error.description }
  }

  @Test(
    "A row ends at a newline, a carriage return or both",
    arguments: ["\n", "\r", "\r\n"], ["", "end"])
  func lineEnds(newline: String, end: String) throws {
    let text = ["a,b", "1,2", "\"3\",4", "5,6"].joined(separator: newline)
    let table = try table(text + (end.isEmpty ? "" : newline))
    #expect(table.columns == [.init("a", .numbers([1, 3, 5])), .init("b", .numbers([2, 4, 6]))])
    #expect((0..<3).map { table.rows[$0] } == [2, 3, 4])
    let single = ["v", "1", "2", ""].joined(separator: newline)
    #expect(try self.table(single).columns == [.init("v", .numbers([1, 2]))])
  }

  @Test(
    "A quotation mark that isn’t closed spoils its own line only, wherever the next one is",
    arguments: [
      "n,v\na,1\n\"b,2\nc,3\nd,4\n\"e\",5\nf,6\n", "n,v\na,1\nb,\"2\nc,3\nd,4\n\"e\",5\nf,6\n",
      "n,v\na,1\nb,\"2\nc,3\nd,4\ne,5\nf,6\n", "n,v\na,1\nb,\"2\nc,3\nd,4\ne,\"5\"\nf,6\n",
    ])
  func openQuotes(text: String) throws {
    let table = try table(text) { $0.badRows = .skip }
    #expect(table["v"]?.content == .numbers([1, 3, 4, 5, 6]))
    #expect((0..<5).map { table.rows[$0] } == [2, 4, 5, 6, 7])
    #expect(table.skipped.count == 1)
    #expect(table.skipped.first?.description == "row 3: a quotation mark isn’t closed")
    #expect(message(text) == "row 3: a quotation mark isn’t closed")
  }

  @Test("The first faulty row is named, also if no row could be read")
  func firstFault() {
    #expect(message("a,\"") == "row 1: a quotation mark isn’t closed")
    #expect(
      message("\"1\"x\"2\"\n\"1\"x\"2\"\n")
        == "row 1: there is text after the closing quotation mark")
  }

  @Test("The row with another number of cells is blamed, not its neighbors")
  func cellCounts() {
    #expect(message("a,b\n1,2,3\n") == "row 2: the row has 3 cells, not 2")
    #expect(message("a,b\n1,2\n3,4,5\n6,7,8\n") == "row 3: the row has 3 cells, not 2")
    #expect(message("a,b,c\n1,2,3\nx,y\n") == "row 3: the row has 2 cells, not 3")
  }

  @Test("Rows of empty cells are blank lines")
  func blankRows() throws {
    let table = try table("d,b\n2024-01-01,2\n,\n2024-01-03,4\n \"\" , \n2024-01-04,5\n")
    #expect(table["b"]?.content == .numbers([2, 4, 5]))
    #expect((0..<3).map { table.rows[$0] } == [2, 4, 6] && table.skipped.count == 0)
    #expect(
      message("d,b\n2024-01-01,2\n,3\n2024-01-03,4\n")
        == "row 3, column 1 (d): the time is missing")
  }

  @Test("Rows of empty cells are blank lines in tables without times", arguments: [",", ";", "\t"])
  func blankRowsWithoutTimes(delimiter: String) throws {
    let text = "n,b\na,2\n,\nc,4\n , \nd,\n".replacing(",", with: delimiter)
    let table = try table(text)
    #expect(table["n"]?.content == .texts(["a", "c", "d"]))
    #expect((0..<3).map { table.rows[$0] } == [2, 4, 6] && table.skipped.count == 0)
    #expect(try self.table("a,b\n1,2\n,\n3,4\n")["a"]?.content == .numbers([1, 3]))
  }

  @Test("A number with the other decimal separator names the option")
  func otherDecimals() {
    let rows = (1...70).map { "\($0);1.5" }.joined(separator: "\n")
    #expect(
      message("a;b\n\(rows)\n9;1,5\n")
        == "row 72, column 2 (b): “1,5” isn’t a number with a decimal point; if all numbers have a "
        + "decimal comma, say so (--decimal comma)")
  }

  // MARK: Tolerance

  private func tolerant(_ text: String) throws(TableError) -> Table {
    try table(text) { $0.badRows = .tolerate }
  }

  private static let traces = "d,a,b\n2024-01-01,1,2\n2024-01-02,T,4\n2024-01-03,5,6\n"

  @Test("Cells that aren’t numbers are missing values, and are counted")
  func gaps() throws {
    let table = try tolerant(Self.traces)
    guard case .numbers(let values)? = table["a"]?.content else {
      Issue.record("no numbers")
      return
    }
    #expect(values[0] == 1 && values[1].isNaN && values[2] == 5)
    #expect(table["b"]?.content == .numbers([2, 4, 6]) && table.skipped.count == 0)
    #expect(table.gaps.count == 1)
    #expect(table.gaps.first?.description == "row 3, column 2 (a): “T” isn’t a number")
    #expect(message(Self.traces) == "row 3, column 2 (a): “T” isn’t a number")
  }

  @Test("A column that has more other cells than numbers holds none")
  func spoiledColumn() throws {
    var lines = "a,b\n"
    for number in 0..<200 { lines += number < 70 ? "1,\(number)\n" : "x,\(number)\n" }
    let table = try tolerant(lines)
    #expect(table["a"]?.content == .texts([]) && table.gaps.count == 0 && table.rows.count == 200)
  }

  @Test("Codes with different letters aren’t powers of a thousand")
  func codes() throws {
    let rows = ["1C", "1B", "1B", "07", "1B"].enumerated().map { "\($0),\($1)\n" }.joined()
    let table = try tolerant("n,district\n" + rows)
    #expect(table["district"]?.content == .texts([]) && table.gaps.count == 0)
    let sizes = try tolerant("n,size\n1,1M\n2,?\n3,2M\n4,oops\n5,3M\n")
    #expect(sizes.gaps.count == 1 && sizes.columns.count == 2)
  }

  @Test("Rows with other faults are skipped if most are sound")
  func fewBadRows() throws {
    let table = try tolerant("a,b\n1,2\n3\n4,5\n")
    #expect(table["a"]?.content == .numbers([1, 4]))
    #expect(table.skipped.first?.description == "row 3: the row has 1 cell, not 2")
    #expect(throws: TableError.self) { try tolerant("1,2\n3,4\n5\n6,7,8\n9,1,2,3\n1,1,1,1,1\n") }
  }

  @Test(
    "A first line with another number of cells is an error",
    arguments: [
      "Value\n68,527\n", "foo\n12,5\n145,00\n13,5\n",
    ])
  func doubtfulWidth(text: String) {
    #expect(throws: TableError.self) { try tolerant(text) }
  }

  @Test("What the user has to decide is an error")
  func decisions() {
    let rows = "n;v\na;2.5\n" + String(repeating: "b;1\n", count: 99) + "c;1,5\n"
    #expect(throws: TableError.self) { try tolerant(rows) }
  }
}
