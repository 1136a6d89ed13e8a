import Mathematics

@testable import Synth

/// Sounds shared by several tests.
enum SoundFixture {
  /// Every built-in sound at 48 kHz, each synthesized once for all tests.
  static let sounds: [BuiltInSound: Waveform] = Dictionary(
    uniqueKeysWithValues: BuiltInSound.allCases.map { ($0, $0.waveform()) })

  static func sound(_ sound: BuiltInSound) -> Waveform {
    sounds[sound] ?? Waveform(samples: [], rate: 1)
  }

  /// Returns a sine, with full scale as 1.
  static func sine(
    _ frequency: Double, amplitude: Double = 1, seconds: Double = 1, rate: Double = 48_000,
    phase: Double = 0
  ) -> [Double] {
    (0..<Int(seconds * rate)).map {
      amplitude * Mathematics.sine(2 * .pi * frequency * Double($0) / rate + phase)
    }
  }

  /// Returns a sine as a waveform.
  static func waveform(
    _ frequency: Double, amplitude: Double = 1, seconds: Double = 1, rate: Int = 48_000,
    channels: Int = 1
  ) -> Waveform {
    let values = sine(frequency, amplitude: amplitude, seconds: seconds, rate: Double(rate))
    var samples: [Int16] = []
    for value in values {
      for _ in 0..<channels { samples.append(Int16(fullScale: value)) }
    }
    return Waveform(samples: samples, channels: channels, rate: rate)
  }

  /// Returns the power of a frequency in a signal, by one coefficient of its Fourier transform with
  /// a Blackman-Harris window; a full-scale sine has 0 dB.
  static func level(of frequency: Double, in values: [Double], rate: Double) -> Double {
    var (real, imaginary, sum) = (0.0, 0.0, 0.0)
    for (index, value) in values.enumerated() {
      let turn = 2 * .pi * Double(index) / Double(values.count)
      let window =
        0.358_75 - 0.488_29 * cosine(turn) + 0.141_28 * cosine(2 * turn) - 0.011_68
        * cosine(3 * turn)
      let angle = 2 * .pi * frequency * Double(index) / rate
      real += window * value * cosine(angle)
      imaginary += window * value * Mathematics.sine(angle)
      sum += window
    }
    return decibels(power: 4 * (real * real + imaginary * imaginary) / (sum * sum))
  }

  /// Returns the level of a sine of one frequency relative to everything else in a signal, in
  /// decibels.
  static func signalToNoise(_ values: [Double], frequency: Double, rate: Double) -> Double {
    var (ss, sc, cc, xs, xc) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, value) in values.enumerated() {
      let angle = 2 * .pi * frequency * Double(index) / rate
      let (s, c) = (Mathematics.sine(angle), cosine(angle))
      (ss, sc, cc) = (ss + s * s, sc + s * c, cc + c * c)
      (xs, xc) = (xs + value * s, xc + value * c)
    }
    let determinant = ss * cc - sc * sc
    let (a, b) = ((xs * cc - xc * sc) / determinant, (xc * ss - xs * sc) / determinant)
    var (signal, noise) = (0.0, 0.0)
    for (index, value) in values.enumerated() {
      let angle = 2 * .pi * frequency * Double(index) / rate
      let fit = a * Mathematics.sine(angle) + b * cosine(angle)
      signal += fit * fit
      noise += (value - fit) * (value - fit)
    }
    return decibels(power: signal / noise)
  }
}
