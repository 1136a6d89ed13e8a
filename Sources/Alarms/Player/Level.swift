import Glibc

/// How loud each frame is: the gain, and the fade that brings the alarm up.
struct Level: Hashable {
  /// Where a fade begins, in decibels.
  static let fadeFloor = -40.0
  /// The frames over which the fade's factor runs on before it is worked out anew, so that it
  /// depends on the position only and costs one power in so many frames.
  private static let block = 64

  private let gain: Double
  private let fadeFrames: Int

  init(gain: Double, fade: Duration, rate: Int) {
    self.gain = min(max(gain, 0), 1)
    fadeFrames = fade.frames(rate: rate)
  }

  /// The amplitude of the frame at a position; ticks before the alarm have no fade.
  func amplitude(at position: Int) -> Double {
    guard position >= 0, position < fadeFrames else { return gain }
    let decibels = Self.fadeFloor * (1 - Double(position) / Double(fadeFrames))
    return gain * pow(10, decibels / 20)
  }

  /// Scales samples from an index on, whose first frame is at `position`; at full level they are
  /// left as they are.
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

  /// Returns how many of the next frames go together, the first one's amplitude, and the factor from
  /// each to the next.
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
      // Nor does the last step of a fade go beyond the level it leads to.
      let amplitude = min(factor, gain)
      for sample in start..<start + channels {
        samples[sample] = Int16((Double(samples[sample]) * amplitude).rounded())
      }
      factor *= step
    }
  }
}
