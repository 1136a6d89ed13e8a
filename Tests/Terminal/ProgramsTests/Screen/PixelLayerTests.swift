import Cells
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing

@testable import Programs

struct PixelLayerTests {
  static let canvas = Canvas(columns: 48, rows: 17)
  static let theme = Theme(depth: .truecolor)

  /// Returns a board of 24 pies in 6 columns, one of which has its own fraction.
  static func board(share: Double, above sheet: CellRect? = nil) -> Scene {
    var plane = Plane()
    for index in 0..<24 {
      let box = Rect(
        x: Double(index % 6) * 64 + 8, y: Double(index / 6) * 64 + 8, width: 48, height: 48)
      let dial = Dial(form: .pie, box: box, lineWidth: 0, end: index == 9 ? share : 0.9)
      plane.add(.dial(dial), .solid(RGB(red: 0.2, green: 0.8, blue: 0.9)), owner: index)
    }
    var scene = Scene(canvas: canvas, planes: [plane])
    if let sheet {
      let style = Style(background: .rgb(30, 30, 40))
      scene.planes.append(Plane(id: 1, background: .fill(sheet, style)))
    }
    return scene
  }

  static func layer(_ pixels: PixelProtocol) -> PixelLayer {
    var channel = PixelChannel(pixels)
    channel.editsPictures = pixels == .kitty
    var layer = PixelLayer()
    layer.channel = channel
    return layer
  }

  /// Draws a scene and returns the bytes of its pictures.
  static func draw(_ scene: Scene, _ layer: inout PixelLayer) -> [UInt8] {
    let whole = Frame(scene: scene, theme: theme, cell: CellPixels(width: 8, height: 16))
    let frame = layer.pictures(of: whole, layer.groups(of: whole), spareRows: 0)
    return layer.clear(for: frame.pictures).bytes + layer.show(frame.pictures).bytes
  }

  @Test("A frame without figures asks for pixels only if it would have some in them")
  func preference() {
    var frame = Frame(scene: Scene(canvas: Self.canvas, planes: []), theme: Self.theme)
    #expect(!frame.wantsPixels)
    frame.prefersPixels = true
    #expect(frame.wantsPixels)
    frame.placement = .inline(rows: 1)
    #expect(!frame.wantsPixels)
    #expect(Frame(scene: Self.board(share: 0.5), theme: Self.theme).wantsPixels)
  }

  @Test(
    "Changing one pie of a board costs no more than that pie",
    arguments: [
      PixelProtocol.kitty, .sixel,
    ])
  func board(pixels: PixelProtocol) {
    var layer = Self.layer(pixels)
    let all = Self.draw(Self.board(share: 0.9), &layer).count
    #expect(layer.shownCount == 24)
    let one = Self.draw(Self.board(share: 0.6), &layer).count
    #expect(one > 0 && one <= 3 * all / 24, "\(one) of \(all)")
    #expect(Self.draw(Self.board(share: 0.6), &layer).isEmpty)
  }

  static let sheets = [
    nil, CellRect(columns: 20..<34, rows: 3..<9), CellRect(columns: 0..<30, rows: 5..<6), nil,
    CellRect(columns: 25..<26, rows: 4..<8),
  ]

  @Test("Kitty pictures drawn incrementally equal those drawn from scratch")
  func kitty() {
    var layer = Self.layer(.kitty)
    var screen = PixelScreen()
    for (step, sheet) in Self.sheets.enumerated() {
      let scene = Self.board(share: 0.9 - Double(step) / 8, above: sheet)
      screen.receive(Self.draw(scene, &layer))
      var fresh = Self.layer(.kitty)
      var alone = PixelScreen()
      alone.receive(Self.draw(scene, &fresh))
      #expect(screen.errors == [])
      #expect(screen.kitty.pictures.count == 24)
      for (number, picture) in alone.kitty.pictures {
        let shown = screen.kitty.pictures[number]?.bytes ?? []
        // The chords of a moving section differ by a few steps of 255.
        let isSame =
          shown.count == picture.bytes.count
          && zip(shown, picture.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 8 }
        #expect(isSame, "step \(step), picture \(number)")
      }
    }
  }

  /// Returns whether two colors differ by at most two percent: a shade is exact or not, depending on its
  /// neighbors when it was drawn.
  private static func areAlike(_ one: [Int]?, _ other: [Int]?) -> Bool {
    guard let one, let other else { return one == other }
    return zip(one, other).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test("Sixels drawn incrementally equal those drawn from scratch")
  func sixels() {
    var layer = Self.layer(.sixel)
    var screen = PixelScreen()
    for (step, sheet) in Self.sheets.enumerated() {
      let scene = Self.board(share: 0.9, above: sheet)
      screen.receive(Self.draw(scene, &layer))
      var fresh = Self.layer(.sixel)
      var alone = PixelScreen()
      alone.receive(Self.draw(scene, &fresh))
      let isSame = (0..<272).allSatisfy { y in
        (0..<384).allSatisfy { Self.areAlike(screen[$0, y], alone[$0, y]) }
      }
      #expect(isSame, "step \(step)")
    }
  }

  @Test("Pictures that are gone are removed, and the others stay")
  func gone() {
    var layer = Self.layer(.kitty)
    var screen = PixelScreen()
    var scene = Self.board(share: 0.9)
    screen.receive(Self.draw(scene, &layer))
    scene.planes[0].pieces.remove(at: 4)
    let bytes = Self.draw(scene, &layer)
    screen.receive(bytes)
    #expect(screen.kitty.pictures.count == 23)
    #expect(bytes.count < 50)
    screen.receive(layer.remove())
    #expect(screen.kitty.pictures.isEmpty && screen.errors == [])
  }
}
