/// A file format, detected from the first bytes and never from the name.
package enum SoundFormat: Hashable, Sendable {
  case wav, wave64, flac, vorbis, opus, ogg, mp3, aiff, au, caf
  case mpeg4, adts, windowsMedia, matroska, midi
  case text

  /// The format's name in a sentence.
  package var words: String {
    switch self {
    case .wav: "WAV"
    case .wave64: "Wave64"
    case .flac: "FLAC"
    case .vorbis: "Ogg Vorbis"
    case .opus: "Ogg Opus"
    case .ogg: "Ogg"
    case .mp3: "MP3"
    case .aiff: "AIFF"
    case .au: "AU"
    case .caf: "CAF"
    case .mpeg4: "MPEG-4 audio"
    case .adts: "AAC"
    case .windowsMedia: "Windows Media audio"
    case .matroska: "Matroska or WebM"
    case .midi: "MIDI"
    case .text: "text"
    }
  }

  /// The code that reads the format.
  package enum Reader: Hashable, Sendable {
    /// This program.
    case own
    /// libsndfile, where it is installed.
    case sndFile
    /// Nothing: the format is unsupported.
    case unsupported
  }

  /// The code that reads the format.
  package var reader: Reader {
    switch self {
    case .wav: .own
    case .wave64, .flac, .vorbis, .opus, .ogg, .mp3, .aiff, .au, .caf: .sndFile
    case .mpeg4, .adts, .windowsMedia, .matroska, .midi, .text: .unsupported
    }
  }

  /// The number of bytes sufficient to detect a format, unless a tag precedes it.
  package static let headLength = 512

  /// Detects the format of a file from its first bytes; `nil` if it is unknown.
  package init?(head: some Collection<UInt8>) {
    let head = Array(head.prefix(Self.headLength))
    guard let format = Self.container(head) ?? Self.stream(head) else { return nil }
    self = format
  }

  /// Returns the length of an ID3v2 tag at the start, header and footer included; 0 if there is none.
  ///
  /// After id3v2.4.0-structure, section 3.1: the size is 28 bits in four bytes.
  package static func tagLength(head: some Collection<UInt8>) -> Int {
    let head = Array(head.prefix(10))
    guard head.count == 10, head.starts(with: "ID3".utf8), head[6...].allSatisfy({ $0 < 0x80 })
    else { return 0 }
    let size = head[6...].reduce(0) { $0 << 7 | Int($1) }
    return 10 + size + (head[5] & 0x10 != 0 ? 10 : 0)
  }
}

extension SoundFormat {
  private static let signatures: [(offset: Int, bytes: [UInt8], format: SoundFormat)] = [
    (0, Array("fLaC".utf8), .flac), (0, Array(".snd".utf8), .au), (0, Array("caff".utf8), .caf),
    (4, Array("ftyp".utf8), .mpeg4), (0, Array("MThd".utf8), .midi),
    (0, [0x1A, 0x45, 0xDF, 0xA3], .matroska),
    (0, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .windowsMedia),
    // The GUID that begins a Wave64 file.
    (0, [0x72, 0x69, 0x66, 0x66, 0x2E, 0x91, 0xCF, 0x11], .wave64),
  ]

  private static func container(_ head: [UInt8]) -> SoundFormat? {
    func has(_ text: String, at offset: Int) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    if ["RIFF", "RIFX", "RF64", "BW64"].contains(where: { has($0, at: 0) }), has("WAVE", at: 8) {
      return .wav
    }
    if has("FORM", at: 0), has("AIFF", at: 8) || has("AIFC", at: 8) { return .aiff }
    if has("OggS", at: 0) {
      // The first page has a table of one segment, after which its packet begins (RFC 3533).
      if has("OpusHead", at: 28) { return .opus }
      return has("\u{01}vorbis", at: 28) ? .vorbis : .ogg
    }
    return signatures.first { head.dropFirst($0.offset).starts(with: $0.bytes) }?.format
  }

  private static func stream(_ head: [UInt8]) -> SoundFormat? {
    if head.starts(with: "ID3".utf8) { return .mp3 }
    if head.count >= 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0 {
      // AAC uses layer 0, which MPEG reserves; a bit rate or sampling rate of all ones is invalid.
      if head[1] & 0x06 == 0 { return head[1] & 0xF0 == 0xF0 ? .adts : nil }
      let isFrame = head[1] & 0x18 != 0x08 && head[2] & 0xF0 != 0xF0 && head[2] & 0x0C != 0x0C
      return isFrame ? .mp3 : nil
    }
    return isText(head) ? .text : nil
  }

  private static func isText(_ head: [UInt8]) -> Bool {
    guard !head.isEmpty,
      !head.contains(where: { $0 < 0x20 && !(0x08...0x0D).contains($0) && $0 != 0x1B })
    else { return false }
    // The last character may be truncated.
    return (0..<min(4, head.count)).contains {
      String(validating: head.dropLast($0), as: UTF8.self) != nil
    }
  }
}
