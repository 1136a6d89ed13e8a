import Cells
import Pictures
import TestSupport
import Testing

struct ANSITextTests {
  @Test("Each line ends in the terminal's default style") func eachLineEndsInTheDefaultStyle() {
    var grid = Grid(columns: 5, rows: 2)
    grid.write("ab", column: 1, row: 0, style: Style(foreground: .rgb(1, 2, 3)))
    #expect(ANSIText.text(of: grid) == " \u{1B}[38;2;1;2;3mab\u{1B}[m\n\n")
  }

  @Test("Trailing blanks are cut if they are invisible") func invisibleTrailingBlanksAreCut() {
    var grid = Grid(columns: 5, rows: 1)
    grid[0, 0] = Cell("x")
    grid[3, 0] = Cell(" ", style: Style(foreground: .palette(3)))
    #expect(ANSIText.text(of: grid) == "x\n")
    grid[3, 0] = Cell(" ", style: Style(background: .palette(3)))
    #expect(ANSIText.text(of: grid) == "x  \u{1B}[43m \u{1B}[m\n")
    grid[3, 0] = Cell(" ", style: Style(attributes: .reverse))
    #expect(ANSIText.text(of: grid) == "x  \u{1B}[7m \u{1B}[m\n")
  }

  @Test("On request, the cursor moves over blanks") func blanksAreSkipped() {
    var grid = Grid(columns: 8, rows: 2)
    grid.write("ab", column: 2, row: 0)
    grid.write("c d", column: 5, row: 0, style: Style(attributes: .bold))
    let rows = ANSIText.rows(of: grid, skippingBlanks: true)
    #expect(
      rows.map { String(decoding: $0, as: UTF8.self) } == [
        "\u{1B}[2Cab\u{1B}[1C\u{1B}[1mc\u{1B}[1Cd\u{1B}[m", "",
      ])
  }

  @Test("A terminal that reads the text shows the grid") func aTerminalShowsTheGrid() {
    let grid = SampleGrids.random(columns: 17, rows: 9, seed: 4)
    var screen = ScreenModel(showing: Grid(columns: 17, rows: 10))
    screen.receive(Array(ANSIText.text(of: grid).replacing("\n", with: "\r\n").utf8))
    #expect(screen.unknown.isEmpty)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        #expect(screen.grid[column, row].looks(like: grid[column, row]))
      }
    }
  }
}
