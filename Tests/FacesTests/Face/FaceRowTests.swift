import Cells
import Clocks
import Countdowns
import Scenes
import Testing
import Widgets

@testable import Faces

struct FaceRowTests {
  private static func draw(
    _ phase: Snapshot.Phase = .running, columns: Int, rows: Int = 1, isSelected: Bool = false,
    words: Int = 8
  ) -> (context: DrawContext, lines: [String]) {
    let canvas = Canvas(columns: columns, rows: rows)
    var state = FaceFixture.state(phase, left: .seconds(150))
    state.name = "Tea"
    let row = FaceRow(
      state, "ends 4:5", columns: .init(name: 6, time: 5, words: words), rows: rows,
      isSelected: isSelected)
    var context = DrawContext(
      frame: canvas.cells, clip: canvas.cells,
      surroundings: Surroundings(
        canvas: canvas, theme: Theme(depth: .never), symbols: .ascii),
      now: Instant(sinceZero: .seconds(1000)))
    row.draw(in: &context)
    var painter = FaceFixture.painter()
    let grid = painter.paint(Scene(canvas: canvas, planes: [Plane(pieces: context.pieces)]))
    return (context, (0..<rows).map { grid.text(ofRow: $0) })
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
    let (context, lines) = Self.draw(columns: 20, words: 0)
    #expect(lines == ["  Tea      2:30"])
    let next = try #require(context.nextChange)
    #expect(context.now.duration(to: next) >= .milliseconds(900))
    #expect(Self.draw(.paused, columns: 50).context.nextChange == nil)
  }
}
