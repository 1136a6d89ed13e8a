import Alarms
import Synth
import TestSupport
import Testing

@testable import SoundsCommand

struct SoundExportTests {
  @Test("An exported sound equals the played one", arguments: ["wav", "flac"])
  func whole(suffix: String) throws {
    guard suffix == "wav" || SoundDecoder.hasLibrary else { return }
    let folder = try TemporaryFolder()
    let path = try SoundExport(folder: folder.path, suffix: suffix).write(.digital)
    #expect(path == folder.path + "/digital.\(suffix)")
    #expect(try SoundDecoder.waveform(ofFile: path) == BuiltInSound.digital.waveform())
    #expect(folder.names == ["digital.\(suffix)"])
  }

  @Test("A trailing slash in the folder isn’t doubled")
  func slash() {
    #expect(SoundExport(folder: "a/", suffix: "wav").path(of: .gong) == "a/gong.wav")
    #expect(SoundExport(folder: "a", suffix: "wav").path(of: .gong) == "a/gong.wav")
  }

  @Test("A write error names the file")
  func unwritable() {
    #expect(throws: SoundError.self) {
      try SoundExport(folder: "/nowhere/at/all", suffix: "wav").write(.digital)
    }
  }
}
