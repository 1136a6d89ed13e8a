internal import Mathematics

/// A generator of reproducible noise: SplitMix64 (Steele, Lea and Flood, 2014).
struct NoiseGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number, uniformly distributed in -1...1.
  mutating func next() -> Double { Double(nextBits()) * 0x1p-63 }

  /// Returns the sum of two independent numbers, each uniformly distributed in -0.5...0.5.
  mutating func nextTriangular() -> Double {
    let bits = nextBits()
    let (high, low) = (bits >> 32, Int64(Int32(truncatingIfNeeded: bits)))
    return Double(high + low) * 0x1p-32
  }

  private mutating func nextBits() -> Int64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int64(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}

/// A burst of noise between two frequencies, like the impact of a mallet or a clapper.
struct NoiseBurst {
  var low: Double
  var high: Double
  /// The decay time in seconds (-60 dB).
  var decay: Double
  var seed: UInt64
}

extension SampleBuffer {
  /// Adds a burst of noise whose peak is `gain`.
  mutating func add(_ burst: NoiseBurst, at seconds: Double, gain: Double) {
    var noise = SampleBuffer(seconds: 1.4 * burst.decay, rate: rate)
    var generator = NoiseGenerator(seed: burst.seed)
    for index in noise.samples.indices { noise.samples[index] = generator.next() }
    Biquad.highPass(burst.low, rate: rate).apply(to: &noise.samples)
    Biquad.lowPass(min(burst.high, 0.4 * rate), rate: rate).apply(to: &noise.samples)
    let shrink = exponential(-6.907_755 / burst.decay / rate)
    var level = 1.0
    for index in noise.samples.indices {
      noise.samples[index] *= level
      level *= shrink
    }
    noise.fadeIn(seconds: 0.000_5)
    let peak = noise.peak
    guard peak > 0 else { return }
    add(noise, at: seconds, gain: gain / peak)
  }
}
