import Alarms
import Synth
import TestSupport
import Testing

@testable import TimerApp

struct SoundExportTests {
  @Test("A sound is written as it is played", arguments: ["wav", "flac"])
  func whole(suffix: String) throws {
    guard suffix == "wav" || SoundDecoder.hasLibrary else { return }
    let folder = try TemporaryFolder()
    let path = try SoundExport(folder: folder.path, suffix: suffix).write(.digital)
    #expect(path == folder.path + "/digital.\(suffix)")
    #expect(try SoundDecoder.waveform(ofFile: path) == BuiltInSound.digital.waveform())
    #expect(folder.names == ["digital.\(suffix)"])
  }

  @Test("A slash at the folder's end is not doubled")
  func slash() {
    #expect(SoundExport(folder: "a/", suffix: "wav").path(of: .gong) == "a/gong.wav")
    #expect(SoundExport(folder: "a", suffix: "wav").path(of: .gong) == "a/gong.wav")
  }

  @Test("Where nothing can be written, the error names the file")
  func unwritable() {
    #expect(throws: SoundError.self) {
      try SoundExport(folder: "/nowhere/at/all", suffix: "wav").write(.digital)
    }
  }
}
