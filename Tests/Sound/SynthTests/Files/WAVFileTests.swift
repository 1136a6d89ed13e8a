import TestSupport
import Testing

@testable import Synth

struct WAVFileTests {
  private func read(_ format: [UInt8], _ data: [UInt8]) throws -> WAVFile {
    try WAVFile(WAVBuilder().chunk("fmt ", format).chunk("data", data).bytes)
  }

  @Test("A written file is read back without a note", arguments: [1, 2, 6])
  func roundTrip(channels: Int) throws {
    var random = SeededGenerator(seed: 1)
    let samples = (0..<600).map { _ in Int16.random(in: .min ... .max, using: &random) }
    let waveform = Waveform(samples: samples, channels: channels, rate: 44_100)
    let bytes = WAVFile.bytes(of: waveform)
    #expect(bytes.count == 44 + 1_200)
    let file = try WAVFile(bytes)
    #expect(file.waveform == waveform)
    #expect(file.notes == [])
  }

  @Test("The header is the standard one")
  func header() {
    let waveform = Waveform(samples: [1, -1, 2, -2], channels: 2, rate: 48_000)
    let format = WAVBuilder.format(channels: 2, rate: 48_000)
    let data = WAVBuilder.samples([1, -1, 2, -2])
    #expect(
      WAVFile.bytes(of: waveform)
        == WAVBuilder().chunk("fmt ", format).chunk("data", data).bytes)
  }

  @Test("Integers of one to four bytes are read")
  func integers() throws {
    #expect(
      try read(WAVBuilder.format(bits: 8), [0, 128, 255, 64]).waveform.samples
        == [-32_768, 0, 32_512, -16_384])
    let wide = [-0x80_0000, 0x7F_FFFF, 0x12_3456, -0x100, 0x80, 0x7F]
    #expect(
      try read(WAVBuilder.format(bits: 24), wide.flatMap { WAVBuilder.number($0, size: 3) })
        .waveform.samples == [-32_768, 32_767, 0x1234, -1, 1, 0])
    let widest = [-0x8000_0000, 0x7FFF_FFFF, 0x1234_5678, -0x1_0000]
    #expect(
      try read(WAVBuilder.format(bits: 32), widest.flatMap { WAVBuilder.number($0, size: 4) })
        .waveform.samples == [-32_768, 32_767, 0x1234, -1])
  }

  @Test("Floats are read; NaN becomes silence and is noted, and values out of range are clipped")
  func floats() throws {
    let values: [Float] = [0, 0.5, -1, 1, 2, .nan, .infinity, -.infinity]
    let samples: [Int16] = [0, 16_384, -32_768, 32_767, 32_767, 0, 0, 0]
    let single = try read(
      WAVBuilder.format(tag: 3, bits: 32),
      values.flatMap { WAVBuilder.number(Int($0.bitPattern), size: 4) })
    #expect(single.waveform.samples == samples)
    #expect(single.notes == ["3 of its samples are not numbers", "1 of its samples are clipped"])
    let double = try read(
      WAVBuilder.format(tag: 3, bits: 64),
      values.flatMap {
        WAVBuilder.number(Int(truncatingIfNeeded: Double($0).bitPattern), size: 8)
      })
    #expect(double.waveform.samples == samples)
  }

  @Test("A-law and µ-law have the values of G.711's tables")
  func laws() throws {
    let aLaw = try read(WAVBuilder.format(tag: 6, bits: 8), [0xD5, 0x55, 0xAA, 0x2A, 0x80, 0x00])
    #expect(aLaw.waveform.samples == [8, -8, 32_256, -32_256, 5_504, -5_504])
    let muLaw = try read(WAVBuilder.format(tag: 7, bits: 8), [0xFF, 0x7F, 0x80, 0x00, 0xEF, 0x6F])
    #expect(muLaw.waveform.samples == [0, 0, 32_124, -32_124, 132, -132])
  }

  @Test("Big-endian files are read")
  func bigEndian() throws {
    let bytes = WAVBuilder(form: "RIFX")
      .chunk("fmt ", WAVBuilder.format(channels: 2, isBigEndian: true))
      .chunk("data", WAVBuilder.samples([1, -2, 300, -400], isBigEndian: true)).bytes
    let file = try WAVFile(bytes)
    #expect(file.waveform == Waveform(samples: [1, -2, 300, -400], channels: 2, rate: 8_000))
    #expect(file.notes == [])
  }

  @Test("The extensible format gives the actual format inside")
  func extensible() throws {
    let samples = WAVBuilder.samples([5, -6])
    let file = try read(WAVBuilder.extensible(tag: 1, bits: 16), samples)
    #expect(file.waveform.samples == [5, -6])
    #expect(throws: WAVError.encoding(2)) {
      try read(WAVBuilder.extensible(tag: 2, bits: 16), samples)
    }
    #expect(throws: WAVError.shortFormat(16)) {
      try read(WAVBuilder.format(tag: 0xFFFE), samples)
    }
  }

  @Test("Files with 64-bit sizes are read", arguments: ["RF64", "BW64"])
  func long(form: String) throws {
    var builder = WAVBuilder(form: form)
    builder.riffSize = 0xFFFF_FFFF
    let sizes = WAVBuilder.number(80, size: 8) + WAVBuilder.number(4, size: 8)
    let file = try WAVFile(
      builder.chunk("ds64", sizes + [UInt8](repeating: 0, count: 12))
        .chunk("fmt ", WAVBuilder.format())
        .chunk("data", WAVBuilder.samples([7, 8]) + [9, 9, 9, 9], size: 0xFFFF_FFFF).bytes)
    #expect(file.waveform.samples == [7, 8])
    #expect(file.notes == [])
  }

  @Test("An impossible 64-bit size means to the end")
  func longest() throws {
    let sizes = [UInt8](repeating: 0xFF, count: 28)
    let bytes = WAVBuilder(form: "RF64").chunk("ds64", sizes).chunk("fmt ", WAVBuilder.format())
      .chunk("data", WAVBuilder.samples([7, 8]), size: 0xFFFF_FFFF).bytes
    #expect(try WAVFile(bytes).waveform.samples == [7, 8])
  }
}
