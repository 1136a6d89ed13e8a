/// A converter from a WAV file's samples to those of a waveform.
struct SampleDecoder {
  private let format: WAVFormat
  private let reader: ByteReader
  /// The number of samples that were NaN and became zero.
  private(set) var unusable = 0
  /// The number of samples beyond full scale.
  private(set) var clipped = 0

  init(format: WAVFormat, reader: ByteReader) {
    self.format = format
    self.reader = reader
  }

  mutating func samples(from start: Int, count: Int) -> [Int16] {
    if format.encoding == .integer, format.width == 2, !reader.isBigEndian {
      return plainSamples(from: start, count: count)
    }
    var samples = [Int16](repeating: 0, count: count)
    var place = start
    for index in samples.indices {
      samples[index] = sample(at: place)
      place += format.width
    }
    return samples
  }

  /// Returns samples in the common encodings, without checking the encoding for each.
  private func plainSamples(from start: Int, count: Int) -> [Int16] {
    let bytes = reader.bytes
    var samples = [Int16](repeating: 0, count: count)
    var (index, place) = (0, start)
    while index < count {
      samples[index] = Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
      index += 1
      place += 2
    }
    return samples
  }

  private mutating func sample(at place: Int) -> Int16 {
    let bits = reader.number(place, size: format.width)
    switch format.encoding {
    case .integer: return integer(bits)
    case .float where format.width == 4:
      return float(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case .float: return float(Double(bitPattern: bits))
    case .aLaw: return Self.aLaw(UInt8(truncatingIfNeeded: bits))
    case .muLaw: return Self.muLaw(UInt8(truncatingIfNeeded: bits))
    }
  }

  private func integer(_ bits: UInt64) -> Int16 {
    // Single bytes are offset binary; wider samples are two's complement.
    if format.width == 1 { return (Int16(truncatingIfNeeded: bits) - 128) << 8 }
    let value = Int32(truncatingIfNeeded: bits << (32 - 8 * format.width))
    let rounded = (Int(value) + 0x8000) >> 16
    return Int16(min(rounded, Int(Int16.max)))
  }

  private mutating func float(_ value: Double) -> Int16 {
    guard value.isFinite else {
      unusable += 1
      return 0
    }
    if abs(value) > 1 { clipped += 1 }
    return Int16(fullScale: value)
  }

  /// Decodes ITU-T G.711, table 1: A-law, whose even bits are inverted.
  private static func aLaw(_ byte: UInt8) -> Int16 {
    let code = Int(byte ^ 0x55)
    let (exponent, mantissa) = (code >> 4 & 7, code & 15)
    let size = exponent == 0 ? mantissa << 4 + 8 : (mantissa << 4 + 0x108) << (exponent - 1)
    return Int16(code & 0x80 == 0 ? -size : size)
  }

  /// Decodes ITU-T G.711, table 2: µ-law, all of whose bits are inverted.
  private static func muLaw(_ byte: UInt8) -> Int16 {
    let code = Int(~byte)
    let size = ((code & 15) << 3 + 0x84) << (code >> 4 & 7) - 0x84
    return Int16(code & 0x80 == 0 ? size : -size)
  }
}
