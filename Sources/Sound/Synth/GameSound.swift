/// The short sounds of a game.
package enum GameSound: String, Hashable, Sendable, CaseIterable {
  /// A card is turned over.
  case turn
  /// Two cards match.
  case match
  /// Two cards don't match.
  case miss
  /// One second of a card's bonus remains.
  case lastSecond
  /// The game is over.
  case end

  /// Returns the sound, of at most 1.5 s, which begins and ends at zero, for a rate of 8,000 to
  /// 192,000 frames per second (others are clamped).
  package func waveform(rate: Int = 48_000) -> Waveform {
    let rate = Double(min(max(rate, 8_000), 192_000))
    let (seconds, level, notes) = score
    var signal = SampleBuffer(seconds: seconds, rate: rate)
    for (number, note) in notes.enumerated() {
      signal.strike(
        partials, frequency: note.frequency, at: note.time,
        Stroke(gain: note.gain, attack: 0.001, seed: UInt64(number + 3)))
    }
    signal.fadeOut(seconds: 0.3 * seconds)
    // Well below the alarms, because they accompany every move.
    signal.scale(by: amplitude(decibels: level) / max(signal.peak, 1e-9))
    return Mastering.quantized(signal)
  }

  private struct Note {
    var time: Double
    var frequency: Double
    var gain = 1.0
  }

  /// The length, the peak in decibels of full scale, and the notes.
  private var score: (seconds: Double, level: Double, notes: [Note]) {
    switch self {
    case .turn: (0.08, -22, [Note(time: 0, frequency: 900)])
    case .lastSecond:
      (0.25, -20, [Note(time: 0, frequency: 1_320), Note(time: 0.12, frequency: 1_320)])
    // A step down, and the ascending notes of a chord.
    case .miss: (0.4, -18, [Note(time: 0, frequency: 330), Note(time: 0.12, frequency: 247)])
    case .match:
      (
        0.7, -15,
        [Note(time: 0, frequency: 659.26), Note(time: 0.09, frequency: 987.77, gain: 1.1)]
      )
    case .end:
      (
        1.5, -13,
        [523.25, 659.26, 783.99, 1_046.5].enumerated().map { number, frequency in
          Note(time: 0.13 * Double(number), frequency: frequency)
        }
      )
    }
  }

  /// The modes of a small wooden bar; that of a card's turn has no time to ring.
  private var partials: [Partial] {
    self == .turn
      ? [Partial(1, 0, 0.03), Partial(2.6, -6, 0.02)]
      : [Partial(1, 0, 0.35), Partial(3.98, -14, 0.1), Partial(9.24, -26, 0.05)]
  }
}
