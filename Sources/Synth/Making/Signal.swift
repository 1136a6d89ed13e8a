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
    fade(count, from: samples.count - 1, step: -1)
  }

  /// Lets the first part swell.
  mutating func fadeIn(seconds: Double) {
    fade(min(samples.count, Int(seconds * rate)), from: 0, step: 1)
  }

  /// Weights samples with a raised cosine, from the one that becomes zero on.
  private mutating func fade(_ count: Int, from start: Int, step: Int) {
    guard count > 0 else { return }
    // Each cosine follows from the two before it.
    let twice = 2 * cosine(.pi / Double(count))
    var (before, now) = (twice / 2, 1.0)
    for index in 0..<count {
      samples[start + step * index] *= 0.5 - 0.5 * now
      (before, now) = (now, twice * now - before)
    }
  }
}
