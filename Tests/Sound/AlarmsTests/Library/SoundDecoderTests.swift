import Glibc
import Synth
import TestSupport
import Testing

@testable import Alarms

struct SoundDecoderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func decode(_ bytes: [UInt8], _ name: String = "sound.txt") throws -> Waveform {
    try SoundDecoder.waveform(ofFile: try folder.write(bytes, to: name))
  }

  private static let waveform = Waveform(
    samples: [0, 1, -1, 32767, -32768, 12345, -4, 99], channels: 2, rate: 44100)

  @Test("A WAV file is read under any name")
  func wav() throws {
    #expect(try decode(WAVFile.bytes(of: Self.waveform), "sound.mp3") == Self.waveform)
  }

  @Test("A WAV file can follow a tag")
  func tagged() throws {
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 3, 7, 7, 7]
    #expect(try decode(tag + WAVFile.bytes(of: Self.waveform)) == Self.waveform)
  }

  @Test(
    "A file that isn’t a sound is rejected with the reason",
    arguments: [
      ([], "is empty"), (Array("hello\n".utf8), "is text, not a sound"),
      ([0, 1, 2, 3], "isn’t a sound in a known format"),
      (
        Array("\u{0}\u{0}\u{0}\u{20}ftypM4A ".utf8), "is MPEG-4 audio, which can’t be read; convert"
      ),
      (Array("RIFF\u{4}\u{0}\u{0}\u{0}WAVE".utf8), "can’t be read: it has no"),
    ] as [([UInt8], String)])
  func refused(_ bytes: [UInt8], _ words: String) throws {
    let path = try folder.write(bytes, to: "a.wav")
    #expect {
      try SoundDecoder.waveform(ofFile: path)
    } throws: { error in
      "\(error)".contains(words) && (error as? SoundError)?.exitStatus == 65
    }
  }

  @Test("Opening folders, pipes and devices doesn't block")
  func noFile() throws {
    let pipe = try #require(folder.makePipe("pipe"))
    let missing = folder.path + "/missing"
    for (path, error) in [
      (folder.path, SoundError.isFolder(folder.path)), (pipe, .isNoFile(pipe)),
      ("/dev/zero", .isNoFile("/dev/zero")), (missing, .unreadable(missing, code: ENOENT)),
    ] {
      #expect(throws: error) { try SoundDecoder.waveform(ofFile: path) }
    }
  }

  @Test("A file that is too large isn't loaded, and a sound that is too long isn't played")
  func tooMuch() throws {
    let head = Array(WAVFile.bytes(of: Self.waveform).prefix(44))
    let large = try folder.write(head, to: "large.wav")
    folder.grow("large.wav", to: 1 << 40)
    #expect(throws: SoundError.isTooLarge(large)) { try SoundDecoder.waveform(ofFile: large) }
    let long = Waveform(samples: Array(repeating: 0, count: 1000 * 1201), rate: 1000)
    #expect(throws: SoundError.isTooLong(folder.path + "/long.wav")) {
      try decode(WAVFile.bytes(of: long), "long.wav")
    }
  }

  // MARK: - libsndfile

  @Test("FLAC preserves every sample", .enabled(if: SoundDecoder.hasLibrary))
  func flac() throws {
    let path = folder.path + "/sound.flac"
    for waveform in [Self.waveform, BuiltInSound.digital.waveform(rate: 8000)] {
      try SoundWriter.writeFLAC(of: waveform, to: path)
      #expect(folder.read("sound.flac")?.starts(with: "fLaC".utf8) == true)
      #expect(try SoundDecoder.waveform(ofFile: path) == waveform)
    }
    #expect(folder.names == ["sound.flac"])
  }

  @Test("A stream of unknown length is read", .enabled(if: SoundDecoder.hasLibrary))
  func stream() throws {
    let path = folder.path + "/sound.flac"
    try SoundWriter.writeFLAC(of: Self.waveform, to: path)
    var bytes = try #require(folder.read("sound.flac"))
    // The number of frames is in the last 36 bits before the checksum, 18 bytes into STREAMINFO.
    bytes[21] &= 0xF0
    bytes.replaceSubrange(22..<26, with: [0, 0, 0, 0])
    #expect(try decode(bytes) == Self.waveform)
  }

  @Test("AU and AIFF are read, including floats", .enabled(if: SoundDecoder.hasLibrary))
  func otherFormats() throws {
    func big(_ value: UInt32) -> [UInt8] {
      unsafe withUnsafeBytes(of: value.bigEndian) { unsafe Array($0) }
    }
    func big(_ value: Int16) -> [UInt8] {
      unsafe withUnsafeBytes(of: value.bigEndian) { unsafe Array($0) }
    }
    let samples = Self.waveform.samples.flatMap { big($0) }
    let au = Array(".snd".utf8) + [24, UInt32(samples.count), 3, 44100, 2].flatMap(big) + samples
    #expect(try decode(au) == Self.waveform)
    // Halves are rounded away from zero.
    let steps = [1.5, -2.5, 0.49999997, 0.50000006].map { Float($0) / 32768 }
    let numbers = [Float(0), 0.5, -1, 1.5, .nan, -.infinity] + steps
    let floats = numbers.flatMap { big($0.bitPattern) }
    let loud = Array(".snd".utf8) + [24, UInt32(floats.count), 6, 8000, 1].flatMap(big) + floats
    #expect(try decode(loud).samples == [0, 16384, -32768, 32767, 0, 0, 2, -3, 0, 1])
  }

  @Test(
    "Broken files are rejected, and never trap", .enabled(if: SoundDecoder.hasLibrary),
    arguments: 0..<40)
  func broken(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let path = folder.path + "/whole.flac"
    try SoundWriter.writeFLAC(of: BuiltInSound.digital.waveform(rate: 8000), to: path)
    var bytes = try #require(folder.read("whole.flac"))
    for _ in 0..<8 {
      let place = Int.random(in: 4..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    }
    bytes.removeLast(Int.random(in: 0..<bytes.count - 4, using: &generator))
    for head in [[], [0xFF, 0xFB, 0x90, 0x64], Array("OggS".utf8)] {
      let path = try folder.write(head + bytes, to: "broken")
      let file = try SoundFile(path)
      #if SndFile
      _ = try? DecoderProcess.waveform(of: file.descriptor)
      #endif
      let isOpen = fcntl(file.descriptor, F_GETFD) >= 0
      #expect(isOpen, "what the library was lent stays open")
    }
  }

  @Test("A broken MP3 isn't reported as missing", .enabled(if: SoundDecoder.hasLibrary))
  func brokenMP3() throws {
    let noise = [0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 0x55, count: 3000)
    #expect {
      _ = try decode(noise)
    } throws: { error in
      let words = "\(error)"
      return words.contains("can’t be read") && !words.contains("does not exist")
    }
  }

  @Test("A failed FLAC export leaves no file", .enabled(if: SoundDecoder.hasLibrary))
  func unwritable() throws {
    #expect {
      try SoundWriter.writeFLAC(of: Self.waveform, to: folder.path + "/no/such/a.flac")
    } throws: { error in
      "\(error)".hasSuffix("can’t be written: No such file or directory")
    }
    let strange = Waveform(samples: [1, 2], channels: 1, rate: 10_000_000)
    #expect(throws: SoundError.self) {
      try SoundWriter.writeFLAC(of: strange, to: folder.path + "/a.flac")
    }
    #expect(folder.names.isEmpty)
  }
}
