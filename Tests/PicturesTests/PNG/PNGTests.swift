import Pictures
import Raster
import TestSupport
import Testing

struct PNGTests {
  private func noise(_ width: Int, _ height: Int) -> Pixmap {
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return Pixmap(width: width, height: height, straight: bytes)
  }

  @Test func aPictureComesBack() throws {
    // Noise doesn't get smaller, so this is also a file that is larger than was first reserved.
    for pixmap in [noise(1, 1), noise(61, 43), Pixmap(width: 300, height: 200)] {
      #expect(try PNG.decode(PNG.encode(pixmap)) == pixmap)
    }
  }

  @Test func theFileSaysSizeKindAndColorSpace() throws {
    let file = try PNG.encode(Pixmap(width: 258, height: 3))
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(file[16..<26]) == [0, 0, 1, 2, 0, 0, 0, 3, 8, 6])
    #expect(String(decoding: file, as: Unicode.ASCII.self).contains("sRGB"))
  }

  @Test func aFlatPictureIsSmall() throws {
    let file = try PNG.encode(Pixmap(width: 512, height: 512))
    #expect(file.count < 4000)
  }

  @Test func aPictureWithoutPixelsIsAnError() {
    #expect(throws: PNGError.self) { try PNG.encode(Pixmap(width: 0, height: 9)) }
  }

  @Test func brokenFilesAreErrors() throws {
    let file = try PNG.encode(noise(16, 16))
    for length in 0..<file.count - 12 {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file.prefix(length))) }
    }
    var broken = file
    broken[60] ^= 0x55
    #expect(throws: PNGError.self) { try PNG.decode(broken) }
    let error = #expect(throws: PNGError.self) { try PNG.decode([1, 2, 3]) }
    #expect(error?.message.isEmpty == false && error?.description.hasPrefix("PNG: ") == true)
  }
}
