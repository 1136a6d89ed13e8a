package import Synth

/// The visual form of a sound: its peaks in equal segments, its length and its loudness.
package struct SoundWave: Hashable, Sendable {
  /// The peak of each segment, from 0 to 1.
  var peaks: [Double]
  /// The length of the sound.
  package var duration: Duration
  /// The loudest 400 ms of the repeated sound, in LUFS; `nil` for silence.
  var loudness: Double?

  /// The number of segments, enough for the widest picture.
  static let pieces = 480
  /// The maximum length over which loudness is measured, in seconds, which bounds the cost of long
  /// files.
  private static let judgedSeconds = 30

  package init(peaks: [Double], duration: Duration, loudness: Double? = nil) {
    self.peaks = peaks
    self.duration = duration
    self.loudness = loudness
  }

  package init(_ waveform: Waveform) {
    var start = waveform
    start.samples = Array(
      waveform.samples.prefix(Self.judgedSeconds * waveform.rate * waveform.channels))
    let loudness = LoudnessMeter.maximumMomentary(looping: start)
    self.init(
      peaks: waveform.envelope(pieces: Self.pieces).map { Double($0) },
      duration: waveform.duration, loudness: loudness.isFinite ? loudness : nil)
  }

  /// The peaks relative to the highest one, for drawing.
  var heights: [Double] {
    // Doesn't scale a very quiet sound up to full height.
    let highest = max(peaks.max() ?? 0, 0.05)
    return peaks.map { $0 / highest }
  }
}

// MARK: - Words

extension SoundWave {
  /// The length for display: “2.4 s”, “3:05”.
  package var length: String { Self.seconds(duration) }

  /// The loudness for display: “−14 LUFS”.
  var level: String? {
    loudness.map { level in
      let number = Int(level.rounded())
      return "\(number < 0 ? "−" : "")\(abs(number)) LUFS"
    }
  }

  /// Formats a length for display.
  package static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
