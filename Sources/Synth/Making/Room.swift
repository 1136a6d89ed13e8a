/// A little air around a sound.
///
/// Four combs and two all-passes, as M. R. Schroeder found (“Natural sounding artificial
/// reverberation”, 1962).
struct Room {
  /// The share of what comes back.
  var mix: Double
  /// The seconds after which what comes back has lost 60 dB.
  var decay: Double
  /// The frequency above which the walls swallow.
  var tone = 5_000.0

  private static let combs = [0.032_44, 0.033_69, 0.031_06, 0.029_63]
  private static let allPasses = [0.004_69, 0.011_58]

  func apply(to signal: inout Signal) {
    var wet = [Double](repeating: 0, count: signal.samples.count)
    for delay in Self.combs { addComb(signal, delay: delay, to: &wet) }
    for delay in Self.allPasses { allPass(&wet, delay: Int((delay * signal.rate).rounded())) }
    for index in wet.indices {
      signal.samples[index] = signal.samples[index] * (1 - mix) + wet[index] * mix
    }
  }

  private func addComb(_ dry: Signal, delay seconds: Double, to wet: inout [Double]) {
    let length = Int((seconds * dry.rate).rounded())
    let gain = power(10, -3 * seconds / decay)
    let damping = exponential(-2 * .pi * min(tone, 0.4 * dry.rate) / dry.rate)
    var line = [Double](repeating: 0, count: length)
    var (index, place, kept) = (0, 0, 0.0)
    while index < wet.count {
      let back = line[place]
      wet[index] += 0.25 * back
      kept = back + (kept - back) * damping
      line[place] = dry.samples[index] + gain * kept + 1e-30
      place = place + 1 == length ? 0 : place + 1
      index += 1
    }
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
