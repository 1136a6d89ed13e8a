/// The evenly spaced instants at which frames are drawn, so that changes at about the same time
/// share a frame.
package struct FrameGrid: Hashable, Sendable {
  /// The default interval between frames.
  package static let step = Duration.milliseconds(50)

  /// An instant on the grid; if `nil`, every instant is on it.
  package var anchor: Instant?
  /// The interval between frames.
  package var interval: Duration

  package init(anchor: Instant?, interval: Duration = step) {
    self.anchor = anchor
    self.interval = interval
  }

  /// Returns the first instant of the grid that is at or after `instant` and after `now`.
  package func align(_ instant: Instant, after now: Instant) -> Instant {
    guard let anchor else { return instant }
    let steps = instant.duration(to: anchor).wholeUnits(of: interval)
    let tick = anchor.advanced(by: interval * -steps)
    return tick > now ? tick : now.advanced(by: interval)
  }

  /// Returns the last instant of the grid that is at or before `instant`.
  package func last(notAfter instant: Instant) -> Instant {
    guard let anchor else { return instant }
    return anchor.advanced(by: interval * anchor.duration(to: instant).wholeUnits(of: interval))
  }
}
