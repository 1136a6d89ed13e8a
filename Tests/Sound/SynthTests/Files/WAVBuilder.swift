/// A builder of the bytes of WAV files, valid or not.
struct WAVBuilder {
  var form = "RIFF"
  var isBigEndian = false
  /// The size in the header; `nil` for the correct one.
  var riffSize: Int?
  private var body: [UInt8] = []

  init(form: String = "RIFF") {
    self.form = form
    isBigEndian = form == "RIFX"
  }

  /// Returns a format chunk of 16 bytes.
  static func format(
    tag: Int = 1, channels: Int = 1, rate: Int = 8_000, align: Int? = nil, bits: Int = 16,
    isBigEndian: Bool = false
  ) -> [UInt8] {
    let align = align ?? channels * ((bits + 7) / 8)
    let sizes = [(tag, 2), (channels, 2), (rate, 4), (rate &* align, 4), (align, 2), (bits, 2)]
    return sizes.flatMap { number($0.0, size: $0.1, isBigEndian: isBigEndian) }
  }

  /// Returns a format chunk of 40 bytes.
  static func extensible(tag: Int, channels: Int = 1, rate: Int = 8_000, bits: Int) -> [UInt8] {
    format(tag: 0xFFFE, channels: channels, rate: rate, bits: bits) + number(22, size: 2)
      + number(bits, size: 2) + number(0, size: 4) + number(tag, size: 2)
      + [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
  }

  static func number(_ value: Int, size: Int, isBigEndian: Bool = false) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }

  static func samples(_ samples: [Int16], isBigEndian: Bool = false) -> [UInt8] {
    samples.flatMap { number(Int($0), size: 2, isBigEndian: isBigEndian) }
  }

  /// Adds a chunk, with a size that may be wrong.
  func chunk(_ name: String, _ bytes: [UInt8], size: Int? = nil, isPadded: Bool = true) -> Self {
    var builder = self
    builder.body += name.utf8
    builder.body += Self.number(size ?? bytes.count, size: 4, isBigEndian: isBigEndian)
    builder.body += bytes
    if isPadded, bytes.count % 2 == 1 { builder.body.append(0) }
    return builder
  }

  var bytes: [UInt8] {
    let size = riffSize ?? body.count + 4
    return Array(form.utf8) + Self.number(size, size: 4, isBigEndian: isBigEndian)
      + Array("WAVE".utf8) + body
  }
}
