import Testing

@testable import Quotes

@Suite("Cells of a watch list’s file")
struct ListCellsTests {
  private func cells(_ text: String) -> [[String]] {
    ListCells(text, delimiter: ",").rows.map(\.cells)
  }

  @Test("Marks, line breaks, comments and blanks are read as written")
  func cells() {
    #expect(cells("a, b ,\r\n#x\n\n c\n") == [["a", "b", ""], ["c"]])
    #expect(cells("\"a,\"\"b\"\" \",\"c\nd\"") == [["a,\"b\" ", "c\nd"]])
    #expect(cells("a, \"b,c\" ,d") == [["a", "b,c ", "d"]])
    #expect(cells("\"#a\",#b\n,") == [["#a", "#b"], ["", ""]])
    #expect(cells("\"\"\n") == [[""]])
    #expect(cells("") == [])
  }

  @Test("Each row has its line")
  func lines() {
    let rows = ListCells("a\n\n\"b\nc\"\n#\nd", delimiter: ",").rows
    #expect(rows.map(\.line) == [1, 3, 6])
  }

  @Test("A mark without a second one has its line")
  func open() {
    #expect(ListCells("a\nb,\"c\nd\n", delimiter: ",").openLine == 2)
    #expect(ListCells("a\n\"b\"\n", delimiter: ",").openLine == nil)
  }
}
