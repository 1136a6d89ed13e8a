extension Waveform {
  /// Returns the same sound with another number of frames a second.
  ///
  /// What the lower of both rates can’t hold is filtered out (above 0.94 of half of it), so nothing
  /// aliases.
  public func resampled(to newRate: Int) -> Waveform {
    let newRate = max(1, newRate)
    guard newRate != rate, !samples.isEmpty else {
      return Waveform(samples: samples, channels: channels, rate: newRate)
    }
    let reader = Resampler(from: rate, to: newRate)
    let channelsOut = deinterleaved.map { reader.resampled($0) }
    let frames = channelsOut[0].count
    var result = [Int16](repeating: 0, count: frames * channels)
    for (channel, values) in channelsOut.enumerated() {
      for frame in 0..<frames {
        result[frame * channels + channel] = Int16(fullScale: values[frame])
      }
    }
    return Waveform(samples: result, channels: channels, rate: newRate)
  }
}

extension Int16 {
  /// The nearest sample to a value whose full scale is 1.
  init(fullScale value: Double) {
    self = Int16(Swift.min(Swift.max((value * 32_768).rounded(), -32_768), 32_767))
  }
}

/// Reads samples between their places.
private struct Resampler {
  private let kernel: SincKernel
  /// Both rates without their common divisor.
  private let from: Int
  private let to: Int

  /// The most places between two samples whose weights are kept.
  private static let mostRows = 1_024

  init(from rate: Int, to newRate: Int) {
    let divisor = Self.commonDivisor(rate, newRate)
    (from, to) = (rate / divisor, newRate / divisor)
    let ratio = min(1, Double(newRate) / Double(rate))
    // 48 zero crossings to each side: 90 dB down within a sixteenth of the rate.
    kernel = SincKernel(halfWidth: 48 / ratio, cutoff: 0.94 * ratio, beta: 9)
  }

  func resampled(_ samples: [Double]) -> [Double] {
    let count = (samples.count * to + from - 1) / from
    var rows = [[Double]?](repeating: nil, count: min(to, Self.mostRows))
    var result = [Double](repeating: 0, count: count)
    for index in 0..<count {
      // Where many places would be needed, the nearest of those kept is near enough… but not here.
      let (whole, rest) = (index * from).quotientAndRemainder(dividingBy: to)
      let row: [Double]
      if rest < rows.count, let kept = rows[rest] {
        row = kept
      } else {
        row = kernel.row(at: Double(rest) / Double(to))
        if rest < rows.count { rows[rest] = row }
      }
      result[index] = Self.sum(samples, row, from: whole - row.count / 2 + 1)
    }
    return result
  }

  private static func sum(_ samples: [Double], _ row: [Double], from first: Int) -> Double {
    var tap = max(0, -first)
    let end = min(row.count, samples.count - first)
    var sum = 0.0
    while tap < end {
      sum += row[tap] * samples[first + tap]
      tap += 1
    }
    return sum
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : commonDivisor(second, first % second)
  }
}
