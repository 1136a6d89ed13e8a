/// Sound as samples: interleaved 16-bit PCM.
public struct Waveform: Hashable, Sendable {
  /// The samples, frame after frame, each frame with a sample for each channel.
  public var samples: [Int16]
  /// The samples in a frame, at least 1.
  public let channels: Int
  /// The frames in a second, at least 1.
  public let rate: Int

  /// Creates a waveform; samples beyond the last whole frame are dropped.
  public init(samples: [Int16], channels: Int = 1, rate: Int) {
    self.channels = max(1, channels)
    self.rate = max(1, rate)
    let rest = samples.count % self.channels
    self.samples = rest == 0 ? samples : samples.dropLast(rest)
  }

  /// How many frames it has.
  public var frameCount: Int { samples.count / channels }

  /// How long it is.
  public var duration: Duration { .seconds(1) * frameCount / rate }
}
