/// What every recipe's signal goes through before it is heard.
struct Mastering {
  /// The maximum momentary loudness to reach when the sound is repeated, in LUFS.
  let loudness: Double
  /// The true peak that is never exceeded, in dBTP.
  var ceiling = -1.0

  /// A finished signal, and what the limiter took at most, in decibels.
  struct Result {
    var signal: Signal
    var reduction: Double
  }

  /// Returns the sound at its loudness, as samples.
  func waveform(from signal: Signal) -> Waveform {
    Self.quantized(master(signal).signal)
  }

  /// Brings a signal to its loudness: a gain, and a limiter where the gain leads too high.
  func master(_ raw: Signal) -> Result {
    var signal = raw
    Self.blockDirectCurrent(&signal)
    signal.fadeOut(seconds: 0.005)
    var gain = amplitude(decibels: loudness - Self.maximumMomentary(signal))
    guard gain.isFinite else { return Result(signal: signal, reduction: 0) }
    // A tenth of a decibel is for the dither and for what the meter's filter doesn't see.
    var limit = ceiling - 0.1
    var result = Result(signal: signal, reduction: 0)
    var excess = 0.0
    for _ in 0..<4 {
      result.signal = signal
      result.signal.scale(by: gain)
      result.reduction = Limiter(ceiling: amplitude(decibels: limit)).apply(to: &result.signal)
      excess = Self.peak(of: result.signal, near: ceiling) - (ceiling - 0.05)
      let missing =
        result.reduction == 0 ? 0 : loudness - Self.maximumMomentary(result.signal)
      if excess <= 0, abs(missing) < 0.1 { break }
      if excess > 0 { limit -= excess + 0.02 }
      gain *= amplitude(decibels: missing)
    }
    // What never came to rest keeps the ceiling at the cost of some loudness.
    if excess > 0 { result.signal.scale(by: amplitude(decibels: -excess)) }
    return result
  }

  /// The loudest 400 ms of the sound when it is repeated.
  private static func maximumMomentary(_ signal: Signal) -> Double {
    LoudnessMeter.maximumMomentary(looping: signal.samples, rate: signal.rate)
  }

  /// The true peak, or what it can be at most if that is far enough below the ceiling.
  private static func peak(of signal: Signal, near ceiling: Double) -> Double {
    let most = decibels(amplitude: signal.peak * TruePeak.bound)
    return most < ceiling - 1
      ? most : decibels(amplitude: TruePeak.amplitude(of: signal.samples))
  }

  /// Takes out what is below 20 Hz.
  private static func blockDirectCurrent(_ signal: inout Signal) {
    let keep = exponential(-2 * .pi * 20 / signal.rate)
    var (before, output) = (0.0, 0.0)
    for index in signal.samples.indices {
      let input = signal.samples[index]
      output = input - before + keep * output
      before = input
      signal.samples[index] = output
    }
  }

  /// Returns a signal as samples, its first and last zero, with noise of a fixed seed that makes the
  /// rounding's error independent of the sound (triangular, two steps wide).
  static func quantized(_ signal: Signal) -> Waveform {
    var dither = NoiseGenerator(seed: 0x7469_6D65_72)
    var samples = [Int16](repeating: 0, count: signal.samples.count)
    var index = 1
    while index < samples.count - 1 {
      let noise = dither.nextTriangular()
      samples[index] = Int16(fullScale: signal.samples[index] + noise / 32_768)
      index += 1
    }
    return Waveform(samples: samples, rate: Int(signal.rate))
  }
}
