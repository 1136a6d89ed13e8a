import Cells
import Pictures
import Testing

struct PlainTextTests {
  @Test("Rows are lines without trailing blanks") func rowsAreLinesWithoutTrailingBlanks() {
    var grid = Grid(columns: 6, rows: 3)
    grid.write("a é", column: 1, row: 0, style: Style(foreground: .palette(1)))
    grid.write("日", column: 0, row: 2)
    #expect(PlainText.text(of: grid) == " a é\n\n日\n")
    #expect(PlainText.text(of: Grid(columns: 0, rows: 0)) == "")
  }
}
