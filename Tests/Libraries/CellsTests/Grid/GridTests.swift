import Cells
import TestSupport
import Testing

struct GridTests {
  struct Writing: Sendable {
    let text: String
    let column: Int
    var width = Int.max
    let row: String
    let taken: Int
  }

  /// The result of writing into a row of eight dots.
  @Test(
    "Text is written from a position to the right and cut off at the end",
    arguments: [
      Writing(text: "abc", column: 2, row: "..abc...", taken: 3),
      Writing(text: "", column: 2, row: "........", taken: 0),
      Writing(text: "abcdef", column: 5, row: ".....abc", taken: 3),
      Writing(text: "abcdef", column: 2, width: 3, row: "..abc...", taken: 3),
      Writing(text: "abc", column: 2, width: 0, row: "........", taken: 0),
      Writing(text: "abc", column: 2, width: -4, row: "........", taken: 0),
      Writing(text: "abc", column: 8, row: "........", taken: 0),
      Writing(text: "abcde", column: -2, row: "cde.....", taken: 5),
      Writing(text: "abc", column: -9, row: "........", taken: 3),
      Writing(text: "日本", column: 1, row: ".日本...", taken: 4),
      Writing(text: "日本", column: 5, row: ".....日.", taken: 2),
      Writing(text: "日本", column: 0, width: 3, row: "日......", taken: 2),
      Writing(text: "日本", column: -1, row: ".本.....", taken: 4),
      Writing(text: "日本", column: -2, row: "本......", taken: 4),
      Writing(text: "e\u{301}x", column: 0, row: "e\u{301}x......", taken: 2),
      Writing(text: "a\tb\u{1B}", column: 0, row: "a␉b␛....", taken: 4),
      Writing(text: "\u{202E}a", column: 0, row: "\u{FFFD}a......", taken: 2),
      Writing(text: "❤\u{FE0F}x", column: 0, row: "❤x......", taken: 2),
    ])
  func writing(_ writing: Writing) {
    var grid = Grid(columns: 8, rows: 3)
    grid.write("........", column: 0, row: 1)
    let taken = grid.write(
      writing.text, column: writing.column, row: 1, width: writing.width,
      style: Style(attributes: .bold))
    #expect(grid.text(ofRow: 1) == writing.row)
    #expect(taken == writing.taken)
    #expect(grid.text(ofRow: 0).isEmpty && grid.text(ofRow: 2).isEmpty)
    let bold = (0..<8).filter { grid[$0, 1].style.attributes == .bold }
    #expect(bold.allSatisfy { grid[$0, 1].scalar != "." })
  }

  @Test("Writing to rows outside the grid takes no columns", arguments: [-1, 3, 100])
  func rowsOutside(row: Int) {
    var grid = Grid(columns: 4, rows: 3)
    #expect(grid.write("abc", column: 0, row: row) == 0)
    #expect(grid == Grid(columns: 4, rows: 3))
  }

  @Test("A wide character is either whole or gone, whatever is written over it")
  func halves() {
    var random = SeededGenerator(seed: 8)
    var grid = Grid(columns: 12, rows: 1)
    for _ in 0..<400 {
      let text = ["日", "a", "本語", "bc", "\u{1F600}x"].randomElement(using: &random) ?? ""
      grid.write(text, column: Int.random(in: -2...12, using: &random), row: 0)
      for column in 0..<12 {
        let isWide = TextWidth.columns(of: grid[column, 0].scalar) == 2
        let isFollowed = column + 1 < 12 && grid[column + 1, 0].isContinuation
        #expect(isWide == isFollowed, "\(grid) after \(text)")
      }
    }
  }

  @Test(
    "The used columns end with the last cell that isn't blank",
    arguments: [("", 0), ("ab", 2), ("  b ", 3), ("日", 2)])
  func used(text: String, columns: Int) {
    var grid = Grid(columns: 8, rows: 1)
    grid.write(text, column: 0, row: 0)
    #expect(grid.usedColumns(ofRow: 0) == columns)
  }

  @Test("A grid without cells accepts text", arguments: [(0, 0), (0, 3), (3, 0), (-1, -1)])
  func empty(columns: Int, rows: Int) {
    var grid = Grid(columns: columns, rows: rows)
    #expect(grid.write("abc", column: 0, row: 0) == 0 || rows > 0)
    #expect(grid.columns == max(0, columns) && grid.rows == max(0, rows))
  }
}
