extension Waveform {
  /// Returns the sound resampled to another rate.
  ///
  /// Frequencies above 0.94 of half the lower rate are filtered out, so nothing aliases.
  package func resampled(to newRate: Int) -> Waveform {
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
  /// Creates the nearest sample to a value whose full scale is 1.
  init(fullScale value: Double) {
    // Adding half a step and truncating rounds without a call of the C library for each sample.
    let shifted = Swift.min(Swift.max(value * 32_768 + 32_768.5, 0), 65_535)
    self = Int16(truncatingIfNeeded: Int(shifted) - 32_768)
  }
}

/// An interpolator between samples.
struct Resampler {
  /// The rates divided by their greatest common divisor.
  private let from: Int
  private let to: Int
  /// The weights for each required position between two samples.
  ///
  /// Rates with a small common divisor would need very many positions, so their number is limited;
  /// the error is then at most -86 dB.
  private let rows: [[Double]]

  private static let mostPlaces = 8_192

  init(from rate: Int, to newRate: Int) {
    let divisor = Self.commonDivisor(rate, newRate)
    (from, to) = (rate / divisor, newRate / divisor)
    let ratio = min(1, Double(newRate) / Double(rate))
    // 48 zero crossings on each side: 90 dB down within a sixteenth of the rate.
    let kernel = SincKernel(halfWidth: 48 / ratio, cutoff: 0.94 * ratio, beta: 9)
    let places = min(to, Self.mostPlaces)
    rows = (0...places).map { kernel.row(at: Double($0) / Double(places)) }
  }

  /// Returns the number of samples after resampling `count` samples.
  func count(of count: Int) -> Int { (count * to + from - 1) / from }

  func resampled(_ samples: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: count(of: samples.count))
    for index in result.indices {
      let (first, row) = place(of: index)
      result[index] = Self.sum(samples, row, from: first)
    }
    return result
  }

  /// Returns the index of the first source sample for a new one, and the weights.
  func place(of index: Int) -> (first: Int, row: [Double]) {
    let places = rows.count - 1
    let (whole, rest) = (index * from).quotientAndRemainder(dividingBy: to)
    let row = rows[(rest * places + to / 2) / to]
    return (whole - row.count / 2 + 1, row)
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
