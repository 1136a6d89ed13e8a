internal import Mathematics

/// A low-pass filter for interpolating samples: a sinc with a Kaiser window.
struct SincKernel {
  /// The number of samples on each side.
  let halfWidth: Double
  /// The cutoff frequency as a fraction of half the rate.
  let cutoff: Double
  /// The window's shape parameter, which determines the stop-band attenuation.
  let beta: Double
  private let height: Double

  init(halfWidth: Double, cutoff: Double, beta: Double) {
    (self.halfWidth, self.cutoff, self.beta) = (halfWidth, cutoff, beta)
    height = Self.bessel(beta)
  }

  /// Returns the weights of the samples around a position `fraction` after one of them.
  ///
  /// The first belongs to the sample `halfWidth - 1` before that one. They add up to 1.
  func row(at fraction: Double) -> [Double] {
    let reach = Int(halfWidth.rounded(.up))
    var row = (1 - reach...reach).map { weight(at: Double($0) - fraction) }
    let sum = row.reduce(0, +)
    for index in row.indices { row[index] /= sum }
    return row
  }

  private func weight(at distance: Double) -> Double {
    guard abs(distance) < halfWidth else { return 0 }
    let share = distance / halfWidth
    let window = Self.bessel(beta * (1 - share * share).squareRoot()) / height
    let angle = .pi * cutoff * distance
    return window * (abs(angle) < 1e-9 ? cutoff : cutoff * sine(angle) / angle)
  }

  /// Returns the modified Bessel function of the first kind and order zero, by its series.
  private static func bessel(_ x: Double) -> Double {
    var (term, sum, number) = (1.0, 1.0, 1.0)
    while term > 1e-17 * sum {
      term *= (x / 2 / number) * (x / 2 / number)
      sum += term
      number += 1
    }
    return sum
  }
}
