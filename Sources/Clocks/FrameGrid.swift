/// Instants at equal distances from an anchor, on which frames lie, so that several things that
/// change at about the same time share a frame.
package struct FrameGrid: Hashable, Sendable {
  /// The distance of frames.
  package static let step = Duration.milliseconds(50)

  /// An instant on the grid; without one, every instant is on it.
  package var anchor: Instant?

  package init(anchor: Instant?) { self.anchor = anchor }

  /// Returns the first instant of the grid that isn't before `instant` and lies after `now`.
  package func align(_ instant: Instant, after now: Instant) -> Instant {
    guard let anchor else { return instant }
    let steps = instant.duration(to: anchor).wholeUnits(of: Self.step)
    let tick = anchor.advanced(by: Self.step * -steps)
    return tick > now ? tick : now.advanced(by: Self.step)
  }
}
