/// The position in a countdown's sound from which the next frames are read.
///
/// During silence it follows the clock, so that the alarm's first frame falls on the deadline
/// despite drift of the device's clock; from just before a sound it only advances.
struct WriteHead {
  /// The silence that must be ahead for the position to be corrected: two of the device's periods.
  static let freeze = Duration.milliseconds(100)

  /// The frames that are played.
  let source: AlarmSource
  /// The position of the frame that is written next.
  private(set) var position: Int

  /// Begins at a position, or at the nearest start of a sound: the alarm's first frame after the
  /// deadline, or the start of a tick.
  init(_ source: AlarmSource, near position: Int) {
    self.source = source
    self.position = Self.entry(source, near: position)
  }

  /// Whether all was written, the silence at the end included.
  var isAtEnd: Bool { left == 0 }

  /// The number of frames left to write; `Int.max` if there is no end.
  var left: Int {
    guard let end = source.end else { return .max }
    return max(0, end + AlarmSource.tail.frames(rate: source.rate) - position)
  }

  /// Corrects the position during silence before the alarm, unless a sound is near.
  ///
  /// - Parameters:
  ///   - target: The position which the frame that is written next should have by the clock.
  ///   - fresh: Whether nothing lies in the device, so that even just before a sound a correction
  ///     can't be heard.
  mutating func align(to target: Int, fresh: Bool = false) {
    guard position < 0 else { return }
    let stretch = source.stretch(at: position)
    guard stretch.sound == nil else { return }
    guard fresh || stretch.count >= Self.freeze.frames(rate: source.rate) else { return }
    // Not back into the previous tick, which was already played.
    let earliest = stretch.offset < -position ? position - stretch.offset : target
    position = Self.entry(source, near: max(target, earliest))
  }

  /// Advances after frames were written.
  mutating func advance(by count: Int) {
    position += count
  }

  private static func entry(_ source: AlarmSource, near position: Int) -> Int {
    if position >= 0 { return 0 }
    let stretch = source.stretch(at: position)
    return stretch.sound == nil ? position : position - stretch.offset
  }
}
