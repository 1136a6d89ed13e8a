internal import Alarms
internal import Synth

/// Writes the built-in sounds to files.
struct SoundExport {
  var folder: String
  /// The file extension, which determines the format: `flac` or `wav`.
  var suffix: String

  /// The sample rate of the files, which most devices support.
  private static let rate = 48_000

  /// Returns the path of the file for a sound.
  func path(of sound: BuiltInSound) -> String {
    folder + (folder.utf8.last == UInt8(ascii: "/") ? "" : "/") + sound.rawValue + "." + suffix
  }

  /// Writes a sound file atomically, and returns its path.
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
