import Raster
import TerminalCodes
import TestSupport
import Testing

struct PictureEncoderTests {
  static let ground = SamplePictures.ground

  static func channel(_ pixels: PixelProtocol, edits: Bool = true) -> PixelChannel {
    var channel = PixelChannel(pixels)
    channel.ground = ground
    channel.editsPictures = edits
    return channel
  }

  static func encoder(_ channel: PixelChannel) throws -> PictureEncoder {
    PictureEncoder(channel, cell: try #require(CellPixels(width: 8, height: 16)))
  }

  static func frame(
    _ encoder: inout PictureEncoder, _ picture: Pixmap, column: Int, row: Int,
    rows: Int = 24
  ) throws -> PictureEncoder.Output {
    let output = encoder.encode(
      picture, column: column, row: row, screenRows: rows)
    return try #require(output)
  }

  /// A ring that runs out, as it is drawn step by step.
  static let steps = (0...6).map { SamplePictures.ring(100, share: 1 - Double($0) / 6) }

  @Test("Frame after frame, sixels leave what the whole last picture would")
  func sixels() throws {
    var encoder = try Self.encoder(Self.channel(.sixel))
    var screen = PixelScreen()
    for picture in Self.steps {
      let output = try Self.frame(&encoder, picture, column: 3, row: 2)
      screen.receive(output.bytes)
      #expect(screen.errors == [])
      var fresh = PixelScreen()
      fresh.receive(Array("\u{1B}[3;4H".utf8) + SixelPicture(ground: Self.ground).show(picture))
      for y in 0..<100 {
        for x in 0..<100 { #expect(screen[24 + x, 32 + y] == fresh[24 + x, 32 + y]) }
      }
    }
  }

  @Test("Frame after frame, kitty has the last picture", arguments: [true, false])
  func kitty(edits: Bool) throws {
    var encoder = try Self.encoder(Self.channel(.kitty, edits: edits))
    var screen = PixelScreen()
    for picture in Self.steps {
      let output = try Self.frame(&encoder, picture, column: 3, row: 2)
      #expect(output.covered == nil)
      screen.receive(output.bytes)
      #expect(Pixmap.multiplied(screen.kitty.pictures[1]?.bytes ?? []) == picture.samples)
    }
    #expect(screen.errors == [])
    let placement = screen.kitty.placements[[1, 1]]
    #expect(placement?.column == 3 && placement?.row == 2)
    screen.receive(encoder.remove())
    #expect(screen.kitty.pictures.isEmpty)
    #expect(encoder.remove() == [])
  }

  @Test("A frame sends much less than the whole", arguments: PixelProtocol.allCases)
  func less(pixels: PixelProtocol) throws {
    var encoder = try Self.encoder(Self.channel(pixels))
    let first = SamplePictures.ring(240, share: 0.99)
    let whole = try Self.frame(&encoder, first, column: 0, row: 0, rows: 60)
    let next = SamplePictures.shortened(first, to: 0.985)
    let step = try Self.frame(&encoder, next, column: 0, row: 0, rows: 60)
    #expect(step.bytes.count < whole.bytes.count / 3)
    let none = try Self.frame(&encoder, next, column: 0, row: 0, rows: 60)
    #expect(none.bytes == [] && none.covered == nil)
  }

  @Test("Cells that are drawn over are told, and lie round what changed")
  func covered() throws {
    var encoder = try Self.encoder(Self.channel(.sixel))
    let first = try Self.frame(&encoder, Self.steps[0], column: 3, row: 2)
    #expect(first.covered == CellArea(column: 3, row: 2, columns: 13, rows: 7))
    var picture = Self.steps[0]
    picture = SamplePictures.picture(100, 100) { x, y in
      (x, y) == (17, 40) ? SIMD4(255, 0, 0, 255) : picture[x, y]
    }
    let next = try Self.frame(&encoder, picture, column: 3, row: 2)
    #expect(next.covered == CellArea(column: 5, row: 4, columns: 1, rows: 1))
  }

  @Test("tmux gets a picture as text in its cells")
  func text() throws {
    var channel = Self.channel(.kitty)
    channel.passthrough = .tmux
    var encoder = try Self.encoder(channel)
    var screen = PixelScreen()
    let first = try Self.frame(&encoder, Self.steps[0], column: 3, row: 2)
    screen.receive(first.bytes)
    #expect(screen.text.count == 13 * 7)
    #expect(first.covered == CellArea(column: 3, row: 2, columns: 13, rows: 7))
  }

  @Test("Sixels keep out of the last row, and of what the terminal can't show")
  func limits() throws {
    func shows(_ channel: PixelChannel, _ picture: Pixmap, row: Int) throws -> Bool {
      var encoder = try Self.encoder(channel)
      return encoder.encode(picture, column: 0, row: row, screenRows: 24) != nil
    }
    let picture = Self.steps[0]
    #expect(try shows(Self.channel(.sixel), picture, row: 16))
    #expect(try !shows(Self.channel(.sixel), picture, row: 17))
    #expect(try shows(Self.channel(.kitty), picture, row: 17))
    #expect(try !shows(Self.channel(.kitty), picture, row: 18))
    #expect(try !shows(Self.channel(.kitty), picture, row: -1))
    #expect(try !shows(Self.channel(.sixel), Pixmap(width: 1001, height: 3), row: 0))
  }

  @Test("A forgotten picture is drawn whole, and still taken away")
  func forgetting() throws {
    var encoder = try Self.encoder(Self.channel(.kitty))
    let first = try Self.frame(&encoder, Self.steps[3], column: 0, row: 0)
    encoder.forget()
    let again = try Self.frame(&encoder, Self.steps[3], column: 0, row: 0)
    #expect(first == again)
    encoder.forget()
    #expect(encoder.remove() != [])
  }

  @Test("Inline files hold the cells that changed")
  func files() throws {
    var encoder = try Self.encoder(Self.channel(.iterm2))
    var screen = PixelScreen()
    let first = SamplePictures.picture(100, 100) { _, _ in SIMD4(9, 9, 9, 255) }
    let next = SamplePictures.picture(100, 100) { x, y in
      SIMD4((x, y) == (50, 99) ? 8 : 9, 9, 9, 255)
    }
    for picture in [first, next] {
      screen.receive(try Self.frame(&encoder, picture, column: 0, row: 0).bytes)
    }
    #expect(screen.errors == [])
    #expect(screen.files.first?.attributes.contains("width=100px;height=100px") == true)
    #expect(screen.files.last?.attributes.contains("width=8px;height=4px") == true)
  }
}
