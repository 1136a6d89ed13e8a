import Cells
import Raster
import Scenes
import Shapes
import TestSupport
import Testing

struct PixelPainterTests {
  static let canvas = Canvas(columns: 24, rows: 8)

  static func painter() throws -> PixelPainter {
    PixelPainter(cell: try #require(CellPixels(width: 8, height: 16)))
  }

  static func pie(_ x: Double, end: Double = 1) -> Figure {
    .dial(
      Dial(
        form: .pie, box: Rect(x: x, y: 16, width: 32, height: 32), lineWidth: 0, start: 0, end: end)
    )
  }

  static let red = Paint.solid(RGB(red: 1, green: 0, blue: 0))

  @Test("Pictures drawn incrementally equal those drawn from scratch", arguments: 1...20)
  func law(seed: UInt64) throws {
    var random = RandomScenes(seed: seed &* 104_729)
    var painter = try Self.painter()
    var scene = random.scene(Self.canvas)
    for step in 0..<25 {
      var fresh = try Self.painter()
      let isSame = painter.paint(scene) == fresh.paint(scene)
      #expect(isSame, "step \(step)")
      scene = random.changed(scene)
    }
  }

  @Test("Separate figures have their own pictures, and touching ones share one")
  func groups() throws {
    var scene = Scene(canvas: Self.canvas)
    for x in [0.0, 24, 96] { scene.add(Self.pie(x), Self.red) }
    scene.add(.bar(Rect(x: 160, y: 0, width: 20, height: 20)), Self.red)
    var painter = try Self.painter()
    let pictures = painter.paint(scene)
    #expect(pictures.map(\.column) == [0, 12, 20])
    #expect(pictures.map(\.pixmap.width) == [56, 32, 24])
    #expect(scene.removing(scene.pixelGroups).figures.isEmpty)
  }

  @Test("A background above punches a hole, and figures over a background are left to the cells")
  func backgrounds() throws {
    var scene = Scene(canvas: Self.canvas)
    scene.add(Self.pie(0), Self.red)
    let style = Style(background: .rgb(20, 20, 20))
    let sheet = CellRect(columns: 1..<3, rows: 1..<3)
    scene.planes.append(Plane(id: 1, background: .fill(sheet, style)))
    var painter = try Self.painter()
    let picture = try #require(painter.paint(scene).first).pixmap
    for y in 0..<32 {
      for x in 8..<24 { #expect(picture[x, y] == .zero) }
    }
    #expect(picture[4, 16] != .zero && picture[28, 16] != .zero)
    scene.planes.swapAt(0, 1)
    #expect(scene.pixelGroups.isEmpty)
  }
}
