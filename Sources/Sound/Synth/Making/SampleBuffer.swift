internal import Mathematics

/// A mono sound under construction, with samples of any amplitude.
struct SampleBuffer {
  var samples: [Double]
  /// The number of samples per second.
  let rate: Double

  init(seconds: Double, rate: Double) {
    samples = [Double](repeating: 0, count: Int((seconds * rate).rounded()))
    self.rate = rate
  }

  /// The peak magnitude of all samples.
  var peak: Double {
    var (low, high) = (0.0, 0.0)
    for index in samples.indices {
      low = min(low, samples[index])
      high = max(high, samples[index])
    }
    return max(high, -low)
  }

  /// Mixes in another buffer; samples beyond the end are dropped.
  mutating func add(_ other: SampleBuffer, at seconds: Double, gain: Double = 1) {
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

  /// Fades out the end.
  mutating func fadeOut(seconds: Double) {
    let count = min(samples.count, Int(seconds * rate))
    fade(count, from: samples.count - 1, step: -1)
  }

  /// Fades in the start.
  mutating func fadeIn(seconds: Double) {
    fade(min(samples.count, Int(seconds * rate)), from: 0, step: 1)
  }

  /// Weights samples with a raised cosine, starting at the one that becomes zero.
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
