import Cells
import Raster
import Scenes
import Shapes
import TerminalCodes
import TestSupport
import Testing

@testable import Programs

struct ScreenTests {
  static func frame(_ digits: String, _ placement: Placement = .inline(rows: 4)) -> Frame {
    var scene = Scene(canvas: Canvas(columns: 30, rows: 4))
    scene.add(digits, column: 20, row: 1, style: .standard)
    scene.add("5 min", column: 4, row: 3, style: .standard)
    return Frame(scene: scene, placement: placement, theme: Theme(depth: .truecolor))
  }

  @Test(
    "Below the prompt, kitty’s cursor is left on the last character",
    arguments: [("xterm-kitty", true), ("foot", false)])
  func cursor(term: String, rests: Bool) {
    let environment = ["TERM": term, "LANG": "C.UTF-8"]
    var screen = Screen(Capabilities { environment[$0] })
    _ = screen.draw(Self.frame("4:59"))
    let next = screen.draw(Self.frame("4:58"))
    #expect(String(decoding: next, as: UTF8.self).contains("\u{1B}[2B\u{1B}[9G") == rests)
  }

  @Test("An inverted frame paints the default colors", arguments: [ColorDepth.truecolor, .never])
  func inverted(depth: ColorDepth) {
    var screen = Screen(Capabilities { ["TERM": "foot", "LANG": "C.UTF-8"][$0] })
    var frame = Self.frame("4:59", .fullScreen)
    frame.theme = Theme(background: Theme.opposite(of: frame.theme.background), depth: depth)
    frame.isInverted = true
    let bytes = String(decoding: screen.draw(frame), as: UTF8.self)
    #expect(bytes.contains(depth == .never ? "\u{1B}[7m" : "48;2;255;255;255"))
    frame.isInverted = false
    let plain = String(decoding: screen.draw(frame), as: UTF8.self)
    #expect(!plain.contains("48;2;255;255;255") && !plain.contains("\u{1B}[7m"))
  }

  @Test("On a full screen, the cursor is left in place")
  func fullScreen() {
    let environment = ["TERM": "xterm-kitty", "LANG": "C.UTF-8"]
    var screen = Screen(Capabilities { environment[$0] })
    _ = screen.draw(Self.frame("4:59", .fullScreen))
    let next = String(decoding: screen.draw(Self.frame("4:58", .fullScreen)), as: UTF8.self)
    #expect(next == "\u{1B}[2;24H8")
  }

  /// Returns a frame with a ring and a text in its middle.
  static func ring(_ share: Double, _ placement: Placement, freeRows: Int = 8) -> Frame {
    var plane = Plane()
    let dial = Dial(
      form: .ring, box: Rect(x: 80, y: 8, width: 112, height: 112), lineWidth: 16, end: share)
    plane.add(.dial(dial), .solid(RGB(red: 0.2, green: 0.8, blue: 0.9)), owner: 0)
    // Sixels must not touch the last row of the screen.
    let rows = placement == .fullScreen ? 9 : 8
    var scene = Scene(canvas: Canvas(columns: 34, rows: rows), planes: [plane])
    scene.add("4:59", column: 15, row: 4, style: .standard)
    return Frame(
      scene: scene, placement: placement, theme: Theme(depth: .truecolor),
      cell: CellPixels(width: 8, height: 16), freeRows: freeRows)
  }

  static func screen(_ pixels: PixelProtocol, _ passthrough: Passthrough = .none) -> Screen {
    var screen = Screen(Capabilities { ["TERM": "foot", "LANG": "C.UTF-8"][$0] })
    var channel = PixelChannel(pixels)
    channel.editsPictures = pixels == .kitty
    channel.passthrough = passthrough
    _ = screen.use(channel)
    return screen
  }

  @Test("Inline sixels match those on the full screen")
  func inlineSixels() {
    var (inline, full) = (Self.screen(.sixel), Self.screen(.sixel))
    var (shown, whole) = (PixelScreen(), PixelScreen())
    for share in [1, 0.8, 0.8, 0.3] {
      shown.receive(inline.draw(Self.ring(share, .inline(rows: 8))))
      whole.receive(full.draw(Self.ring(share, .fullScreen)))
      #expect(shown.errors == [])
      #expect(shown.text.filter { $0.value != " " } == whole.text.filter { $0.value != " " })
      #expect(shown.row < 8)
      let isSame = (0..<128).allSatisfy { y in
        (0..<272).allSatisfy { shown[$0, y] == whole[$0, y] }
      }
      #expect(isSame && shown[136, 10] != nil, "\(share)")
    }
    shown.receive(inline.leave())
    #expect(shown.row == 0 && shown.text.isEmpty && shown[136, 10] == nil)
  }

  @Test("Inline kitty pictures match those on the full screen")
  func inlineKitty() {
    var (inline, full) = (Self.screen(.kitty), Self.screen(.kitty))
    var (shown, whole) = (PixelScreen(), PixelScreen())
    for share in [1, 0.8, 0.3] {
      shown.receive(inline.draw(Self.ring(share, .inline(rows: 8))))
      whole.receive(full.draw(Self.ring(share, .fullScreen)))
      #expect(shown.errors == [])
      #expect(shown.kitty.pictures[1]?.bytes == whole.kitty.pictures[1]?.bytes)
      #expect(shown.kitty.placements[[1, 1]]?.column == whole.kitty.placements[[1, 1]]?.column)
      #expect(shown.kitty.placements[[1, 1]]?.row == 0)
    }
    shown.receive(inline.leave())
    #expect(shown.kitty.pictures.isEmpty && shown.errors == [])
  }

  @Test("In tmux, text that shows an inline kitty picture is in its cells, and is rewrapped")
  func inlineText() {
    let environment = ["TERM": "tmux-256color", "LANG": "C.UTF-8", "TMUX": "x"]
    var screen = Screen(Capabilities { environment[$0] })
    #expect(screen.capabilities.breaksRows)
    var channel = PixelChannel(.kitty)
    channel.passthrough = .tmux
    _ = screen.use(channel)
    var shown = PixelScreen()
    shown.receive(screen.draw(Self.ring(1, .inline(rows: 8))))
    #expect(shown.text[SIMD2(10, 0)]?.unicodeScalars.first == "\u{10EEEE}")
    #expect(shown.text[SIMD2(15, 4)] == "4" && shown.row < 8)
    shown.receive(screen.draw(Self.ring(0.9, .inline(rows: 8))))
    #expect(shown.text[SIMD2(15, 4)] == "4", "the text is above the next picture, too")
    // The picture's rows end in column 23, so a window of 20 columns takes two lines for each.
    let above = shown.row
    var narrow = Frame(
      scene: Scene(canvas: Canvas(columns: 20, rows: 8)), placement: .inline(rows: 8),
      theme: Theme(depth: .truecolor), cell: CellPixels(width: 8, height: 16), freeRows: 8)
    narrow.scene.add("4:59", column: 2, row: 4, style: .standard)
    let bytes = String(decoding: screen.draw(narrow), as: UTF8.self)
    let lines = 2 * above + shown.column / 20
    #expect(lines > 0 && bytes.contains("\u{1B}[\(lines)A\r\u{1B}[J"), "\(lines): \(bytes)")
  }

  @Test("Inline sixels keep a free row below, or aren’t drawn")
  func spareRow() {
    var screen = Self.screen(.sixel)
    let first = screen.draw(Self.ring(1, .inline(rows: 8)))
    #expect(first.count { $0 == 0x0A } == 8)
    var above = Self.ring(1, .inline(rows: 9))
    above.scene.canvas = Canvas(columns: 34, rows: 9)
    var roomy = Self.screen(.sixel)
    #expect(roomy.draw(above).count { $0 == 0x0A } == 8, "a picture above the last row needs none")
    let cramped = String(
      decoding: screen.draw(Self.ring(1, .inline(rows: 8), freeRows: 0)), as: UTF8.self)
    #expect(!cramped.contains("\u{1B}P"))
    let again = screen.draw(Self.ring(1, .inline(rows: 8)))
    #expect(again.count { $0 == 0x0A } == 8)
    var kitty = Self.screen(.kitty)
    #expect(kitty.draw(Self.ring(1, .inline(rows: 8))).count { $0 == 0x0A } == 7)
  }

  @Test("A kitty picture is removed in the same update that draws its replacement")
  func removalWithinUpdate() throws {
    var screen = Self.screen(.kitty)
    _ = screen.draw(Self.ring(1, .fullScreen))
    var frame = Self.ring(1, .fullScreen)
    frame.scene.planes[0].pieces = []
    frame.scene.add("time’s up · Enter stop", column: 2, row: 6, style: .standard)
    let text = String(decoding: screen.draw(frame), as: UTF8.self)
    let begin = try #require(text.firstRange(of: "\u{1B}[?2026h\r")).upperBound
    let removal = try #require(text.firstRange(of: "a=d,d=I,i=1")).lowerBound
    let end = try #require(text.firstRange(of: "\u{1B}[?2026l")).lowerBound
    #expect(begin < removal && removal < end)
  }

  @Test("A crash removes kitty's pictures, but inline only the program's own")
  func crash() {
    var screen = Self.screen(.kitty)
    _ = screen.draw(Self.ring(1, .fullScreen))
    #expect(String(decoding: screen.crashBytes, as: UTF8.self).contains("d=A"))
    _ = screen.draw(Self.ring(1, .inline(rows: 8)))
    let inline = String(decoding: screen.crashBytes, as: UTF8.self)
    #expect(!inline.contains("d=A") && inline.contains("d=I,i=1,") && inline.contains("d=I,i=16,"))
    var tmux = Self.screen(.kitty, .tmux)
    for placement in [Placement.fullScreen, .inline(rows: 8)] {
      _ = tmux.draw(Self.ring(1, placement))
      // tmux interprets an unwrapped sequence as a title.
      #expect(!String(decoding: tmux.crashBytes, as: UTF8.self).contains("d=A"))
      #expect(tmux.crashBytes.count <= 1024)
    }
  }

  @Test("The reason why figures aren’t drawn in pixels is reported, if there are any")
  func obstacles() {
    var screen = Screen(Capabilities { ["TERM": "foot", "LANG": "C.UTF-8"][$0] })
    _ = screen.use(PixelChannel(.sixel))
    let cell = CellPixels(width: 8, height: 16)
    func obstacle(
      _ placement: Placement = .fullScreen, _ depth: ColorDepth = .truecolor,
      _ cell: CellPixels? = cell
    ) -> String? {
      screen.pixelObstacle(
        to: Frame(
          scene: PixelLayerTests.board(share: 0.5), placement: placement,
          theme: Theme(depth: depth), cell: cell))
    }
    #expect(obstacle() == nil)
    #expect(obstacle(.inline(rows: 2))?.contains("3 rows") == true)
    // Without colors, the pixels are gray.
    #expect(obstacle(.fullScreen, .never) == nil)
    #expect(obstacle(.fullScreen, .truecolor, nil)?.contains("size of a cell") == true)
    #expect(
      obstacle(.fullScreen, .truecolor, CellPixels(width: 200, height: 400))?.contains("larger")
        == true)
    let none = Self.frame("4:59", .inline(rows: 4))
    #expect(screen.pixelObstacle(to: none) == nil)
  }
}
