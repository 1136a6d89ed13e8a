internal import Mathematics

/// The final processing of every recipe's signal.
struct Mastering {
  /// The maximum momentary loudness to reach when the sound is repeated, in LUFS.
  let loudness: Double
  /// The maximum true peak, in dBTP.
  var ceiling = -1.0

  /// A finished signal, and the limiter's maximum reduction, in decibels.
  struct Master {
    var signal: SampleBuffer
    var reduction: Double
  }

  /// Returns the sound at its target loudness, as samples.
  func waveform(from signal: SampleBuffer) -> Waveform { Self.quantized(master(signal).signal) }

  /// Brings a signal to its target loudness with a gain, and a limiter if the gain exceeds the
  /// ceiling.
  func master(_ raw: SampleBuffer) -> Master {
    var signal = raw
    Self.blockDirectCurrent(&signal)
    signal.fadeOut(seconds: 0.005)
    var gain = amplitude(decibels: loudness - Self.maximumMomentary(signal))
    guard gain.isFinite else { return Master(signal: signal, reduction: 0) }
    // A tenth of a decibel is reserved for dither and for the error of the meter's filter.
    var limit = ceiling - 0.1
    var result = Master(signal: signal, reduction: 0)
    var excess = 0.0
    for _ in 0..<4 {
      result.signal = signal
      result.signal.scale(by: gain)
      result.reduction = Limiter(ceiling: amplitude(decibels: limit)).apply(to: &result.signal)
      excess = Self.peak(of: result.signal, near: ceiling) - (ceiling - 0.05)
      let missing = result.reduction == 0 ? 0 : loudness - Self.maximumMomentary(result.signal)
      if excess <= 0, abs(missing) < 0.1 { break }
      if excess > 0 { limit -= excess + 0.02 }
      gain *= amplitude(decibels: missing)
    }
    // If the loop didn't converge, the ceiling takes precedence over loudness.
    if excess > 0 { result.signal.scale(by: amplitude(decibels: -excess)) }
    return result
  }

  /// Returns the loudness of the loudest 400 ms of the repeated sound.
  private static func maximumMomentary(_ signal: SampleBuffer) -> Double {
    LoudnessMeter.maximumMomentary(looping: signal.samples, rate: signal.rate)
  }

  /// Returns the true peak, or an upper bound if that is far enough below the ceiling.
  private static func peak(of signal: SampleBuffer, near ceiling: Double) -> Double {
    let most = decibels(amplitude: signal.peak * TruePeak.bound)
    return most < ceiling - 1
      ? most : decibels(amplitude: TruePeak.amplitude(of: signal.samples))
  }

  /// Removes frequencies below 20 Hz.
  private static func blockDirectCurrent(_ signal: inout SampleBuffer) {
    let keep = exponential(-2 * .pi * 20 / signal.rate)
    var (before, output) = (0.0, 0.0)
    for index in signal.samples.indices {
      let input = signal.samples[index]
      output = input - before + keep * output
      before = input
      signal.samples[index] = output
    }
  }

  /// Returns a signal as samples, of which the first and last are zero, with triangular dither two
  /// steps wide and a fixed seed, which makes the rounding error independent of the sound.
  static func quantized(_ signal: SampleBuffer) -> Waveform {
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
