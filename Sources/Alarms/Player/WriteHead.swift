/// Where in the sound of a countdown the next frames are taken from.
///
/// While nothing sounds it is held to the clock, so that the alarm's first frame falls on the
/// deadline whatever the device's own clock does; from just before a sound on it only runs forward.
struct WriteHead {
  /// The silence that must be ahead for the position to be corrected: two of the device's periods.
  static let freeze = Duration.milliseconds(100)

  /// The frames that are played.
  let source: AlarmSource
  /// The position of the frame that is written next.
  private(set) var position: Int

  /// Begins at a position, or where a stream can begin that is nearest to it: past the deadline at
  /// the alarm's first frame, in the midst of a tick at the tick's.
  init(_ source: AlarmSource, near position: Int) {
    self.source = source
    self.position = Self.entry(source, near: position)
  }

  /// Whether all was written, the silence at the end included.
  var isAtEnd: Bool { left == 0 }

  /// How many frames are left to write; without end, more than can be counted.
  var left: Int {
    guard let end = source.end else { return .max }
    return max(0, end + AlarmSource.tail.frames(rate: source.rate) - position)
  }

  /// Corrects the position in a silence before the alarm, or leaves it when a sound is near.
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
    // Not back into the tick before, which was heard.
    let earliest = stretch.offset < -position ? position - stretch.offset : target
    position = Self.entry(source, near: max(target, earliest))
  }

  /// Goes on after frames were written.
  mutating func advance(by count: Int) {
    position += count
  }

  private static func entry(_ source: AlarmSource, near position: Int) -> Int {
    if position >= 0 { return 0 }
    let stretch = source.stretch(at: position)
    return stretch.sound == nil ? position : position - stretch.offset
  }
}
