import Testing

@testable import Synth

struct WAVErrorTests {
  /// The unreadable files, with their errors and sentences.
  static let cases: [(bytes: [UInt8], error: WAVError, words: String)] = [
    ([], .empty, "it is empty"),
    (Array("Dear timer, please ring.".utf8), .notWAV, "it is not a WAV file"),
    (Array("RIFF".utf8), .notWAV, "it is not a WAV file"),
    (WAVBuilder().bytes, .missingChunk("fmt"), "it has no fmt chunk"),
    (
      WAVBuilder().chunk("fmt ", WAVBuilder.format()).bytes, .missingChunk("data"),
      "it has no data chunk"
    ),
    (
      WAVBuilder().chunk("fmt ", WAVBuilder.format(), size: 0x7FFF_FFFF).chunk("data", [1, 2])
        .bytes, .missingChunk("data"), "it has no data chunk"
    ),
    (file([1, 0]), .shortFormat(2), "its fmt chunk has only 2 bytes"),
    (file(WAVBuilder.format(channels: 0)), .channels(0), "its fmt chunk says 0 channels"),
    (
      file(WAVBuilder.format(channels: 65_535)), .channels(65_535),
      "its fmt chunk says 65535 channels"
    ),
    (file(WAVBuilder.format(rate: 0)), .rate(0), "its fmt chunk says a rate of 0 Hz"),
    (
      file(WAVBuilder.format(rate: 4_000_000_000)), .rate(4_000_000_000),
      "its fmt chunk says a rate of 4000000000 Hz"
    ),
    (file(WAVBuilder.format(bits: 0)), .bits(0), "its fmt chunk says 0 bits in a sample"),
    (file(WAVBuilder.format(bits: 64)), .bits(64), "its fmt chunk says 64 bits in a sample"),
    (
      file(WAVBuilder.format(tag: 3, bits: 16)), .bits(16), "its fmt chunk says 16 bits in a sample"
    ),
    (file(WAVBuilder.format(tag: 0x55)), .encoding(0x55), "its sound is in MPEG audio, not PCM"),
    (file(WAVBuilder.format(tag: 2)), .encoding(2), "its sound is in MS ADPCM, not PCM"),
    (file(WAVBuilder.format(tag: 99)), .encoding(99), "its sound is in encoding 99, not PCM"),
    (file(WAVBuilder.format(), data: []), .noSound, "there is no sound in it"),
    (file(WAVBuilder.format(), data: [1]), .noSound, "there is no sound in it"),
    (
      file(
        WAVBuilder.format(rate: 1_000, bits: 8), data: [UInt8](repeating: 128, count: 1_500_000)),
      .tooLong(seconds: 1_500), "it is 25 minutes long, and the limit is 20"
    ),
  ]

  private static func file(_ format: [UInt8], data: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
    WAVBuilder().chunk("fmt ", format).chunk("data", data).bytes
  }

  @Test("An unreadable file is rejected with the invalid field", arguments: cases.indices)
  func refused(index: Int) {
    let (bytes, error, words) = Self.cases[index]
    #expect(throws: error) { try WAVFile(bytes) }
    #expect(error.description == words)
  }

  @Test("An empty data chunk before another chunk isn't mistaken for a stream")
  func emptyData() {
    let bytes = WAVBuilder().chunk("fmt ", WAVBuilder.format()).chunk("data", [])
      .chunk("LIST", [1, 2, 3, 4]).bytes
    #expect(throws: WAVError.noSound) { try WAVFile(bytes) }
  }

  @Test("Twenty minutes are not too long")
  func limit() throws {
    let data = [UInt8](repeating: 128, count: 1_200_000)
    let bytes = Self.file(WAVBuilder.format(rate: 1_000, bits: 8), data: data)
    #expect(try WAVFile(bytes).waveform.duration == .seconds(1_200))
  }
}
