import Raster
import TestSupport
import Testing

@testable import TerminalCodes

struct PNGEncoderTests {
  /// Returns the chunks of a file by name; their lengths must add up to the file.
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

  /// Returns the premultiplied pixels of a file, by the definitions of the filters “Sub” and “Up”.
  static func pixels(_ file: [UInt8]) throws -> [UInt8] {
    let chunks = chunks(file)
    let header = try #require(chunks.first).data
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(header[0..<4]), number(header[4..<8]))
    let channels = header[9] == 6 ? 4 : 3
    let data = chunks.filter { $0.name == "IDAT" }.flatMap(\.data)
    var rest = try #require(Inflater.bytes(data, count: (width * channels + 1) * height))[...]
    var above = [UInt8](repeating: 0, count: width * channels)
    var straight: [UInt8] = []
    for _ in 0..<height {
      let filter = try #require(rest.first)
      try #require(filter == 1 || filter == 2)
      rest = rest.dropFirst()
      var row = Array(rest.prefix(above.count))
      rest = rest.dropFirst(above.count)
      for index in row.indices {
        let left = index < channels ? 0 : row[index - channels]
        row[index] &+= filter == 1 ? left : above[index]
      }
      for start in stride(from: 0, to: row.count, by: channels) {
        straight += row[start..<start + channels] + (channels == 3 ? [255] : [])
      }
      above = row
    }
    return Pixmap.multiplied(straight)
  }

  @Test(
    "A file contains the pixels, row by row", arguments: [(1, 1), (9, 4), (3, 300), (300, 250)])
  func noise(width: Int, height: Int) throws {
    let picture = SamplePictures.noise(width, height, seed: 2)
    let file = try #require(PNGEncoder.file(of: picture, in: picture.bounds))
    #expect(Self.chunks(file).map(\.name).prefix(3) == ["IHDR", "sRGB", "IDAT"])
    #expect(try Self.pixels(file) == picture.samples)
  }

  @Test("A part of a picture equals a picture of its own")
  func part() throws {
    let picture = SamplePictures.ring(40)
    let rect = PixelRect(x: 7, y: 3, width: 20, height: 30)
    let file = try #require(PNGEncoder.file(of: picture, in: rect))
    #expect(try Self.pixels(file) == picture.cropped(to: rect).samples)
  }

  @Test("Rows added in pieces give the same picture", arguments: [1, 7, 40])
  func pieces(rows: Int) throws {
    let picture = SamplePictures.noise(31, 40, seed: 5)
    var encoder = try #require(PNGEncoder(width: 31, height: 40))
    var file: [UInt8] = []
    for top in stride(from: 0, to: 40, by: rows) {
      let rect = PixelRect(x: 0, y: top, width: 31, height: min(rows, 40 - top))
      file += encoder.add(picture.cropped(to: rect))
    }
    file += encoder.finish()
    #expect(try Self.pixels(file) == picture.samples)
  }

  @Test("The final chunk has the checksum that it has in every PNG")
  func checkSum() throws {
    let picture = SamplePictures.ring(9)
    let file = try #require(PNGEncoder.file(of: picture, in: picture.bounds))
    #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A picture without pixels is rejected")
  func empty() {
    #expect(PNGEncoder(width: 0, height: 4) == nil && PNGEncoder(width: 4, height: 0) == nil)
  }
}
