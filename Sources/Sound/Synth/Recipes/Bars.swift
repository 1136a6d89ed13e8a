internal import Mathematics

/// Bars and blocks: struck sounds with a short decay.
enum Bars {
  /// Returns a figure on a marimba, with the bass an octave and more below.
  static func mallet(rate: Double) -> SampleBuffer {
    let figure = [
      (0.0, 523.25, 1.0), (0.15, 659.26, 0.9), (0.30, 783.99, 0.95), (0.45, 1_046.5, 1.1),
      (0.75, 783.99, 0.9), (0.90, 1_046.5, 1.0), (0.0, 261.63, 0.6), (0.45, 392.0, 0.5),
    ]
    var signal = SampleBuffer(seconds: 2.4, rate: rate)
    for (number, (time, frequency, gain)) in figure.enumerated() {
      // A bar's second and third modes are two and a little over three octaves above, and decay
      // faster.
      let length = power(440 / frequency, 0.35)
      let bar = [
        Partial(1, 0, 0.9 * length), Partial(3.98, -13, 0.28 * length),
        Partial(9.24, -24, 0.12 * length),
      ]
      let stroke = Stroke(gain: gain, attack: 0.001_2, seed: UInt64(number + 9))
      signal.strike(bar, frequency: frequency, at: time, stroke)
      let felt = NoiseBurst(low: 250, high: 1_600, decay: 0.025, seed: UInt64(number))
      signal.add(felt, at: time, gain: 0.06 * gain)
    }
    Room(mix: 0.1, decay: 0.5).apply(to: &signal)
    signal.fadeOut(seconds: 0.5)
    return signal
  }

  /// Returns a rhythm on two wood blocks.
  static func clack(rate: Double) -> SampleBuffer {
    var signal = SampleBuffer(seconds: 2, rate: rate)
    for bar in 0..<2 {
      let strokes = [(0.0, 820.0, 1.0), (0.16, 1_090, 0.9), (0.32, 1_090, 0.9), (0.56, 820, 0.95)]
      for (time, frequency, gain) in strokes {
        let start = Double(bar) + time
        let block = [Partial(1, 0, 0.11), Partial(2.57, -7, 0.06), Partial(4.9, -15, 0.03)]
        signal.strike(
          block, frequency: frequency, at: start, Stroke(gain: gain, attack: 0.000_6, seed: 4))
        let knock = NoiseBurst(low: 700, high: 4_000, decay: 0.015, seed: 2)
        signal.add(knock, at: start, gain: 0.2 * gain)
      }
    }
    Room(mix: 0.1, decay: 0.3).apply(to: &signal)
    signal.fadeOut(seconds: 0.2)
    return signal
  }

  /// Returns five glass chimes, on a pentatonic scale.
  static func glass(rate: Double) -> SampleBuffer {
    // The modes of a free bar: 1, 2.76 and 5.40.
    let chime = [Partial(1, 0, 2.1), Partial(2.76, -10, 1.0), Partial(5.40, -20, 0.5)]
    var signal = SampleBuffer(seconds: 3.8, rate: rate)
    for (number, frequency) in [1_318.5, 1_568, 1_975.5, 2_349.3, 1_760].enumerated() {
      let stroke = Stroke(
        gain: 0.9 - 0.06 * Double(number), attack: 0.001, beat: 1.5, seed: UInt64(number + 20))
      signal.strike(chime, frequency: frequency, at: 0.22 * Double(number), stroke)
    }
    Room(mix: 0.18, decay: 1.4, tone: 7_000).apply(to: &signal)
    signal.fadeOut(seconds: 1.2)
    return signal
  }

  /// Returns a clock in a wooden case: a tick, and half a loop later a lower tock.
  static func pendulum(rate: Double) -> SampleBuffer {
    var signal = SampleBuffer(seconds: 2, rate: rate)
    for (time, frequency) in [(0.0, 1.0), (1.0, 0.84)] {
      // The escapement catches, and the case resonates for longer than the catch takes.
      let wood = [
        Partial(208, -8, 0.40), Partial(431, 0, 0.34), Partial(655, -3, 0.26),
        Partial(1_020, -5, 0.16), Partial(1_730, -8, 0.09), Partial(2_960, -14, 0.05),
      ]
      signal.strike(wood, frequency: frequency, at: time, Stroke(gain: 1, attack: 0.001, seed: 6))
      // The wheel drops onto the pallet and springs back.
      let catches = NoiseBurst(low: 1_200, high: 5_000, decay: 0.02, seed: 7)
      signal.add(catches, at: time, gain: 0.32)
      signal.add(catches, at: time + 0.021, gain: 0.14)
    }
    Room(mix: 0.25, decay: 0.3, tone: 2_500).apply(to: &signal)
    signal.fadeOut(seconds: 0.1)
    return signal
  }
}
