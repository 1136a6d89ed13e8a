/// A sound at another number of frames a second, worked out piece by piece as it is played: of a long
/// one nothing has to be done beforehand, and nothing is kept.
public struct Resampling: Sendable {
  /// The sound as it was.
  public let waveform: Waveform
  /// How many frames it has at the new rate.
  public let frameCount: Int

  // There is nothing to work out for a sound that has the rate.
  private let resampler: Resampler?

  /// Brings a sound to a rate; the samples are those of `Waveform.resampled(to:)`.
  public init(_ waveform: Waveform, to rate: Int) {
    self.waveform = waveform
    resampler =
      rate == waveform.rate || waveform.samples.isEmpty
      ? nil : Resampler(from: waveform.rate, to: max(1, rate))
    frameCount = resampler?.count(of: waveform.frameCount) ?? waveform.frameCount
  }

  /// Returns the samples of some frames, which there must be.
  public func samples(of frames: Range<Int>) -> ArraySlice<Int16> {
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
