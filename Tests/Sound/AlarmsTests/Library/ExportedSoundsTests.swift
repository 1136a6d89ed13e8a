#if SndFile
import Foundation
import Synth
import TestSupport
import Testing

@testable import Alarms

struct ExportedSoundsTests {
  /// The folder filled by `timer sounds export`.
  static let folder = Documents.url("Sounds").path

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
