internal import Synth

/// How a sound looks: its loudest samples, piece after piece, and its length.
struct SoundWave: Hashable, Sendable {
  /// The loudest sample of each piece, from 0 to 1.
  var peaks: [Double]
  /// How long it is.
  var duration: Duration

  /// Enough pieces for the widest picture.
  static let pieces = 240

  init(peaks: [Double], duration: Duration) {
    self.peaks = peaks
    self.duration = duration
  }

  init(_ waveform: Waveform) {
    self.init(
      peaks: waveform.envelope(pieces: Self.pieces).map { Double($0) },
      duration: waveform.duration)
  }

  /// Returns the heights of a number of bars, the highest of them 1, for a picture of the sound.
  func bars(_ count: Int) -> [Double] {
    guard count > 0, !peaks.isEmpty else { return [] }
    // Something very soft is not drawn as if it were loud.
    let highest = max(peaks.max() ?? 0, 0.05)
    return (0..<count).map { bar in
      let first = bar * peaks.count / count
      let last = max(first + 1, (bar + 1) * peaks.count / count)
      return (peaks[first..<last].max() ?? 0) / highest
    }
  }
}
