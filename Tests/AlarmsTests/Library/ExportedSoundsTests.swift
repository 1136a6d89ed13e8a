#if SndFile
import Synth
import Testing

@testable import Alarms

struct ExportedSoundsTests {
  /// The folder filled by `timer sounds export`.
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(4).joined(separator: "/") + "/Sounds"

  @Test("The files in Sounds equal the output of the recipes", arguments: BuiltInSound.allCases)
  func same(_ sound: BuiltInSound) throws {
    let file = try SoundDecoder.waveform(ofFile: "\(Self.folder)/\(sound.rawValue).flac")
    let made = sound.waveform()
    #expect(file.rate == made.rate && file.channels == made.channels)
    #expect(file.frameCount == made.frameCount)
    // The C library's sines may differ in their last bit.
    let difference = zip(file.samples, made.samples).map { abs(Int($0) - Int($1)) }.max()
    #expect((difference ?? 99) <= 1)
  }
}
#endif
