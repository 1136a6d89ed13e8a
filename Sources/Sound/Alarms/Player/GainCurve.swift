import Glibc

/// The loudness of each frame: the gain and the fade-in.
struct GainCurve: Hashable {
  /// The level at which a fade starts, in decibels.
  static let fadeFloor = -40.0
  /// The number of frames between exact values of the fade, so that the fade depends only on the
  /// position at a cost of one power per block.
  private static let block = 64

  private let gain: Double
  private let fadeFrames: Int

  init(gain: Double, fade: Duration, rate: Int) {
    self.gain = min(max(gain, 0), 1)
    fadeFrames = fade.frames(rate: rate)
  }

  /// Returns the amplitude of the frame at a position; ticks before the alarm aren't faded.
  func amplitude(at position: Int) -> Double {
    guard position >= 0, position < fadeFrames else { return gain }
    let decibels = Self.fadeFloor * (1 - Double(position) / Double(fadeFrames))
    return gain * pow(10, decibels / 20)
  }

  /// Scales the samples from an index on, the first frame of which is at `position`; at full level
  /// they are unchanged.
  func scale(_ samples: inout [Int16], from first: Int, channels: Int, position: Int) {
    var index = first
    var position = position
    while index < samples.count {
      let (run, factor, step) = run(at: position, of: (samples.count - index) / channels)
      if step != 1 || gain != 1 {
        scale(&samples, index..<index + run * channels, channels, by: factor, step)
      }
      index += run * channels
      position += run
    }
  }

  /// Returns the length of the next run of frames, the first amplitude, and the factor between
  /// successive ones.
  private func run(at position: Int, of left: Int) -> (count: Int, amplitude: Double, step: Double)
  {
    if position < 0 { return (min(left, -position), gain, 1) }
    guard position < fadeFrames else { return (left, gain, 1) }
    let behind = position % Self.block
    let step = pow(10, -Self.fadeFloor / 20 / Double(fadeFrames))
    var factor = amplitude(at: position - behind)
    for _ in 0..<behind { factor *= step }
    return (min(left, Self.block - behind), factor, step)
  }

  private func scale(
    _ samples: inout [Int16], _ range: Range<Int>, _ channels: Int, by first: Double, _ step: Double
  ) {
    var factor = first
    for start in stride(from: range.lowerBound, to: range.upperBound, by: channels) {
      // The last step of a fade doesn't exceed the final level.
      let amplitude = min(factor, gain)
      for sample in start..<start + channels {
        samples[sample] = Int16((Double(samples[sample]) * amplitude).rounded())
      }
      factor *= step
    }
  }
}
