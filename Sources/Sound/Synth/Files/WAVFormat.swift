/// The format of the samples according to the fmt chunk.
struct WAVFormat: Hashable {
  enum Encoding: Hashable {
    case integer, float, aLaw, muLaw
  }

  var encoding: Encoding
  var channels: Int
  var rate: Int
  /// The number of bytes in a sample.
  var width: Int

  var frameSize: Int { channels * width }

  static let mostChannels = 64
  static let rates = 1_000...768_000

  /// Reads the chunk; adds tolerated oddities to `notes`.
  init(_ reader: ByteReader, _ place: Range<Int>, notes: inout [String]) throws(WAVError) {
    guard place.count >= 14 else { throw .shortFormat(place.count) }
    let start = place.lowerBound
    channels = reader.number16(start + 2)
    rate = reader.number32(start + 4)
    guard 1...Self.mostChannels ~= channels else { throw .channels(channels) }
    guard Self.rates ~= rate else { throw .rate(rate) }
    let frameSize = reader.number16(start + 12)
    var bits = frameSize / channels * 8
    if place.count >= 16 {
      bits = reader.number16(start + 14)
    } else {
      notes.append("its fmt chunk doesn’t say how many bits a sample has")
    }
    encoding = try Self.encoding(reader, place, bits: bits)
    width = (bits + 7) / 8
    if frameSize != self.frameSize {
      notes.append("its fmt chunk says \(frameSize) bytes in a frame instead of \(self.frameSize)")
    }
  }

  private static func encoding(
    _ reader: ByteReader, _ place: Range<Int>, bits: Int
  ) throws(WAVError) -> Encoding {
    var tag = reader.number16(place.lowerBound)
    // The extensible format has its tag at the start of a GUID.
    if tag == 0xFFFE {
      guard place.count >= 40 else { throw .shortFormat(place.count) }
      tag = reader.number16(place.lowerBound + 24)
    }
    let (encoding, allowed): (Encoding, Set<Int>)
    switch tag {
    case 1: (encoding, allowed) = (.integer, Set(1...32))
    case 3: (encoding, allowed) = (.float, [32, 64])
    case 6: (encoding, allowed) = (.aLaw, [8])
    case 7: (encoding, allowed) = (.muLaw, [8])
    default: throw .encoding(tag)
    }
    guard allowed.contains(bits) else { throw .bits(bits) }
    return encoding
  }
}
