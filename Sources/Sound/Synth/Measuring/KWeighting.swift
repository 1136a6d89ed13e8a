internal import Mathematics

/// The frequency weighting of ITU-R BS.1770 for loudness.
///
/// The recommendation gives coefficients for 48 kHz only. Here they are derived from the underlying
/// analog filters, whose parameters B. De Man determined ("Evaluation of implementations of the EBU
/// R128 loudness measurement", 2018), so they apply to any rate.
struct KWeighting {
  /// The shelf that models the head, followed by the high-pass.
  let stages: (Biquad, Biquad)
  private var state = (0.0, 0.0, 0.0, 0.0)

  /// Creates the filter at rest.
  init(rate: Double) { stages = (Self.shelf(rate: rate), Self.highPass(rate: rate)) }

  /// Filters the next samples and returns the sum of their squares; anything beyond the end is
  /// silence.
  mutating func energy(of samples: [Double], from start: Int, count: Int) -> Double {
    let (shelf, pass) = stages
    var (first, second, third, fourth) = state
    var sum = 0.0
    var index = start
    while index < start + count {
      let input = index < samples.count ? samples[index] : 0
      let middle = shelf.b0 * input + first + 1e-30
      first = shelf.b1 * input - shelf.a1 * middle + second
      second = shelf.b2 * input - shelf.a2 * middle
      let output = pass.b0 * middle + third
      third = pass.b1 * middle - pass.a1 * output + fourth
      fourth = pass.b2 * middle - pass.a2 * output
      sum += output * output
      index += 1
    }
    state = (first, second, third, fourth)
    return sum
  }

  /// Returns a shelf of 4 dB above about 2 kHz, for the reflections of a head.
  private static func shelf(rate: Double) -> Biquad {
    let (q, gain) = (0.707_175_236_955_419_6, 3.999_843_853_973_347)
    let k = tangent(.pi * 1_681.974_450_955_533 / rate)
    let high = power(10, gain / 20)
    let band = power(high, 0.499_666_774_154_541_6)
    let norm = 1 + k / q + k * k
    return Biquad(
      b0: (high + band * k / q + k * k) / norm, b1: 2 * (k * k - high) / norm,
      b2: (high - band * k / q + k * k) / norm,
      a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }

  /// Returns a high-pass at 38 Hz, whose numerator the recommendation leaves as 1, -2, 1.
  private static func highPass(rate: Double) -> Biquad {
    let q = 0.500_327_037_323_877_3
    let k = tangent(.pi * 38.135_470_876_024_44 / rate)
    let norm = 1 + k / q + k * k
    return Biquad(b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }
}
