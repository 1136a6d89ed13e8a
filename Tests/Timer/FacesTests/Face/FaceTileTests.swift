import Cells
import Clocks
import Countdowns
import Scenes
import Testing
import Widgets

@testable import Faces

struct FaceTileTests {
  private static let canvas = Canvas(columns: 80, rows: 24)
  /// The cells of the tile, and those of its face.
  private static let frame = CellRect(columns: 30..<60, rows: 5..<19)
  private static let inner = Canvas(columns: 26, rows: 12)

  private static func draw(
    _ face: Face, _ phase: Snapshot.Phase, isSelected: Bool = false
  ) -> DrawContext {
    var context = DrawContext(
      frame: frame, clip: canvas.cells,
      surroundings: Surroundings(canvas: canvas, theme: Theme(depth: .truecolor)),
      now: Instant(sinceZero: .milliseconds(1_000_013)))
    let tile = FaceTile(face, state(phase), rows: frame.rows.count, isSelected: isSelected)
    #expect(tile.height(forWidth: frame.columns.count, in: context.surroundings) == 14)
    tile.draw(in: &context)
    return context
  }

  private static func state(_ phase: Snapshot.Phase) -> FaceState {
    var state = FaceFixture.state(phase, left: .seconds(140))
    (state.name, state.caption) = ("Tea", "ends 12:00:00")
    return state
  }

  private static func paint(_ scene: Scene) -> Grid {
    var painter = FaceFixture.painter()
    return painter.paint(scene)
  }

  @Test("A face in a tile looks the same as on its own", arguments: Face.allCases)
  func same(_ face: Face) {
    let pieces = Self.draw(face, .running).pieces
    let tile = Self.paint(Scene(canvas: Self.canvas, planes: [Plane(pieces: pieces)]))
    let alone = Self.paint(
      face.scene(Self.state(.running), on: Self.inner, theme: Theme(depth: .truecolor)))
    for row in 0..<Self.inner.rows {
      for column in 0..<Self.inner.columns {
        let moved = tile[column + 32, row + 6]
        #expect(FaceFixture.difference(alone[column, row], moved) < 3, "\(column), \(row)")
      }
    }
  }

  @Test("A selected tile has a border, and each tile can be clicked")
  func selected() {
    let plain = Self.draw(.ring, .running)
    let selected = Self.draw(.ring, .running, isSelected: true)
    #expect(selected.pieces.count > plain.pieces.count)
    #expect(plain.areas.map(\.rect) == [Self.frame])
  }

  @Test("Running tiles share a frame grid, and paused ones request no frame")
  func frames() throws {
    let next = try #require(Self.draw(.ring, .running).nextChange)
    #expect(next.sinceZero.components.attoseconds % 50_000_000_000_000_000 == 0)
    #expect(Self.draw(.ring, .paused).nextChange == nil)
  }
}
