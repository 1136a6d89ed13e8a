import Cells
import Clocks
import Scenes
import Testing
import Widgets

struct DrawContextTests {
  private func pieces(_ draw: (inout DrawContext) -> Void) -> [PieceID] {
    let canvas = Canvas(columns: 20, rows: 4)
    var context = DrawContext(
      frame: canvas.cells, clip: canvas.cells,
      surroundings: Surroundings(canvas: canvas, theme: Theme(depth: .truecolor)),
      now: Instant(sinceZero: .zero), identity: 7)
    draw(&context)
    return context.pieces.map(\.id)
  }

  @Test("A part with a key keeps its identity when a part before it draws more")
  func keys() {
    let one = pieces {
      $0.draw(identifiedBy: "a") { $0.text("x") }
      $0.draw(identifiedBy: "b") { $0.text("y") }
    }
    let other = pieces {
      $0.draw(identifiedBy: "a") {
        $0.text("x")
        $0.text("more", row: 1)
      }
      $0.draw(identifiedBy: "b") { $0.text("y") }
    }
    #expect(one.last == other.last && one.first == other.first)
    #expect(Set(other).count == 3)
  }

  @Test("Parts without a key are numbered in order")
  func withoutKeys() {
    let ids = pieces {
      $0.text("x")
      $0.draw(identifiedBy: 1) { $0.text("y") }
      $0.text("z")
    }
    #expect(ids[0].owner == 7 && ids[2].owner == 7)
    #expect(Set(ids).count == 3)
  }
}
