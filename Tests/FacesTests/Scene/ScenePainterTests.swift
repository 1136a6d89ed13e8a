import Cells
import Countdowns
import Faces
import Raster
import Testing

struct ScenePainterTests {
  static let look = Look(depth: .truecolor)

  static func painter(_ glyphs: GlyphSet = .quadrant) -> ScenePainter {
    ScenePainter(Mosaic(glyphs: glyphs, depth: .truecolor, ground: look.ground))
  }

  static func state(left: Duration, of total: Duration = .seconds(300)) -> FaceState {
    FaceState(
      snapshot: Snapshot(phase: .running, left: left, total: total), time: TimeText(total: total))
  }

  @Test(
    "A frame drawn after another is the one drawn from nothing",
    arguments: Face.allCases, [Direction.unwinding, .sweeping, .filling])
  func incremental(face: Face, direction: Direction) {
    let canvas = Canvas(columns: 60, rows: 20)
    var painter = Self.painter()
    for left in [300_000, 299_950, 299_000, 297_000, 200_000, 150_000, 149_300, 31_000, 900, 50, 0]
    {
      var state = Self.state(left: .milliseconds(left))
      state.direction = direction
      let scene = face.scene(state, on: canvas, look: Self.look)
      var fresh = Self.painter()
      let (after, alone) = (painter.paint(scene), fresh.paint(scene))
      let differing = (0..<20).flatMap { row in
        (0..<60).filter { after[$0, row] != alone[$0, row] }.map { "\($0),\(row)" }
      }
      #expect(differing.isEmpty, "\(face) with \(left) ms left")
    }
  }
}
