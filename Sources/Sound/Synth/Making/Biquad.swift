internal import Mathematics

/// A second-order linear filter.
struct Biquad {
  let b0: Double
  let b1: Double
  let b2: Double
  let a1: Double
  let a2: Double

  /// Returns a second-order high-pass filter.
  ///
  /// Both filters are bilinear transforms of the analog prototypes, as in R. Bristow-Johnson's
  /// "Cookbook formulae for audio equalizer biquad filter coefficients".
  static func highPass(_ frequency: Double, rate: Double, q: Double = 0.707_106_781) -> Biquad {
    let k = tangent(.pi * frequency / rate)
    let norm = 1 + k / q + k * k
    return Biquad(
      b0: 1 / norm, b1: -2 / norm, b2: 1 / norm,
      a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }

  /// Returns a second-order low-pass filter.
  static func lowPass(_ frequency: Double, rate: Double, q: Double = 0.707_106_781) -> Biquad {
    let k = tangent(.pi * frequency / rate)
    let norm = 1 + k / q + k * k
    return Biquad(
      b0: k * k / norm, b1: 2 * k * k / norm, b2: k * k / norm,
      a1: 2 * (k * k - 1) / norm, a2: (1 - k / q + k * k) / norm)
  }

  /// Filters in place (transposed direct form II), from rest.
  func apply(to samples: inout [Double]) {
    var (first, second) = (0.0, 0.0)
    var index = 0
    let count = samples.count
    while index < count {
      let input = samples[index]
      // The offset keeps the state of a silent filter out of slow denormal numbers.
      let output = b0 * input + first + 1e-30
      first = b1 * input - a1 * output + second
      second = b2 * input - a2 * output
      samples[index] = output
      index += 1
    }
  }
}
