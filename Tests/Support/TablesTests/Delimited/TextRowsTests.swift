import Testing

@testable import Tables

@Suite("Text rows")
struct TextRowsTests {
  private func rows(
    _ text: String, _ delimiter: Delimiter = .comma
  ) -> [TextRows.Row] {
    Array(TextRows(Array(text.utf8)[...], delimiter: delimiter))
  }

  private func cells(
    _ text: String, _ delimiter: Delimiter = .comma
  ) -> [[String]] {
    rows(text, delimiter).map(\.cells)
  }

  @Test("Quotation marks, line breaks, comments and blanks are read as written")
  func cells() {
    #expect(cells("a, b ,\r\n#x\n\n c\n") == [["a", "b", ""], ["c"]])
    #expect(cells("\"a,\"\"b\"\" \",\"c\nd\"") == [["a,\"b\" ", "c\nd"]])
    #expect(cells("a, \"b,c\" ,d") == [["a", "b,c", "d"]])
    #expect(cells("\"#a\",#b\n,") == [["#a", "#b"], ["", ""]])
    #expect(cells("\"\"\n") == [[""]])
    #expect(cells("") == [])
  }

  @Test("Each row has its line")
  func lines() {
    #expect(rows("a\n\n\"b\nc\"\n#\nd").map(\.line) == [1, 3, 6])
  }

  @Test("An unmatched quotation mark is part of its cell, and its line is recorded")
  func open() {
    var found = TextRows(Array("a\nb,\"c\nd\n".utf8)[...], delimiter: .comma)
    var all: [[String]] = []
    while let row = found.next() { all.append(row.cells) }
    #expect(found.openLine == 2)
    #expect(all == [["a"], ["b", "\"c"], ["d"]])
    var closed = TextRows(Array("a\n\"b\"\n".utf8)[...], delimiter: .comma)
    while closed.next() != nil {}
    #expect(closed.openLine == nil)
  }

  @Test("Runs of blanks are one delimiter, and tabs separate empty cells")
  func delimiters() {
    #expect(cells(" a  b\t c \n\"d e\" f", .blanks) == [["a", "b", "c"], ["d e", "f"]])
    #expect(cells("a\t\tb\t\n", .tab) == [["a", "", "b", ""]])
  }

  @Test("Quoted texts with any content survive a round trip")
  func roundTrip() {
    for text in ["a,b", "\"", "a\"\"b", " x ", "line\nbreak", "#", "’日本"] {
      let marked = "\"" + text.replacing("\"", with: "\"\"") + "\""
      #expect(cells("\(marked),1\n2,\(marked)") == [[text, "1"], ["2", text]])
    }
  }
}
