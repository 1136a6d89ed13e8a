import Raster
import TestSupport
import Testing

@testable import TerminalCodes

struct PNGTests {
  /// The chunks of a file by name; each must fill its place.
  static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8], sum: [UInt8])] {
    var chunks: [(name: String, data: [UInt8], sum: [UInt8])] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count + 8 else { break }
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      let data = Array(rest.dropFirst(4).prefix(count))
      rest = rest.dropFirst(4 + count)
      chunks.append((name, data, Array(rest.prefix(4))))
      rest = rest.dropFirst(4)
    }
    #expect(rest.isEmpty)
    return chunks
  }

  @Test("The pixels are in it, row by row", arguments: [(1, 1), (9, 4), (3, 300)])
  func pixels(width: Int, height: Int) throws {
    let picture = SamplePictures.noise(width, height, seed: 2)
    let file = try #require(PNG.bytes(picture, in: picture.bounds))
    let chunks = Self.chunks(file)
    #expect(chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
    let header = chunks[0].data
    #expect(header[0..<8].reduce(0) { $0 << 8 | Int($1) } == width << 32 | height)
    let channels = header[9] == 6 ? 4 : 3
    let rows = try #require(
      Inflater.bytes(chunks[1].data, count: (width * channels + 1) * height))
    var pixels: [UInt8] = []
    for y in 0..<height {
      let row = rows[y * (width * channels + 1)..<(y + 1) * (width * channels + 1)]
      #expect(row.first == 0)
      for x in 0..<width {
        let start = row.startIndex + 1 + x * channels
        pixels += row[start..<start + channels] + (channels == 3 ? [255] : [])
      }
    }
    #expect(Pixmap.multiplied(pixels) == picture.samples)
  }

  @Test("The end has the check sum that it has in every PNG")
  func checkSum() throws {
    let file = try #require(PNG.bytes(SamplePictures.ring(9), in: SamplePictures.ring(9).bounds))
    #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }
}
