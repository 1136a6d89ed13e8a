internal import Mathematics

/// Throats and horns: harmonics shaped by moving formants.
enum Voices {
  /// Returns a rooster's four syllables.
  static func rooster(rate: Double) -> SampleBuffer {
    var signal = SampleBuffer(seconds: 2.6, rate: rate)
    signal.add(syllable(0.17, [(0, 430), (0.07, 590), (0.17, 520)]), at: 0, gain: 0.6)
    signal.add(syllable(0.18, [(0, 540), (0.08, 700), (0.18, 640)]), at: 0.22, gain: 0.75)
    signal.add(syllable(0.32, [(0, 600), (0.12, 900), (0.32, 850)]), at: 0.46, gain: 0.95)
    let last: [(time: Double, value: Double)] = [
      (0, 760), (0.15, 985), (0.5, 940), (0.8, 760), (1.0, 470),
    ]
    signal.add(syllable(1.0, last), at: 0.83, gain: 1)
    Room(mix: 0.12, decay: 0.7).apply(to: &signal)
    signal.fadeOut(seconds: 0.4)
    return signal
  }

  private static func syllable(
    _ length: Double, _ points: [(time: Double, value: Double)]
  ) -> Voice {
    let pitch = SmoothCurve(points)
    // The beak opens and closes: both formants rise and fall again.
    let open = SmoothCurve([(0, 0), (0.3 * length, 1), (0.65 * length, 0.9), (length, 0)])
    return Voice(
      seconds: length, harmonics: 12,
      // A throat is never quite steady.
      frequency: { pitch($0) * (1 + 0.006 * sine(2 * .pi * 27 * $0)) },
      loudness: { time in
        let edges = smoothStep(time / 0.025) * smoothStep((length - time) / (0.05 + 0.2 * length))
        return edges * (1 + 0.22 * sine(2 * .pi * 38 * time))
      },
      color: { harmonic, frequency, time in
        let (low, high) = (1_050 + 650 * open(time), 2_500 + 600 * open(time))
        let shape = resonance(frequency, low, 420) + 0.55 * resonance(frequency, high, 600) + 0.05
        return shape * rollOff(frequency) / power(Double(harmonic), 0.5)
      })
  }

  /// Returns a motor horn: the motor runs up, howls and runs down, twice.
  static func klaxon(rate: Double) -> SampleBuffer {
    let pitch = SmoothCurve([(0, 190), (0.22, 440), (0.55, 455), (0.8, 260)])
    let length = 0.8
    let horn = Voice(
      seconds: length, harmonics: 16, frequency: { pitch($0) },
      loudness: { smoothStep($0 / 0.05) * smoothStep((length - $0) / 0.14) },
      color: { harmonic, frequency, _ in
        let shape = resonance(frequency, 900, 500) + 0.8 * resonance(frequency, 2_300, 900) + 0.12
        return shape * rollOff(frequency) / power(Double(harmonic), 0.35)
      })
    var signal = SampleBuffer(seconds: 1.6, rate: rate)
    signal.add(horn, at: 0)
    signal.add(horn, at: 0.8)
    return signal
  }

  /// Returns the response of a resonance of a given width.
  private static func resonance(_ frequency: Double, _ center: Double, _ width: Double) -> Double {
    let distance = (frequency - center) / width
    return 1 / (1 + distance * distance)
  }

  /// Returns the response above the highest resonance.
  private static func rollOff(_ frequency: Double) -> Double {
    1 / (1 + power(frequency / 5_500, 4))
  }
}
