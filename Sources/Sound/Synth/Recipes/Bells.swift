internal import Mathematics

/// Bells: struck sounds with a long decay.
enum Bells {
  /// A church bell's partials: hum, prime, minor tierce, quint, nominal and those above.
  private static let churchBell = [
    Partial(0.5, -8, 5.0), Partial(1.0, -6, 3.6), Partial(1.2, -4, 2.6), Partial(1.5, -14, 1.8),
    Partial(2.0, 0, 2.2), Partial(2.5, -12, 1.1), Partial(2.67, -13, 1.0), Partial(3.0, -9, 0.9),
    Partial(4.0, -10, 0.7), Partial(5.33, -16, 0.4), Partial(6.67, -20, 0.3),
  ]

  /// Returns two strokes of a church bell.
  static func tower(rate: Double) -> SampleBuffer {
    var signal = SampleBuffer(seconds: 5.2, rate: rate)
    for (time, gain) in [(0.0, 1.0), (1.9, 0.85)] {
      signal.strike(
        churchBell, frequency: 392, at: time,
        Stroke(gain: gain, attack: 0.001_5, beat: 0.8, seed: 4))
      let clapper = NoiseBurst(low: 1_200, high: 4_500, decay: 0.04, seed: 5)
      signal.add(clapper, at: time, gain: 0.12 * gain)
    }
    Room(mix: 0.16, decay: 1.2).apply(to: &signal)
    signal.fadeOut(seconds: 1.6)
    return signal
  }

  /// Returns a clockwork's hammer on a small steel cup, slowing as the spring runs down.
  static func kitchen(rate: Double) -> SampleBuffer {
    let cup = [
      Partial(1, -2, 0.55), Partial(2.32, -3, 0.38), Partial(3.9, -7, 0.24),
      Partial(5.7, -12, 0.14), Partial(7.9, -18, 0.08),
    ]
    var signal = SampleBuffer(seconds: 2.4, rate: rate)
    var chance = NoiseGenerator(seed: 3)
    var time = 0.0
    while time < 1.75 {
      // The hammer meets the ringing cup in a different phase each time, so no two strokes are
      // alike.
      let stroke = Stroke(
        gain: 0.85 + 0.15 * chance.next(), attack: 0.000_4, beat: 5, seed: UInt64(time * 1_000))
      signal.strike(cup, frequency: 1_480, at: time, stroke)
      time += (0.062 + 0.014 * time / 1.75) * (1 + 0.05 * chance.next())
    }
    signal.fadeOut(seconds: 0.35)
    return signal
  }

  /// Returns a singing bowl: a few partials that beat slowly, rubbed rather than struck.
  static func bowl(rate: Double) -> SampleBuffer {
    let bowl = [
      Partial(1, 0, 7), Partial(2.71, -6, 4.5), Partial(5.15, -13, 2.6), Partial(8.43, -22, 1.4),
    ]
    var signal = SampleBuffer(seconds: 6.5, rate: rate)
    signal.strike(bowl, frequency: 220, at: 0, Stroke(attack: 0.03, beat: 1.1, seed: 2))
    Room(mix: 0.1, decay: 1.5).apply(to: &signal)
    signal.fadeOut(seconds: 3)
    return signal
  }

  /// Returns a gong: the higher a partial, the later it blooms.
  static func gong(rate: Double) -> SampleBuffer {
    var signal = SampleBuffer(seconds: 5.5, rate: rate)
    var chance = NoiseGenerator(seed: 11)
    for index in 0..<28 {
      let number = Double(index)
      let ratio = 1 + 0.47 * power(number, 1.42) + 0.06 * chance.next()
      guard 98 * ratio < 0.45 * rate else { break }
      let mode = DecayingSine(
        frequency: 98 * ratio, amplitude: amplitude(decibels: -0.85 * number),
        decay: 4.6 / (1 + 0.12 * number), attack: 0.012 + 0.018 * number,
        phase: .pi * chance.next())
      signal.add(mode, at: 0)
    }
    signal.add(NoiseBurst(low: 60, high: 400, decay: 0.12, seed: 12), at: 0, gain: 0.5)
    Room(mix: 0.08, decay: 1.5).apply(to: &signal)
    signal.fadeOut(seconds: 2)
    return signal
  }
}
