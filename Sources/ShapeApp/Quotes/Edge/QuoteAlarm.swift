internal import Alarms
internal import Runtime

/// Rings once for an alert, by the means by which `timer` rings.
///
/// The loop must run the main queue: see `EventLoop.drainMainQueue`.
@MainActor
final class QuoteAlarm {
  /// An event for whoever draws.
  enum Event: Hashable {
    /// The bell of the terminal must be struck once.
    case strike
    /// A sentence for the user.
    case note(String)
  }

  private let clock: @Sendable () -> Duration
  private var ringer: Ringer?
  private var isRinging = false

  /// How long the device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  /// Gets ready to ring; notes about the means are reported at once.
  ///
  /// - Parameters:
  ///   - means: The sound and the means to play it.
  ///   - clock: The time since some zero.
  ///   - onEvent: Called on the main queue, also from within the methods of the alarm.
  init(
    _ means: QuoteAlarmMeans, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @MainActor (Event) -> Void
  ) {
    self.clock = clock
    for note in means.notes { onEvent(.note(note)) }
    guard let setup = means.setup else { return }
    ringer = Ringer(setup, clock: clock) { [weak self] event in
      switch event {
      case .strike: onEvent(.strike)
      case .note(let words): onEvent(.note(words))
      case .finished: self?.stop()
      }
    }
    if !means.isChecked { ringer?.check() }
  }

  /// Gets ready to ring as settings ask for it.
  convenience init(
    _ settings: QuoteAlarmSettings, hasBell: Bool,
    environment: (String) -> String? = Console.environment,
    clock: @escaping @Sendable () -> Duration, onEvent: @escaping @MainActor (Event) -> Void
  ) throws(Failure) {
    let means = try QuoteAlarmMeans(
      settings, hasBell: hasBell, environment: environment, clock: clock)
    self.init(means, clock: clock, onEvent: onEvent)
  }
}

extension QuoteAlarm {
  /// Rings once; while it rings, another alert changes nothing.
  func ring() {
    guard let ringer, !isRinging else { return }
    isRinging = true
    ringer.follow(.ringing(since: clock()))
  }

  /// Falls silent; the next alert rings again.
  func stop() {
    isRinging = false
    ringer?.follow(.none)
  }

  /// Ends the alarm for good, within a few milliseconds.
  func end() {
    isRinging = false
    ringer?.end(waitingAtMost: Self.silencing)
    ringer = nil
  }
}
