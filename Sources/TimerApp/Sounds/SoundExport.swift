internal import Alarms
internal import Synth

/// Writes the built-in sounds to files.
struct SoundExport {
  /// The folder.
  var folder: String
  /// The suffix, which determines the format: `flac` or `wav`.
  var suffix: String

  /// The rate of the files, which most devices have.
  private static let rate = 48_000

  /// Returns where a sound is written.
  func path(of sound: BuiltInSound) -> String {
    folder + (folder.utf8.last == UInt8(ascii: "/") ? "" : "/") + sound.rawValue + "." + suffix
  }

  /// Writes a sound, entirely or not at all, and returns its file.
  func write(_ sound: BuiltInSound) throws(SoundError) -> String {
    let path = path(of: sound)
    let waveform = sound.waveform(rate: Self.rate)
    if suffix == "flac" {
      try SoundWriter.writeFLAC(of: waveform, to: path)
    } else {
      try SoundWriter.writeWAV(of: waveform, to: path)
    }
    return path
  }
}
