/// Why bytes can't be read as a WAV file.
///
/// The description is a sentence that goes on after the file's name: "its fmt chunk says 0 channels".
public enum WAVError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no bytes.
  case empty
  /// It begins like no WAV file does.
  case notWAV
  /// A chunk that has to be there is missing, by its name.
  case missingChunk(String)
  /// The fmt chunk has fewer bytes than its fields need.
  case shortFormat(Int)
  /// The number of channels is zero or beyond what can be meant.
  case channels(Int)
  /// The number of frames in a second is zero or beyond what can be meant.
  case rate(Int)
  /// The number of bits in a sample is none that its encoding has.
  case bits(Int)
  /// The samples are in an encoding that isn't read, by its number.
  case encoding(Int)
  /// There is not one frame.
  case noSound
  /// It goes on for longer than is read, in seconds.
  case tooLong(seconds: Int)

  /// What is wrong, as the rest of a sentence.
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .notWAV: "it is no WAV file"
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
