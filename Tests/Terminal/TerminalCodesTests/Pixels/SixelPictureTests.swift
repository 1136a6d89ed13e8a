import Raster
import TerminalCodes
import TestSupport
import Testing

struct SixelPictureTests {
  static let background = SamplePictures.background

  static func decoded(_ bytes: [UInt8]) throws -> SixelDecoder {
    var screen = PixelScreen()
    screen.receive(bytes)
    #expect(screen.errors == [])
    return try #require(screen.sixels.first)
  }

  /// Returns the largest difference of a component from the picture's appearance on the background.
  static func error(_ sixel: SixelDecoder, _ picture: Pixmap) -> Double {
    var largest = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        guard let color = sixel[x, y] else { return 255 }
        for (part, wanted) in picture.shown(x, y, on: background).enumerated() {
          largest = max(largest, abs(Double(color[part]) * 2.55 - wanted))
        }
      }
    }
    return largest
  }

  static let sizes = [
    (1, 1), (1, 7), (7, 1), (5, 6), (6, 5), (4, 12), (13, 13), (2000, 3), (3, 200),
  ]

  /// Half a percent, and half a step of 255 from blending with the background.
  static let exact = 2.55 / 2 + 0.51
  /// Another two percent for the shades of soft edges.
  static let nearlyExact = exact + 2 * 2.55

  @Test(
    "The colors of pixels that differ from all around them are exact to 2.5 %", arguments: sizes)
  func shades(width: Int, height: Int) throws {
    let picture = SamplePictures.noise(width, height, seed: 5)
    let sixel = try Self.decoded(SixelPicture(background: Self.background).show(picture))
    #expect(sixel.width == width && sixel.height == height && sixel.leavesRest)
    #expect(Self.error(sixel, picture) <= Self.nearlyExact)
  }

  @Test("A ring's edges are blended with the background", arguments: [20, 61])
  func ring(side: Int) throws {
    let picture = SamplePictures.ring(side)
    let sixel = try Self.decoded(SixelPicture(background: Self.background).show(picture))
    #expect(Self.error(sixel, picture) <= Self.nearlyExact)
    #expect(sixel.colors <= 40)
  }

  @Test("The colors of a smooth gradient are exact to the percent")
  func smooth() throws {
    let picture = SamplePictures.picture(200, 12) { x, y in
      SIMD4(UInt8(x), UInt8(255 - x), UInt8(100 + y * 4), 255)
    }
    let sixel = try Self.decoded(
      SixelPicture(background: Self.background, registers: 1024).show(picture))
    #expect(Self.error(sixel, picture) <= Self.exact)
  }

  @Test("There are no more colors than registers, and each is near", arguments: [2, 16, 64, 256])
  func registers(count: Int) throws {
    let picture = SamplePictures.gradient(40, 40)
    let sixel = try Self.decoded(
      SixelPicture(background: Self.background, registers: count).show(picture))
    #expect(sixel.colors <= count && sixel.colors > count / 2)
    // Boxes of equal size would be as wide as the cube's side over the cube root of their number.
    let sides: [Int: Double] = [2: 255, 16: 150, 64: 90, 256: 60]
    #expect(Self.error(sixel, picture) < sides[count, default: 0])
  }

  @Test("The flat colors of a picture with many colors stay exact")
  func flat() throws {
    let gradient = SamplePictures.gradient(40, 40)
    let flat = SIMD4<UInt8>(51, 102, 255, 255)
    let picture = SamplePictures.picture(40, 40) { x, y in y < 30 ? flat : gradient[x, y] }
    let sixel = try Self.decoded(
      SixelPicture(background: Self.background, registers: 16).show(picture))
    #expect(sixel[20, 20] == [20, 40, 100])
  }

  @Test("A part equals the same part of the whole")
  func part() throws {
    let picture = SamplePictures.noise(30, 30, seed: 8)
    let writer = SixelPicture(background: Self.background)
    let whole = try Self.decoded(writer.show(picture))
    let part = try Self.decoded(
      writer.show(picture, in: PixelRect(x: 8, y: 5, width: 9, height: 17)))
    #expect(part.width == 9 && part.height == 17)
    for y in 0..<17 {
      for x in 0..<9 { #expect(part[x, y] == whole[x + 8, y + 5]) }
    }
  }

  @Test("Runs are sent by length: a picture of one color costs the same, however wide")
  func runs() {
    let writer = SixelPicture(background: Self.background)
    let small = writer.show(Pixmap(width: 10, height: 6))
    let large = writer.show(Pixmap(width: 1000, height: 6))
    #expect(large.count <= small.count + 4)
  }

  @Test("A picture without pixels has no bytes")
  func empty() {
    #expect(SixelPicture(background: Self.background).show(Pixmap(width: 0, height: 9)) == [])
  }
}
