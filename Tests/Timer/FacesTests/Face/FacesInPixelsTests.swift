import Cells
import Countdowns
import Faces
import Raster
import Scenes
import Shapes
import Testing

struct FacesInPixelsTests {
  static let canvas = Canvas(columns: 24, rows: 9)
  static let theme = Theme(depth: .truecolor)
  static let dials: [Face] = [.ring, .pie, .diamond]

  static func scene(_ face: Face, left: Duration) -> Scene {
    face.scene(FaceFixture.state(left: left), on: canvas, theme: theme)
  }

  static func painter() throws -> PixelPainter {
    PixelPainter(cell: try #require(CellPixels(width: 8, height: 16)))
  }

  static func difference(_ one: Pixmap, _ other: Pixmap) -> Int {
    guard one.bounds == other.bounds else { return 255 }
    return zip(one.samples, other.samples).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  @Test("An incremental frame equals one drawn from scratch", arguments: dials)
  func incremental(face: Face) throws {
    var painter = try Self.painter()
    for left in [300_000, 299_950, 299_000, 200_000, 149_300, 31_000, 50, 0] {
      let scene = Self.scene(face, left: .milliseconds(left))
      var fresh = try Self.painter()
      let (after, alone) = (
        try #require(painter.paint(scene).first), try #require(fresh.paint(scene).first)
      )
      #expect(after.column == alone.column && after.row == alone.row)
      // A curve is flattened again when its end moves, which changes a few steps of 255.
      #expect(Self.difference(after.pixmap, alone.pixmap) <= 8, "\(left) ms left")
    }
  }

  @Test("A moving tip changes only its vicinity")
  func local() throws {
    var painter = try Self.painter()
    let before = try #require(painter.paint(Self.scene(.ring, left: .seconds(100))).first).pixmap
    let after = try #require(
      painter.paint(Self.scene(.ring, left: .milliseconds(99_400))).first
    ).pixmap
    // The tip is at 4 o'clock: the upper half and the left of the picture don't change.
    var changed = 0
    for y in 0..<before.height {
      for x in 0..<before.width where before[x, y] != after[x, y] {
        changed += 1
        #expect(x > before.width / 2 && y > before.height / 2)
      }
    }
    #expect(changed > 0)
  }

  @Test("The painted area of a full ring is exact")
  func area() throws {
    var scene = Scene(canvas: Self.canvas)
    let dial = Dial(form: .ring, box: Rect(x: 20, y: 10, width: 100, height: 100), lineWidth: 12)
    scene.add(.dial(dial), .solid(RGB(red: 1, green: 1, blue: 1)))
    var painter = try Self.painter()
    let picture = try #require(painter.paint(scene).first)
    let ink = stride(from: 3, to: picture.pixmap.samples.count, by: 4)
      .reduce(0.0) { $0 + Double(picture.pixmap.samples[$1]) / 255 }
    #expect(abs(ink - .pi * 88 * 12) < 3)
    #expect(picture.column == 2 && picture.row == 0)
    #expect(picture.pixmap.width == 13 * 8 && picture.pixmap.height == 7 * 16)
  }

  @Test("Nothing is drawn under text, and it is restored afterward")
  func captions() throws {
    var painter = try Self.painter()
    let plain = Self.scene(.pie, left: .seconds(300))
    let before = try #require(painter.paint(plain).first).pixmap
    var scene = plain
    scene.add("text", column: 10, row: 2, style: .standard)
    let picture = try #require(painter.paint(scene).first)
    let left = (10 - picture.column) * 8
    let top = (2 - picture.row) * 16
    for y in 0..<16 {
      for x in 0..<32 { #expect(picture.pixmap[left + x, top + y] == .zero) }
    }
    #expect(picture.pixmap[left - 1, top] == before[left - 1, top])
    #expect(painter.paint(plain).first?.pixmap == before)
  }

  @Test("Digits and bars are drawn in pixels, and a line of text isn't")
  func all() throws {
    var painter = try Self.painter()
    // A colon and three digits.
    #expect(painter.paint(Self.scene(.digits, left: .seconds(9))).count == 4)
    #expect(!Self.scene(.bar, left: .seconds(9)).pixelGroups.isEmpty)
    #expect(Self.scene(.pie, left: .seconds(9)).pixelGroups.count == 1)
    #expect(Self.scene(.line, left: .seconds(9)).pixelGroups.isEmpty)
  }
}
