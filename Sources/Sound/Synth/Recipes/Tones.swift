internal import Mathematics

/// Tones that aren't struck.
enum Tones {
  /// Returns a wristwatch: four short beeps and a rest.
  static func digital(rate: Double) -> SampleBuffer {
    let length = 0.075
    let beep = Voice(
      seconds: length, harmonics: 9, frequency: { _ in 2_093 },
      loudness: { smoothStep($0 / 0.003) * smoothStep((length - $0) / 0.004) },
      color: { harmonic, _, _ in harmonic % 2 == 1 ? 1 / Double(harmonic) : 0 })
    var signal = SampleBuffer(seconds: 1, rate: rate)
    for number in 0..<4 { signal.add(beep, at: 0.125 * Double(number)) }
    return signal
  }

  /// Returns a ping that drops slightly in pitch, and its echoes.
  static func sonar(rate: Double) -> SampleBuffer {
    let length = 1.0
    let ping = Voice(
      seconds: length, harmonics: 2, frequency: { 1_180 - 45 * min(1, $0 / 0.5) },
      loudness: { smoothStep($0 / 0.008) * exponential(-9 * $0) * smoothStep((length - $0) / 0.2) },
      color: { harmonic, _, time in harmonic == 1 ? 1 : 0.12 * exponential(-12 * time) })
    var signal = SampleBuffer(seconds: 2.6, rate: rate)
    for (number, gain) in [1, 0.36, 0.14, 0.05].enumerated() {
      signal.add(ping, at: 0.48 * Double(number), gain: gain)
    }
    Room(mix: 0.22, decay: 1.6, tone: 2_500).apply(to: &signal)
    signal.fadeOut(seconds: 0.7)
    return signal
  }

  /// Returns a low, warm chord that swells note by note and fades.
  static func dusk(rate: Double) -> SampleBuffer {
    // A few overtones make the low notes audible on small loudspeakers.
    let overtones = [Partial(2, -12, 3), Partial(3, -21, 2), Partial(4, -30, 1.4)]
    let chord = [(0.0, 146.83, 1.0), (0.45, 220.0, 0.8), (0.9, 293.66, 0.7), (1.35, 369.99, 0.5)]
    var signal = SampleBuffer(seconds: 6.5, rate: rate)
    for (number, (time, frequency, gain)) in chord.enumerated() {
      var stroke = Stroke(gain: gain, attack: 0.35, beat: 0.6, seed: UInt64(number + 60))
      signal.strike([Partial(1, 0, 5)], frequency: frequency, at: time, stroke)
      stroke.beat = 0
      signal.strike(overtones, frequency: frequency, at: time, stroke)
    }
    Room(mix: 0.2, decay: 1.8, tone: 1_800).apply(to: &signal)
    signal.fadeOut(seconds: 3)
    return signal
  }
}
