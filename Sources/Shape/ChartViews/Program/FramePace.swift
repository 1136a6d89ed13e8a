/// Detects late animation frames, so that animations can turn themselves off.
struct FramePace: Hashable, Sendable {
  /// When the next animation frame is due.
  private var due: Duration?
  private var lateFrames = 0

  /// The minimum delay of a frame that counts as late.
  static let tolerance = Duration.milliseconds(120)
  /// The number of consecutive late frames that is too many.
  static let limit = 5

  /// Sets when the next frame is due.
  mutating func expect(_ time: Duration?) { due = time }

  /// Records the current time, and returns whether too many consecutive frames were late.
  mutating func note(_ now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    lateFrames = now - due > Self.tolerance ? lateFrames + 1 : 0
    return lateFrames >= Self.limit
  }
}
