/// The position in a countdown's sound from which the next frames are read.
///
/// During silence it follows the clock, so that the alarm's first frame is on the deadline despite
/// drift of the device's clock; from just before a sound on, it only advances.
struct WriteHead {
  /// The silence required ahead for correcting the position: two of the device's periods.
  static let freeze = Duration.milliseconds(100)

  /// The source of frames.
  let source: AlarmSource
  /// The position of the next frame to write.
  private(set) var position: Int

  /// Begins at a position, or at the closest start of a sound: the alarm's first frame after the
  /// deadline, or the start of a tick.
  init(_ source: AlarmSource, near position: Int) {
    self.source = source
    self.position = Self.entry(source, near: position)
  }

  /// Whether everything was written, including the final silence.
  var isAtEnd: Bool { left == 0 }

  /// The number of frames left to write; `Int.max` if it is endless.
  var left: Int {
    guard let end = source.end else { return .max }
    return max(0, end + AlarmSource.tail.frames(rate: source.rate) - position)
  }

  /// Corrects the position during silence before the alarm, unless a sound is near.
  ///
  /// - Parameters:
  ///   - target: The position, according to the clock, of the next frame to write.
  ///   - fresh: Whether the device's buffer is empty, so that a correction is inaudible even just
  ///     before a sound.
  mutating func align(to target: Int, fresh: Bool = false) {
    guard position < 0 else { return }
    let stretch = source.stretch(at: position)
    guard stretch.sound == nil else { return }
    guard fresh || stretch.count >= Self.freeze.frames(rate: source.rate) else { return }
    // Not back into the previous tick, which was already played.
    let earliest = stretch.offset < -position ? position - stretch.offset : target
    position = Self.entry(source, near: max(target, earliest))
  }

  /// Advances past frames that were written.
  mutating func advance(by count: Int) { position += count }

  private static func entry(_ source: AlarmSource, near position: Int) -> Int {
    if position >= 0 { return 0 }
    let stretch = source.stretch(at: position)
    return stretch.sound == nil ? position : position - stretch.offset
  }
}
