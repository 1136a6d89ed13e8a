import Cells
import Raster
import Scenes
import Shapes
import Testing

struct SceneTests {
  static let canvas = Canvas(columns: 10, rows: 4)

  @Test("Pieces are added to the topmost plane, numbered, and clipped to the canvas")
  func adding() {
    var scene = Scene(canvas: Self.canvas, planes: [Plane(id: 7), Plane(id: 8)])
    scene.add(.bar(Rect(x: 0, y: 0, width: 8, height: 8)), .solid(.init(red: 1, green: 0, blue: 0)))
    scene.add("text", column: 1, row: 2, style: .standard)
    scene.add(centered: "far too long for it", row: 3, style: .standard)
    scene.add("outside", column: 1, row: 4, style: .standard)
    #expect(scene.planes[0].pieces.isEmpty)
    let pieces = scene.planes[1].pieces
    #expect(pieces.map(\.id) == (0..<3).map { PieceID(ordinal: $0) })
    #expect(pieces.allSatisfy { $0.clip == Self.canvas.cells })
    #expect(pieces[2].content == .text("far too l…", column: 0, row: 3, .standard))
  }

  @Test("The first piece creates a plane")
  func first() {
    var scene = Scene(canvas: Self.canvas)
    scene.add("a", column: 0, row: 0, style: .standard)
    #expect(scene.planes.map(\.pieces.count) == [1])
  }

  @Test("Each owner's pieces are numbered from 0")
  func owners() {
    var plane = Plane()
    for owner in [3, 5, 3, 3, 5] {
      plane.add("a", column: 0, row: 0, style: .standard, owner: owner)
    }
    #expect(plane.pieces.map(\.id.ordinal) == [0, 0, 1, 2, 1])
  }
}
