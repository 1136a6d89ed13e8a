/// A WAV file: PCM of 8 to 32 bits, float of 32 or 64, A-law and µ-law, in RIFF, RIFX or RF64.
///
/// Common mistakes of other programs are tolerated and noted; other errors name the invalid field.
/// Sizes in the file are clamped to its length, and no content can trap.
package struct WAVFile: Hashable, Sendable {
  /// The sound.
  package let waveform: Waveform
  /// The tolerated oddities, each the continuation of a sentence as in `WAVError`.
  package let notes: [String]

  /// The maximum length of a sound in seconds.
  static let longest = 20 * 60

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8]) throws(WAVError) {
    let chunks = try WAVChunks(bytes)
    var notes = chunks.notes
    guard let formatPlace = chunks.format else { throw .missingChunk("fmt") }
    let format = try WAVFormat(chunks.reader, formatPlace, notes: &notes)
    guard chunks.hasData else { throw .missingChunk("data") }
    guard let data = chunks.data else { throw .noSound }
    let frames = data.count / format.frameSize
    guard frames > 0 else { throw .noSound }
    guard frames <= Self.longest * format.rate else {
      throw .tooLong(seconds: frames / format.rate)
    }
    var decoder = SampleDecoder(format: format, reader: chunks.reader)
    let samples = decoder.samples(from: data.lowerBound, count: frames * format.channels)
    if decoder.unusable > 0 { notes.append("\(decoder.unusable) of its samples are not numbers") }
    if decoder.clipped > 0 { notes.append("\(decoder.clipped) of its samples are clipped") }
    waveform = Waveform(samples: samples, channels: format.channels, rate: format.rate)
    self.notes = notes
  }

  /// Returns a file's bytes for a sound: RIFF with 16-bit PCM.
  package static func bytes(of waveform: Waveform) -> [UInt8] {
    let size = 2 * waveform.samples.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    bytes += "RIFF".utf8
    append(UInt32(clamping: 36 + size), to: &bytes)
    bytes += "WAVEfmt ".utf8
    append(UInt32(16), to: &bytes)
    append(UInt16(1), to: &bytes)
    append(UInt16(clamping: waveform.channels), to: &bytes)
    append(UInt32(clamping: waveform.rate), to: &bytes)
    append(
      UInt32(clamping: waveform.rate.multipliedReportingOverflow(by: 2 * waveform.channels).0),
      to: &bytes)
    append(UInt16(clamping: 2 * waveform.channels), to: &bytes)
    append(UInt16(16), to: &bytes)
    bytes += "data".utf8
    append(UInt32(clamping: size), to: &bytes)
    var place = bytes.count
    bytes += repeatElement(0, count: size)
    var out = bytes.mutableSpan
    for sample in waveform.samples {
      let bits = UInt16(bitPattern: sample)
      out[place] = UInt8(truncatingIfNeeded: bits)
      out[place + 1] = UInt8(truncatingIfNeeded: bits >> 8)
      place += 2
    }
    return bytes
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
