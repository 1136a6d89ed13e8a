import Synth
import TestSupport
import Testing

struct WAVFuzzTests {
  /// Valid sound files of all kinds, to be corrupted.
  static let seeds: [[UInt8]] = {
    let data = WAVBuilder.samples([10, -20, 30, -40])
    let sizes = WAVBuilder.number(80, size: 8) + WAVBuilder.number(8, size: 8)
    return [
      WAVBuilder().chunk("fmt ", WAVBuilder.format()).chunk("data", data).bytes,
      WAVBuilder().chunk("LIST", [1, 2, 3]).chunk("fmt ", WAVBuilder.format(bits: 24))
        .chunk("data", data).bytes,
      WAVBuilder().chunk("fmt ", WAVBuilder.extensible(tag: 3, bits: 32)).chunk("data", data).bytes,
      WAVBuilder(form: "RIFX").chunk("fmt ", WAVBuilder.format(channels: 2, isBigEndian: true))
        .chunk("data", data).bytes,
      WAVBuilder(form: "RF64").chunk("ds64", sizes).chunk(
        "fmt ", WAVBuilder.format(tag: 7, bits: 8)
      )
      .chunk("data", data, size: 0xFFFF_FFFF).bytes,
      Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 2, 0, 0]
        + WAVBuilder().chunk("data", data).chunk("fmt ", WAVBuilder.format()).bytes,
    ]
  }()

  @Test("The files to be corrupted are valid", arguments: seeds.indices)
  func whole(index: Int) {
    #expect(throws: Never.self) { try WAVFile(Self.seeds[index]) }
  }

  @Test("No bytes trap: they are read or rejected", arguments: 1...10)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<2_000 {
      var bytes = Self.seeds[Int(random.next() % UInt64(Self.seeds.count))]
      for _ in 0...random.next() % 3 { Self.spoil(&bytes, &random) }
      if let file = try? WAVFile(bytes) {
        read += 1
        #expect(file.waveform.frameCount > 0)
      }
    }
    // Many are still valid, so more than the first check is exercised.
    #expect(read > 150)
  }

  private static func spoil(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int(random.next() % UInt64(bytes.count))
    switch random.next() % 6 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(random.next() % 8)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.remove(at: place)
    case 4: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    default:
      let value: UInt8 = [0, 0x7F, 0x80, 0xFF][Int(random.next() % 4)]
      for index in place..<min(bytes.count, place + 4) { bytes[index] = value }
    }
  }
}
