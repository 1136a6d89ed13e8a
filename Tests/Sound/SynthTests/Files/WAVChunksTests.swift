import Testing

@testable import Synth

/// Tests of files as some programs write them.
struct WAVChunksTests {
  static let format = WAVBuilder.format()
  static let data = WAVBuilder.samples([10, -20, 30])

  private func samples(_ bytes: [UInt8]) throws -> [Int16] {
    try WAVFile(bytes).waveform.samples
  }

  private func notes(_ bytes: [UInt8]) throws -> [String] { try WAVFile(bytes).notes }

  @Test("A wrong size in the header is only noted", arguments: [0, 7, 0xFFFF_FFFF])
  func header(size: Int) throws {
    var builder = WAVBuilder().chunk("fmt ", Self.format).chunk("data", Self.data)
    builder.riffSize = size
    #expect(try samples(builder.bytes) == [10, -20, 30])
    #expect(try notes(builder.bytes) == ["its header says \(size) bytes, and there are 42"])
  }

  @Test("Data of unknown size extends to the end of the file", arguments: [0, 0xFFFF_FFFF])
  func unfinished(size: Int) throws {
    let bytes = WAVBuilder().chunk("fmt ", Self.format).chunk("data", Self.data, size: size).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["its data chunk doesn’t say how long it is"])
  }

  @Test("Data that would extend beyond the file is cut off there", arguments: [7, 0x7FFF_F000])
  func beyond(size: Int) throws {
    let bytes = WAVBuilder().chunk("fmt ", Self.format).chunk("data", Self.data, size: size).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["its data chunk says \(size) bytes, and there are 6"])
  }

  @Test("The format may come after the data")
  func order() throws {
    let bytes = WAVBuilder().chunk("data", Self.data).chunk("fmt ", Self.format).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["its fmt chunk comes after its data"])
  }

  @Test("Other chunks are skipped, even with odd sizes")
  func others() throws {
    let bytes = WAVBuilder().chunk("LIST", [1, 2, 3]).chunk("fmt ", Self.format)
      .chunk("cue ", []).chunk("data", Self.data).chunk("id3 ", [1]).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == [])
  }

  @Test("A chunk of an odd size may lack its padding")
  func unpadded() throws {
    let bytes = WAVBuilder().chunk("LIST", [1, 2, 3], isPadded: false).chunk("fmt ", Self.format)
      .chunk("data", Self.data).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["a chunk of an odd size isn’t padded"])
  }

  @Test("Twenty thousand empty chunks are skipped")
  func many() throws {
    var builder = WAVBuilder().chunk("fmt ", Self.format)
    let junk = WAVBuilder().chunk("junk", []).bytes.dropFirst(12)
    let head = builder.bytes
    builder = WAVBuilder().chunk("data", Self.data)
    let bytes = head + (0..<20_000).flatMap { _ in junk } + builder.bytes.dropFirst(12)
    #expect(try samples(bytes) == [10, -20, 30])
  }

  @Test("Of two chunks with the same name, the first counts")
  func twice() throws {
    let bytes = WAVBuilder().chunk("fmt ", Self.format).chunk("data", Self.data)
      .chunk("fmt ", WAVBuilder.format(channels: 2)).chunk("data", [9, 9]).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try WAVFile(bytes).waveform.channels == 1)
  }

  @Test("A format chunk of 14 bytes gives the bits by the frame size")
  func oldFormat() throws {
    let bytes = WAVBuilder().chunk("fmt ", Array(Self.format.prefix(14)))
      .chunk("data", Self.data).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["its fmt chunk doesn’t say how many bits a sample has"])
  }

  @Test("A wrong frame size is ignored")
  func alignment() throws {
    let bytes = WAVBuilder().chunk("fmt ", WAVBuilder.format(align: 9)).chunk("data", Self.data)
      .bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["its fmt chunk says 9 bytes in a frame instead of 2"])
  }

  @Test("An ID3 tag may precede the file")
  func tag() throws {
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 7, count: 130)
    let bytes = tag + WAVBuilder().chunk("fmt ", Self.format).chunk("data", Self.data).bytes
    #expect(try samples(bytes) == [10, -20, 30])
    #expect(try notes(bytes) == ["an ID3 tag precedes it"])
    #expect(throws: WAVError.notWAV) { try WAVFile(Array(tag.prefix(40))) }
  }

  @Test("Half a frame at the end is dropped")
  func halfFrame() throws {
    let bytes = WAVBuilder().chunk("fmt ", WAVBuilder.format(channels: 2))
      .chunk("data", Self.data).bytes
    #expect(try samples(bytes) == [10, -20])
  }

  @Test("A stream of a speech program, with two gigabytes in its header, is read")
  func speech() throws {
    var builder = WAVBuilder().chunk("fmt ", WAVBuilder.format(rate: 22_050))
      .chunk("data", Self.data, size: 0x7FFF_F000)
    builder.riffSize = 0x7FFF_F024
    let file = try WAVFile(builder.bytes)
    #expect(file.waveform == Waveform(samples: [10, -20, 30], rate: 22_050))
    #expect(file.notes.count == 2)
  }
}
