/// The reason why bytes can't be read as a WAV file.
///
/// The description continues a sentence that begins with the file's name: "its fmt chunk says 0
/// channels".
package enum WAVError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file has no bytes.
  case empty
  /// The file doesn't begin like a WAV file.
  case notWAV
  /// A required chunk, given by its name, is missing.
  case missingChunk(String)
  /// The fmt chunk has fewer bytes than its fields need.
  case shortFormat(Int)
  /// The number of channels is zero or implausible.
  case channels(Int)
  /// The number of frames per second is zero or implausible.
  case rate(Int)
  /// The encoding doesn't support this number of bits per sample.
  case bits(Int)
  /// The samples are in an unsupported encoding, given by its number.
  case encoding(Int)
  /// The file has no frames.
  case noSound
  /// The sound is longer than the limit.
  case tooLong(seconds: Int)

  /// The error as the continuation of a sentence.
  package var description: String {
    switch self {
    case .empty: "it is empty"
    case .notWAV: "it is not a WAV file"
    case .missingChunk(let name): "it has no \(name) chunk"
    case .shortFormat(let size): "its fmt chunk has only \(size) bytes"
    case .channels(let count): "its fmt chunk says \(count) channels"
    case .rate(let rate): "its fmt chunk says a rate of \(rate) Hz"
    case .bits(let bits): "its fmt chunk says \(bits) bits in a sample"
    case .encoding(let tag): "its sound is in \(Self.name(ofEncoding: tag)), not PCM"
    case .noSound: "there is no sound in it"
    case .tooLong(let seconds):
      "it is \(seconds / 60) minutes long, and the limit is \(WAVFile.longest / 60)"
    }
  }

  private static func name(ofEncoding tag: Int) -> String {
    switch tag {
    case 0x0002: "MS ADPCM"
    case 0x0011: "IMA ADPCM"
    case 0x0031: "GSM 6.10"
    case 0x0050, 0x0055: "MPEG audio"
    case 0x00FF: "AAC"
    case 0x0161...0x0163: "WMA"
    default: "encoding \(tag)"
    }
  }
}
