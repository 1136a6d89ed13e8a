import Cells
import Raster
import TerminalCodes
import TestSupport
import Testing

struct PictureEncoderTests {
  static let background = SamplePictures.background

  static func channel(_ pixels: PixelProtocol, edits: Bool = true) -> PixelChannel {
    var channel = PixelChannel(pixels)
    channel.background = background
    channel.editsPictures = edits
    return channel
  }

  static func encoder(_ channel: PixelChannel) throws -> PictureEncoder {
    PictureEncoder(channel, cell: try #require(CellPixels(width: 8, height: 16)))
  }

  /// A ring that is running down, step by step.
  static let steps = (0...6).map { SamplePictures.ring(100, share: 1 - Double($0) / 6) }

  @Test("Successive sixel frames give the last picture")
  func sixels() throws {
    var encoder = try Self.encoder(Self.channel(.sixel))
    var screen = PixelScreen()
    for picture in Self.steps {
      let output = encoder.encode(picture, column: 3, row: 2)
      screen.receive(output.bytes)
      #expect(screen.errors == [])
      var fresh = PixelScreen()
      fresh.receive(
        Array("\u{1B}[3;4H".utf8) + SixelPicture(background: Self.background).show(picture))
      for y in 0..<100 {
        for x in 0..<100 { #expect(screen[24 + x, 32 + y] == fresh[24 + x, 32 + y]) }
      }
    }
  }

  @Test("Successive kitty frames give the last picture", arguments: [true, false])
  func kitty(edits: Bool) throws {
    var encoder = try Self.encoder(Self.channel(.kitty, edits: edits))
    var screen = PixelScreen()
    for picture in Self.steps {
      let output = encoder.encode(picture, column: 3, row: 2)
      #expect(output.covered == [])
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

  @Test("A frame sends much less than the whole picture", arguments: PixelProtocol.allCases)
  func less(pixels: PixelProtocol) throws {
    var encoder = try Self.encoder(Self.channel(pixels))
    let first = SamplePictures.ring(240, share: 0.99)
    let whole = encoder.encode(first, column: 0, row: 0)
    let next = SamplePictures.shortened(first, to: 0.985)
    let step = encoder.encode(next, column: 0, row: 0)
    #expect(step.bytes.count < whole.bytes.count / 3)
    let none = encoder.encode(next, column: 0, row: 0)
    #expect(none.bytes == [] && none.covered == [])
  }

  @Test("Overdrawn cells are reported, and contain the change")
  func covered() throws {
    var encoder = try Self.encoder(Self.channel(.sixel))
    let first = encoder.encode(Self.steps[0], column: 3, row: 2)
    #expect(first.covered == [CellRect(columns: 3..<16, rows: 2..<9)])
    var picture = Self.steps[0]
    picture = SamplePictures.picture(100, 100) { x, y in
      (x, y) == (17, 40) ? SIMD4(255, 0, 0, 255) : picture[x, y]
    }
    let next = encoder.encode(picture, column: 3, row: 2)
    #expect(next.covered == [CellRect(columns: 5..<6, rows: 4..<5)])
  }

  /// The first step with two pixels changed, far from each other.
  static let spotted = SamplePictures.picture(100, 100) { x, y in
    (x, y) == (17, 40) || (x, y) == (98, 98) ? SIMD4(255, 0, 0, 255) : steps[0][x, y]
  }

  @Test("Changes far apart are drawn separately", arguments: [PixelProtocol.sixel, .iterm2])
  func separate(pixels: PixelProtocol) throws {
    var encoder = try Self.encoder(Self.channel(pixels))
    _ = encoder.encode(Self.steps[0], column: 3, row: 2)
    let next = encoder.encode(Self.spotted, column: 3, row: 2)
    #expect(
      next.covered == [
        CellRect(columns: 5..<6, rows: 4..<5), CellRect(columns: 15..<16, rows: 8..<9),
      ])
  }

  @Test("Changes far apart are separate edits of a kitty picture")
  func separateEdits() throws {
    var encoder = try Self.encoder(Self.channel(.kitty))
    var screen = PixelScreen()
    screen.receive(encoder.encode(Self.steps[0], column: 3, row: 2).bytes)
    let next = encoder.encode(Self.spotted, column: 3, row: 2)
    let edits = String(decoding: next.bytes, as: UTF8.self).split(separator: "a=f,").dropFirst()
    #expect(edits.count == 2)
    #expect(edits.first?.contains("x=16,y=32,X=1,") == true)
    // Only the part of the last cell inside the picture is sent.
    #expect(edits.last?.contains("x=96,y=96,X=1,f=32,s=4,v=4,") == true)
    screen.receive(next.bytes)
    #expect(screen.errors == [])
    #expect(Pixmap.multiplied(screen.kitty.pictures[1]?.bytes ?? []) == Self.spotted.samples)
  }

  @Test("tmux gets a picture as text in its cells")
  func text() throws {
    var channel = Self.channel(.kitty)
    channel.passthrough = .tmux
    var encoder = try Self.encoder(channel)
    var screen = PixelScreen()
    let first = encoder.encode(Self.steps[0], column: 3, row: 2)
    screen.receive(first.bytes)
    #expect(screen.text.count == 13 * 7)
    #expect(first.covered == [CellRect(columns: 3..<16, rows: 2..<9)])
  }

  @Test("A forgotten picture is redrawn whole, and can still be removed")
  func forgetting() throws {
    var encoder = try Self.encoder(Self.channel(.kitty))
    let first = encoder.encode(Self.steps[3], column: 0, row: 0)
    encoder.forget()
    let again = encoder.encode(Self.steps[3], column: 0, row: 0)
    #expect(first == again)
    encoder.forget()
    #expect(encoder.remove() != [])
  }

  @Test("Inline files contain the cells that changed")
  func files() throws {
    var encoder = try Self.encoder(Self.channel(.iterm2))
    var screen = PixelScreen()
    let first = SamplePictures.picture(100, 100) { _, _ in SIMD4(9, 9, 9, 255) }
    let next = SamplePictures.picture(100, 100) { x, y in
      SIMD4((x, y) == (50, 99) ? 8 : 9, 9, 9, 255)
    }
    for picture in [first, next] {
      screen.receive(encoder.encode(picture, column: 0, row: 0).bytes)
    }
    #expect(screen.errors == [])
    #expect(screen.files.first?.attributes.contains("width=100px;height=100px") == true)
    #expect(screen.files.last?.attributes.contains("width=8px;height=4px") == true)
  }
}
