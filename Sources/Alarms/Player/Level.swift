import Glibc

/// How loud each frame is: the gain, and the fade that brings the alarm up.
struct Level: Hashable {
  /// Where a fade begins, in decibels.
  static let fadeFloor = -40.0
  /// The frames over which the fade's factor runs on before it is worked out anew, so that it
  /// depends on the position only and costs one power in so many frames.
  private static let stride = 64

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
      let fading = position >= 0 && position < fadeFrames
      if !fading, gain == 1 { return }
      let left = (samples.count - index) / channels
      let run = fading ? min(left, Self.stride - position % Self.stride) : left
      let step = fading ? pow(10, -Self.fadeFloor / 20 / Double(fadeFrames)) : 1
      let behind = fading ? position % Self.stride : 0
      var factor = amplitude(at: position - behind)
      for _ in 0..<behind { factor *= step }
      for frame in 0..<run {
        for sample in index + frame * channels..<index + (frame + 1) * channels {
          samples[sample] = Int16((Double(samples[sample]) * min(factor, gain)).rounded())
        }
        factor *= step
      }
      index += run * channels
      position += run
    }
  }
}
