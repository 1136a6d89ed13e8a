/// A sound in the making: samples of one channel, of any size.
struct Signal {
  var samples: [Double]
  /// The samples in a second.
  let rate: Double

  /// Creates silence.
  init(seconds: Double, rate: Double) {
    samples = [Double](repeating: 0, count: Int((seconds * rate).rounded()))
    self.rate = rate
  }

  /// The greatest magnitude of all samples.
  var peak: Double {
    var (low, high) = (0.0, 0.0)
    for index in samples.indices {
      low = min(low, samples[index])
      high = max(high, samples[index])
    }
    return max(high, -low)
  }

  /// Mixes in another signal; what would lie beyond the end is dropped.
  mutating func add(_ other: Signal, at seconds: Double, gain: Double = 1) {
    let start = Int((seconds * rate).rounded())
    var index = 0
    let count = min(other.samples.count, samples.count - start)
    while index < count {
      samples[start + index] += gain * other.samples[index]
      index += 1
    }
  }

  mutating func scale(by gain: Double) {
    for index in samples.indices { samples[index] *= gain }
  }

  /// Lets the last part die away.
  mutating func fadeOut(seconds: Double) {
    let count = min(samples.count, Int(seconds * rate))
    guard count > 1 else { return }
    for index in 0..<count {
      samples[samples.count - 1 - index] *= smoothStep(Double(index) / Double(count))
    }
  }

  /// Lets the first part swell.
  mutating func fadeIn(seconds: Double) {
    let count = min(samples.count, Int(seconds * rate))
    for index in 0..<count { samples[index] *= smoothStep(Double(index) / Double(count)) }
  }
}
