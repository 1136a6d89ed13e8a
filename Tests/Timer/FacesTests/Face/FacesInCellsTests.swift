import Cells
import Countdowns
import Faces
import Raster
import Scenes
import TestSupport
import Testing

struct FacesInCellsTests {
  static let canvas = Canvas(columns: 24, rows: 9)
  static let theme = Theme(depth: .truecolor)

  @Test(
    "An incremental frame equals one drawn from scratch",
    arguments: Face.allCases, [Direction.unwinding, .sweeping, .filling])
  func incremental(face: Face, direction: Direction) {
    var painter = FaceFixture.painter()
    for left in [300_000, 299_950, 299_000, 200_000, 149_300, 31_000, 50, 0] {
      var state = FaceFixture.state(left: .milliseconds(left))
      state.direction = direction
      let scene = face.scene(state, on: Self.canvas, theme: Self.theme)
      var fresh = FaceFixture.painter()
      let (after, alone) = (painter.paint(scene), fresh.paint(scene))
      // A curve is flattened again when its end moves, which changes coverage by a step or two.
      // That may decide between two equally good splits; the ink is the same.
      let pairs = Self.places.map { (after[$0.column, $0.row], alone[$0.column, $0.row]) }
      let inked = pairs.filter { FaceFixture.inkDifference($0, $1) > 1.5 }
      let drawn = pairs.filter { FaceFixture.difference($0, $1) > 3 }
      #expect(inked.isEmpty && drawn.count <= 4, "\(face) with \(left) ms left: \(drawn.count)")
    }
  }

  static let places = (0..<9).flatMap { row in (0..<24).map { (column: $0, row: row) } }

  @Test("A frame can follow one with another face, size, name or phase")
  func following() {
    var painter = FaceFixture.painter()
    for (columns, rows) in [(24, 9), (24, 9), (1, 1), (0, 0), (20, 7)] {
      for face in Face.allCases {
        for phase in [Snapshot.Phase.running, .paused, .ringing] {
          var state = FaceFixture.state(phase, left: phase == .ringing ? .zero : .seconds(200))
          state.name = phase == .paused ? "tea" : nil
          let canvas = Canvas(columns: columns, rows: rows)
          let scene = face.scene(state, on: canvas, theme: Self.theme)
          var fresh = FaceFixture.painter()
          let isSame = painter.paint(scene) == fresh.paint(scene)
          #expect(isSame, "\(face), \(phase), \(columns)x\(rows)")
        }
      }
    }
  }

  @Test("Drawing the same scene again gives the same grid", arguments: Face.allCases)
  func again(face: Face) {
    var painter = FaceFixture.painter()
    let scene = face.scene(
      FaceFixture.state(left: .seconds(170)), on: Self.canvas, theme: Self.theme)
    #expect(painter.paint(scene) == painter.paint(scene))
  }

  @Test("Captions leave no traces in the next frame")
  func captions() {
    var painter = FaceFixture.painter()
    var state = FaceFixture.state(left: .seconds(170))
    let plain = painter.paint(Face.ring.scene(state, on: Self.canvas, theme: Self.theme))
    state.notice = "a notice over the ring"
    let noticed = painter.paint(Face.ring.scene(state, on: Self.canvas, theme: Self.theme))
    #expect(noticed != plain && noticed.description.contains("a notice"))
    state.notice = nil
    #expect(painter.paint(Face.ring.scene(state, on: Self.canvas, theme: Self.theme)) == plain)
  }
}
