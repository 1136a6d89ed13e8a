internal import Mathematics

/// Plucked strings.
enum Strings {
  /// Returns a chord, string by string.
  static func harp(rate: Double) -> SampleBuffer {
    let chord = [261.63, 329.63, 392, 523.25, 659.26, 783.99, 1_046.5]
    var signal = SampleBuffer(seconds: 3.4, rate: rate)
    for (number, frequency) in chord.enumerated() {
      let stroke = Stroke(gain: 1, attack: 0.000_8, seed: UInt64(number + 40))
      signal.strike(string(frequency), frequency: frequency, at: 0.13 * Double(number), stroke)
    }
    Room(mix: 0.16, decay: 1).apply(to: &signal)
    signal.fadeOut(seconds: 1.2)
    return signal
  }

  /// Returns a string's harmonics: the plucking point determines their levels, the gut their
  /// decays.
  private static func string(_ frequency: Double) -> [Partial] {
    let place = 0.23
    return (1...18).compactMap { number in
      let harmonic = Double(number)
      let shape = abs(sine(.pi * harmonic * place)) / power(harmonic, 1.5)
      guard harmonic * frequency < 9_000, shape > 0.001 else { return nil }
      let length = 2.4 * power(261.63 / frequency, 0.4)
      // A string has some stiffness, so its harmonics are slightly sharp.
      let ratio = harmonic * (1 + 0.000_05 * harmonic * harmonic)
      let decay = length / (1 + 0.28 * (harmonic - 1))
      return Partial(ratio, decibels(amplitude: shape), decay)
    }
  }
}
