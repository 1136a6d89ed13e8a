internal import Alarms
internal import Outputs
internal import QuoteViews
internal import Runtime

/// Rings once for an alert, with the same player as `timer`.
@MainActor
final class QuoteAlarm {
  /// An effect on the terminal, for the owner of the screen.
  enum TerminalEffect: Hashable {
    /// Ring the terminal bell once.
    case strike
    /// Show a sentence to the user.
    case note(String)
  }

  private let clock: @Sendable () -> Duration
  private var ringer: Ringer?
  private var isRinging = false

  /// The time limit for the device to fall silent.
  private static let silencing = Duration.milliseconds(50)

  /// Prepares the alarm, and reports notes about the setup immediately.
  ///
  /// - Parameters:
  ///   - means: The sound and the means to play it.
  ///   - clock: Returns the time since an arbitrary origin.
  ///   - onEffect: Called on the main queue, possibly from within the alarm's methods.
  init(
    _ means: QuoteAlarmMeans, clock: @escaping @Sendable () -> Duration,
    onEffect: @escaping @MainActor (TerminalEffect) -> Void
  ) {
    self.clock = clock
    for note in means.notes { onEffect(.note(note)) }
    guard let setup = means.setup else { return }
    ringer = Ringer(setup, clock: clock) { [weak self] event in
      switch event {
      case .strike: onEffect(.strike)
      case .note(let words): onEffect(.note(words))
      case .finished: self?.stop()
      }
    }
    if !means.isChecked { ringer?.check() }
  }

  /// Prepares the alarm according to settings.
  convenience init(
    _ settings: QuoteAlarmSettings, hasBell: Bool,
    environment: (String) -> String? = Console.environment,
    clock: @escaping @Sendable () -> Duration,
    onEffect: @escaping @MainActor (TerminalEffect) -> Void
  ) throws(CommandError) {
    let means = try QuoteAlarmMeans(
      settings, hasBell: hasBell, environment: environment, clock: clock)
    self.init(means, clock: clock, onEffect: onEffect)
  }
}

extension QuoteAlarm {
  /// Rings once; does nothing while it is already ringing.
  func ring() {
    guard let ringer, !isRinging else { return }
    isRinging = true
    ringer.follow(.ringing(since: clock()))
  }

  /// Stops ringing; the next alert rings again.
  func stop() {
    isRinging = false
    ringer?.follow(.none)
  }

  /// Shuts the alarm down, within a few milliseconds.
  func end() {
    isRinging = false
    ringer?.end(waitingAtMost: Self.silencing)
    ringer = nil
  }
}
