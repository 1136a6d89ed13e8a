import Testing

@testable import Synth

struct SoundFormatTests {
  @Test(
    "A format is detected from the first bytes",
    arguments: [
      ("RIFF....WAVEfmt ", SoundFormat.wav), ("RIFX....WAVE", .wav), ("RF64....WAVEds64", .wav),
      ("RIFF....AVI LIST", .text), ("fLaC\u{0}", .flac), ("FORM....AIFF", .aiff),
      ("FORM....AIFC", .aiff), (".snd\u{0}", .au), ("caff\u{0}", .caf), ("MThd\u{0}", .midi),
      ("\u{0}\u{0}\u{0}\u{20}ftypM4A ", .mpeg4),
      ("OggS" + String(repeating: "\u{0}", count: 24) + "OpusHead", .opus),
      ("OggS" + String(repeating: "\u{0}", count: 24) + "\u{1}vorbis", .vorbis),
      ("OggS\u{0}", .ogg),
      ("ID3\u{4}", .mp3), ("hello, world", .text), ("grüße 🔔", .text),
    ] as [(String, SoundFormat)])
  func known(_ head: String, _ format: SoundFormat) {
    #expect(SoundFormat(head: Array(head.utf8)) == format)
  }

  @Test(
    "Frames and other signatures are detected",
    arguments: [
      ([0xFF, 0xFB, 0x90, 0x64], SoundFormat.mp3), ([0xFF, 0xF3, 0x40, 0xC0], .mp3),
      ([0xFF, 0xF1, 0x50, 0x80], .adts), ([0x1A, 0x45, 0xDF, 0xA3], .matroska),
      ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .windowsMedia),
      ([0x72, 0x69, 0x66, 0x66, 0x2E, 0x91, 0xCF, 0x11], .wave64),
    ] as [([UInt8], SoundFormat)])
  func signatures(_ head: [UInt8], _ format: SoundFormat) {
    #expect(SoundFormat(head: head) == format)
  }

  @Test(
    "Any other beginning is unknown",
    arguments: [
      [], [0], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xEB, 0x90, 0], [0x7F, 0, 1, 2],
    ] as [[UInt8]])
  func unknown(_ head: [UInt8]) {
    #expect(SoundFormat(head: head) == nil)
  }

  @Test("A truncated head is judged by the bytes present")
  func cutOff() {
    let head = Array("OggS".utf8) + Array(repeating: 0, count: 24) + Array("OpusHead".utf8)
    #expect(SoundFormat(head: head) == .opus)
    for count in 0..<head.count {
      let expected: [SoundFormat?] = count < 4 ? [nil, .text] : [.ogg]
      #expect(expected.contains(SoundFormat(head: head.prefix(count))))
    }
  }

  @Test("The length of a tag is 28 bits in four bytes, plus a footer")
  func tag() {
    let start = Array("ID3".utf8)
    #expect(SoundFormat.tagLength(head: start + [4, 0, 0, 0, 0, 2, 1]) == 10 + 257)
    #expect(SoundFormat.tagLength(head: start + [4, 0, 0x10, 0, 0, 0, 1]) == 21)
    #expect(SoundFormat.tagLength(head: start + [4, 0, 0, 0x80, 0, 0, 0]) == 0)
    #expect(SoundFormat.tagLength(head: start) == 0)
    #expect(SoundFormat.tagLength(head: Array("RIFF......".utf8)) == 0)
  }
}
