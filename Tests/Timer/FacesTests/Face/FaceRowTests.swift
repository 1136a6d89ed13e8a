import Cells
import Clocks
import Countdowns
import Raster
import Scenes
import Shapes
import Testing
import Widgets

@testable import Faces

struct FaceRowTests {
  /// The surroundings of rows in color.
  private static let colored = Surroundings(
    canvas: Canvas(columns: 0, rows: 0), theme: Theme(depth: .truecolor))

  private static func draw(
    _ phase: Snapshot.Phase = .running, columns: Int, rows: Int = 1, isSelected: Bool = false,
    words: Int = 8, tint: Tint? = nil, in surroundings: Surroundings? = nil
  ) -> (context: DrawContext, lines: [String], grid: Grid) {
    let canvas = Canvas(columns: columns, rows: rows)
    var surroundings =
      surroundings
      ?? Surroundings(canvas: canvas, theme: Theme(depth: .never), symbols: .ascii)
    surroundings.canvas = canvas
    var state = FaceFixture.state(phase, left: .seconds(150))
    (state.name, state.tint) = ("Tea", tint)
    let row = FaceRow(
      state, "ends 4:5", columns: .init(name: 6, time: 5, words: words), rows: rows,
      isSelected: isSelected)
    var context = DrawContext(
      frame: canvas.cells, clip: canvas.cells, surroundings: surroundings,
      now: Instant(sinceZero: .seconds(1000)))
    row.draw(in: &context)
    var painter = FaceFixture.painter()
    let grid = painter.paint(Scene(canvas: canvas, planes: [Plane(pieces: context.pieces)]))
    return (context, (0..<rows).map { grid.text(ofRow: $0) }, grid)
  }

  @Test("A row has the name, the time, a bar and words, in columns")
  func oneRow() {
    #expect(Self.draw(columns: 50).lines == ["  Tea      2:30  [###########----------]  ends 4:5"])
    #expect(
      Self.draw(columns: 50, isSelected: true).lines
        == ["> Tea      2:30  [###########----------]  ends 4:5"])
  }

  @Test("Two rows have the bar and the words below the name and the time")
  func twoRows() {
    #expect(
      Self.draw(columns: 32, rows: 2).lines
        == ["  Tea                      2:30", "  [#########--------]  ends 4:5"])
  }

  @Test("Without space, the words and the bar are left out, and only the digits change")
  func narrow() throws {
    let (context, lines, _) = Self.draw(columns: 20, words: 0)
    #expect(lines == ["  Tea      2:30"])
    for columns in 1...20 {
      let row = Self.draw(columns: columns, isSelected: true, words: 0, in: Self.colored)
      #expect(row.lines[0].hasPrefix("▸"))
    }
    let next = try #require(context.nextChange)
    #expect(context.now.duration(to: next) >= .milliseconds(900))
    #expect(Self.draw(.paused, columns: 50).context.nextChange == nil)
  }

  @Test(
    "A selected row has the bar of any other row, surrounded by the color of the selection",
    arguments: [(1, 50, 0, 17..<40), (2, 32, 1, 2..<21)])
  func selected(rows: Int, columns: Int, barRow: Int, bar: Range<Int>) {
    func grid(isSelected: Bool) -> Grid {
      Self.draw(columns: columns, rows: rows, isSelected: isSelected, in: Self.colored).grid
    }
    let (plain, selected) = (grid(isSelected: false), grid(isSelected: true))
    let background = Self.colored.theme.style(.selection).background
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = selected[column, row]
        if row == barRow, bar.contains(column) {
          #expect(cell == plain[column, row] && cell.style != Style(), "\(column), \(row)")
        } else {
          #expect(cell.style.background == background, "\(column), \(row)")
        }
      }
    }
  }

  @Test("The time has the color of its tint, also while it is paused")
  func tint() {
    let theme = Self.colored.theme
    func color(_ phase: Snapshot.Phase, _ tint: Tint?) -> Color {
      Self.draw(phase, columns: 50, tint: tint, in: Self.colored).grid[14, 0].style.foreground
    }
    #expect(color(.running, nil) == .standard)
    #expect(color(.running, .orange) == theme.style(.orange).foreground)
    #expect(color(.paused, nil) == theme.style(.secondary).foreground)
    #expect(Set([color(.paused, .orange), color(.paused, .blue), color(.paused, nil)]).count == 3)
  }

  @Test("In pixels, the bars of rows below each other don’t touch", arguments: [1, 2])
  func bars(rows: Int) throws {
    var surroundings = Self.colored
    func bar(_ glyphs: GlyphSet?) throws -> Rect {
      surroundings.glyphs = glyphs
      let pieces = Self.draw(columns: 50, rows: rows, in: surroundings).context.pieces
      return try #require(
        pieces.compactMap { piece in
          if case .figure(.bar(let rect), _) = piece.content { rect } else { nil }
        }.first)
    }
    let (cells, pixels) = (try bar(.quadrant), try bar(nil))
    #expect(cells.height == Canvas.usualCell.height)
    #expect((pixels.height < cells.height) == (rows == 1))
    #expect(abs(pixels.midY - cells.midY) < 0.01)
  }
}
