/// The line that says how much of a long task is done, once it has taken a second.
struct ProgressLine: Hashable, Sendable {
  private let start: Duration
  private var percent: Int?
  private var lastChange: Duration

  /// A task that takes no longer has no line.
  private static let patience = Duration.seconds(1)
  /// The shortest time between two changes of the line.
  private static let interval = Duration.milliseconds(100)

  /// Creates the line of a task that begins at a time of any clock.
  init(start: Duration) {
    (self.start, lastChange) = (start, start)
  }

  /// Whether the line is on the screen.
  var isShown: Bool { percent != nil }

  /// Returns the new text of the line when a share from 0 to 1 of the task is done; `nil` if it stays.
  mutating func text(share: Double, at now: Duration) -> String? {
    let percent = Int(min(max(0, share), 1) * 100)
    guard now - start >= Self.patience, percent != self.percent,
      self.percent == nil || now - lastChange >= Self.interval
    else { return nil }
    (self.percent, lastChange) = (percent, now)
    return "drawing … \(percent) %"
  }
}
