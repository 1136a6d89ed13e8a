/// A look-ahead limiter that reduces the gain smoothly around peaks.
struct Limiter {
  /// The magnitude that no sample exceeds.
  let ceiling: Double
  /// The time before and after a peak during which the gain is reduced, in seconds.
  var reach = 0.004

  /// Limits in place and returns the maximum reduction, in decibels.
  func apply(to signal: inout SampleBuffer) -> Double {
    let width = max(1, Int(reach * signal.rate / 2))
    var least = 1.0
    for region in regions(of: signal, margin: 4 * width) {
      let gains = gains(for: signal.samples[region], width: width)
      for (index, gain) in zip(region, gains) {
        least = min(least, gain)
        signal.samples[index] *= gain
      }
    }
    return least < 1 ? -decibels(amplitude: least) : 0
  }

  /// Returns the regions around samples above the ceiling; everywhere else the gain is 1.
  private func regions(of signal: SampleBuffer, margin: Int) -> [Range<Int>] {
    var regions: [Range<Int>] = []
    let count = signal.samples.count
    var index = 0
    while index < count {
      if abs(signal.samples[index]) > ceiling {
        let (low, high) = (max(0, index - margin), min(count, index + margin + 1))
        if let last = regions.last, last.upperBound >= low {
          regions[regions.count - 1] = last.lowerBound..<high
        } else {
          regions.append(low..<high)
        }
      }
      index += 1
    }
    return regions
  }

  /// Returns the gains: the minimum within reach, smoothed by two running means with the same
  /// combined reach, so that the gain at a peak is a mean of gains that all suffice for it.
  private func gains(for samples: ArraySlice<Double>, width: Int) -> ArraySlice<Double> {
    // No reduction is needed beyond the ends.
    let margin = [Double](repeating: 1, count: 2 * width)
    var gains = margin + samples.map { min(1, ceiling / max(abs($0), 1e-9)) } + margin
    gains = Self.slidingMinimum(gains, reach: 2 * width)
    gains = Self.runningMean(Self.runningMean(gains, reach: width), reach: width)
    return gains[2 * width..<2 * width + samples.count]
  }

  /// Returns the minimum of the values within `reach`, using a queue of candidates.
  static func slidingMinimum(_ values: [Double], reach: Int) -> [Double] {
    var queue = [Int](repeating: 0, count: values.count)
    var (head, tail) = (0, 0)
    var result = values
    for index in 0..<values.count + reach {
      if index < values.count {
        while tail > head, values[queue[tail - 1]] >= values[index] { tail -= 1 }
        queue[tail] = index
        tail += 1
      }
      let middle = index - reach
      guard middle >= 0 else { continue }
      while queue[head] < middle - reach { head += 1 }
      result[middle] = values[queue[head]]
    }
    return result
  }

  /// Returns the mean of the values within `reach`; beyond the ends they are 1.
  static func runningMean(_ values: [Double], reach: Int) -> [Double] {
    var result = values
    let width = 2 * reach + 1
    // Sums the deviation from 1, which is mostly zero, so that rounding errors don't accumulate.
    var sum = 0.0
    for index in 0..<values.count + reach {
      if index < values.count { sum += 1 - values[index] }
      if index >= width { sum -= 1 - values[index - width] }
      if index >= reach { result[index - reach] = 1 - sum / Double(width) }
    }
    return result
  }
}
