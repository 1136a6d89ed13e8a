internal import Synth

/// How a sound looks: its loudest samples, piece after piece, its length and its loudness.
struct SoundWave: Hashable, Sendable {
  /// The loudest sample of each piece, from 0 to 1.
  var peaks: [Double]
  /// How long it is.
  var duration: Duration
  /// The loudest 400 ms when it is repeated, in LUFS; `nil` where there is nothing to be heard.
  var loudness: Double?

  /// Enough pieces for the widest picture.
  static let pieces = 480
  /// The length by which the loudness is judged, so that a long file costs no more.
  private static let judgedSeconds = 30

  init(peaks: [Double], duration: Duration, loudness: Double? = nil) {
    self.peaks = peaks
    self.duration = duration
    self.loudness = loudness
  }

  init(_ waveform: Waveform) {
    var start = waveform
    start.samples = Array(
      waveform.samples.prefix(Self.judgedSeconds * waveform.rate * waveform.channels))
    let loudness = LoudnessMeter.maximumMomentary(looping: start)
    self.init(
      peaks: waveform.envelope(pieces: Self.pieces).map { Double($0) },
      duration: waveform.duration, loudness: loudness.isFinite ? loudness : nil)
  }

  /// The peaks as shares of the highest, for a picture of the sound.
  var heights: [Double] {
    // Something very soft is not drawn as if it were loud.
    let highest = max(peaks.max() ?? 0, 0.05)
    return peaks.map { $0 / highest }
  }
}

// MARK: - Words

extension SoundWave {
  /// The length as it is read: “2.4 s”, “3:05”.
  var length: String { Self.seconds(duration) }

  /// The loudness as it is read: “−14 LUFS”.
  var level: String? {
    loudness.map { level in
      let number = Int(level.rounded())
      return "\(number < 0 ? "−" : "")\(abs(number)) LUFS"
    }
  }

  /// Returns a length as it is read.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
