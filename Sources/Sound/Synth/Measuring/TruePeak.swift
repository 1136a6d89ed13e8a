/// The peak of the waveform between the samples.
enum TruePeak {
  /// The number of taps in each phase of the oversampling filter.
  private static let taps = 32

  /// The filter's phases at a quarter, a half and three quarters of the way to the next sample.
  private static let phases: [[Double]] = (1...3).map { phase in
    SincKernel(halfWidth: Double(taps / 2), cutoff: 1, beta: 8).row(at: Double(phase) / 4)
  }

  /// The bound on the ratio of a filtered value to the largest sample under the filter.
  static let bound = phases.map { phase in phase.reduce(0) { $0 + abs($1) } }.max() ?? 1

  /// Returns the peak magnitude of the samples and of three points between each pair of neighbors.
  static func amplitude(of samples: [Double]) -> Double {
    let blocks = blockPeaks(of: samples)
    var best = blocks.max() ?? 0
    // Most blocks can't contain a new peak and are skipped.
    let order = blocks.indices.sorted { blocks[$0] > blocks[$1] }
    for block in order {
      let reach = blocks[max(0, block - 1)...min(blocks.count - 1, block + 1)].max() ?? 0
      guard reach * bound > best else { continue }
      best = max(best, peak(in: samples, block: block))
    }
    return best
  }

  private static func blockPeaks(of samples: [Double]) -> [Double] {
    var peaks = [Double](repeating: 0, count: (samples.count + taps - 1) / taps)
    var index = 0
    while index < samples.count {
      let value = abs(samples[index])
      if value > peaks[index / taps] { peaks[index / taps] = value }
      index += 1
    }
    return peaks
  }

  private static func peak(in samples: [Double], block: Int) -> Double {
    var best = 0.0
    for index in block * taps..<min(samples.count, (block + 1) * taps) {
      let first = index - taps / 2 + 1
      let (low, high) = (max(0, -first), min(taps, samples.count - first))
      for phase in phases {
        var sum = 0.0
        var tap = low
        while tap < high {
          sum += phase[tap] * samples[first + tap]
          tap += 1
        }
        best = max(best, abs(sum))
      }
    }
    return best
  }
}
