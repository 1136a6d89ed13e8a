internal import Mathematics

/// A small reverberator.
///
/// It has four comb and two all-pass filters, after M. R. Schroeder ("Natural sounding artificial
/// reverberation", 1962).
struct Room {
  /// The fraction of reverberation.
  var mix: Double
  /// The decay time of the reverberation in seconds (-60 dB).
  var decay: Double
  /// The cutoff frequency of the walls' absorption.
  var tone = 5_000.0

  private static let combs = [(0.032_44, 0.033_69), (0.031_06, 0.029_63)]
  private static let allPasses = [0.004_69, 0.011_58]

  func apply(to signal: inout SampleBuffer) {
    var wet = [Double](repeating: 0, count: signal.samples.count)
    for delays in Self.combs { addCombs(signal, delays: delays, to: &wet) }
    for delay in Self.allPasses { allPass(&wet, delay: Int((delay * signal.rate).rounded())) }
    for index in wet.indices {
      signal.samples[index] = signal.samples[index] * (1 - mix) + wet[index] * mix
    }
  }

  /// Adds two combs at a time, which are independent of each other.
  private func addCombs(_ dry: SampleBuffer, delays: (Double, Double), to wet: inout [Double]) {
    var (one, other) = (comb(delays.0, dry.rate), comb(delays.1, dry.rate))
    let damping = exponential(-2 * .pi * min(tone, 0.4 * dry.rate) / dry.rate)
    var index = 0
    while index < wet.count {
      let input = dry.samples[index] + 1e-30
      wet[index] += 0.25 * (one.step(input, damping) + other.step(input, damping))
      index += 1
    }
  }

  private func comb(_ delay: Double, _ rate: Double) -> Comb {
    Comb(length: Int((delay * rate).rounded()), gain: power(10, -3 * delay / decay))
  }

  private func allPass(_ samples: inout [Double], delay length: Int) {
    var line = [Double](repeating: 0, count: length)
    var (index, place) = (0, 0)
    while index < samples.count {
      let (input, back) = (samples[index], line[place])
      let kept = input + 0.5 * back
      line[place] = kept
      samples[index] = back - 0.5 * kept
      place = place + 1 == length ? 0 : place + 1
      index += 1
    }
  }
}

/// A delay with low-pass filtered feedback.
private struct Comb {
  private var line: [Double]
  private var place = 0
  private var kept = 0.0
  private let gain: Double

  init(length: Int, gain: Double) {
    line = [Double](repeating: 0, count: length)
    self.gain = gain
  }

  /// Processes a sample and returns the delayed one.
  @inline(__always)
  mutating func step(_ input: Double, _ damping: Double) -> Double {
    let back = line[place]
    kept = back + (kept - back) * damping
    line[place] = input + gain * kept
    place = place + 1 == line.count ? 0 : place + 1
    return back
  }
}
