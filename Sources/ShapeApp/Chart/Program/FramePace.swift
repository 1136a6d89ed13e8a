/// How late frames of animations come, by which animation turns itself off.
struct FramePace: Hashable, Sendable {
  /// When the next frame of an animation is due.
  private var due: Duration?
  private var lateFrames = 0

  /// How late a frame is that counts.
  static let tolerance = Duration.milliseconds(120)
  /// How many such frames in a row are too many.
  static let limit = 5

  /// Notes when a frame is due.
  mutating func expect(_ time: Duration?) { due = time }

  /// Notes that time has passed, and returns whether too many frames in a row were late.
  mutating func note(_ now: Duration) -> Bool {
    guard let due, now >= due else { return false }
    self.due = nil
    lateFrames = now - due > Self.tolerance ? lateFrames + 1 : 0
    return lateFrames >= Self.limit
  }
}
