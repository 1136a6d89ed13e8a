/// A progress line for a task, shown once the task has taken a second.
package struct ProgressLine: Hashable, Sendable {
  private let start: Duration
  private var percent: Int?
  private var lastChange: Duration

  /// The delay before the line appears.
  private static let delay = Duration.seconds(1)
  /// The minimum time between two changes of the line.
  private static let interval = Duration.milliseconds(100)

  /// Creates the line of a task that starts at a time of any clock.
  package init(start: Duration) { (self.start, lastChange) = (start, start) }

  /// Whether the line is on the screen.
  package var isShown: Bool { percent != nil }

  /// Returns the line's new text for a completed share from 0 to 1; `nil` if it is unchanged.
  package mutating func text(share: Double, at now: Duration) -> String? {
    let percent = Int(min(max(0, share), 1) * 100)
    guard now - start >= Self.delay, percent != self.percent,
      self.percent == nil || now - lastChange >= Self.interval
    else { return nil }
    (self.percent, lastChange) = (percent, now)
    return "drawing … \(percent)%"
  }
}
