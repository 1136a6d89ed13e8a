/// A sound at another rate, resampled piece by piece while it plays, so that a long one needs no
/// preparation or memory.
package struct Resampling: Sendable {
  /// The original sound.
  package let waveform: Waveform
  /// The number of frames at the new rate.
  package let frameCount: Int

  // `nil` if the sound already has the rate.
  private let resampler: Resampler?

  /// Creates a resampling of a sound to a rate; the samples equal those of
  /// `Waveform.resampled(to:)`.
  package init(_ waveform: Waveform, to rate: Int) {
    self.waveform = waveform
    resampler =
      rate == waveform.rate || waveform.samples.isEmpty
      ? nil : Resampler(from: waveform.rate, to: max(1, rate))
    frameCount = resampler?.count(of: waveform.frameCount) ?? waveform.frameCount
  }

  /// Returns the samples of a range of frames, which must exist.
  package func samples(of frames: Range<Int>) -> ArraySlice<Int16> {
    let channels = waveform.channels
    guard let resampler else {
      return waveform.samples[frames.lowerBound * channels..<frames.upperBound * channels]
    }
    var samples: [Int16] = []
    samples.reserveCapacity(frames.count * channels)
    for frame in frames {
      let (first, row) = resampler.place(of: frame)
      for channel in 0..<channels {
        samples.append(Int16(fullScale: sum(row, from: first, channel) / 32_768))
      }
    }
    return samples[...]
  }

  private func sum(_ row: [Double], from first: Int, _ channel: Int) -> Double {
    var tap = max(0, -first)
    let end = min(row.count, waveform.frameCount - first)
    var sum = 0.0
    while tap < end {
      sum += row[tap] * Double(waveform.samples[(first + tap) * waveform.channels + channel])
      tap += 1
    }
    return sum
  }
}
