internal import Clocks
internal import Programs
internal import TerminalIO

/// The timers of subscriptions that must not be missed: deadlines and wall-clock times.
///
/// The timer of an unchanged subscription isn't touched: rearming one on the wall clock would lose
/// the notification that the clock was set a moment ago.
@MainActor
final class SubscriptionTimers<Message: Hashable & Sendable> {
  private let own: SystemClock
  private let loop: EventLoop
  private let send: @MainActor (Message) -> Void
  private var armed: [Subscription<Message>: DeadlineTimer] = [:]
  private var spare: [SystemClock: [DeadlineTimer]] = [:]

  /// Creates the timers of a program's own clock and, if wall-clock times are awaited, of the wall
  /// clock; `nil` if the system is out of file descriptors.
  init?(
    _ own: SystemClock, hasWallTimes: Bool, in loop: EventLoop,
    _ send: @escaping @MainActor (Message) -> Void
  ) {
    self.own = own
    self.loop = loop
    self.send = send
    for clock in [own] + (hasWallTimes ? [.realtime] : []) {
      guard let timer = DeadlineTimer(on: clock) else { return nil }
      spare[clock] = [timer]
    }
  }

  /// Arms and disarms timers to match a set of subscriptions.
  func follow(_ subscriptions: Set<Subscription<Message>>) {
    for subscription in armed.keys where !subscriptions.contains(subscription) {
      release(subscription)
    }
    for subscription in subscriptions where armed[subscription] == nil {
      switch subscription.source {
      case .deadline(let instant): arm(subscription, own, at: instant.sinceZero)
      case .wallTime(let time): arm(subscription, .realtime, at: time.sinceEpoch)
      case .time: break
      }
    }
  }

  private func arm(_ subscription: Subscription<Message>, _ clock: SystemClock, at time: Duration) {
    guard let timer = spare[clock]?.popLast() ?? DeadlineTimer(on: clock) else { return }
    armed[subscription] = timer
    timer.arm(at: time)
    loop.watch(timer.descriptor) { [weak self] in self?.fire(subscription) }
  }

  private func fire(_ subscription: Subscription<Message>) {
    guard let timer = armed[subscription] else { return }
    timer.clear()
    // A deadline fires once; it stays here, disarmed, as long as it is subscribed to. Once a
    // wall-clock time has passed, only setting the clock matters.
    if case .wallTime(let time) = subscription.source {
      let hasPassed = time.sinceEpoch <= SystemClock.realtime.now
      timer.arm(at: hasPassed ? Self.never : time.sinceEpoch)
    }
    send(subscription.message)
  }

  /// A wall-clock time that never comes; a timer for it still notices when the clock is set.
  private static var never: Duration { .seconds(Int64(1) << 40) }

  private func release(_ subscription: Subscription<Message>) {
    guard let timer = armed.removeValue(forKey: subscription) else { return }
    loop.unwatch(timer.descriptor)
    timer.arm(at: nil)
    let clock: SystemClock = if case .wallTime = subscription.source { .realtime } else { own }
    spare[clock, default: []].append(timer)
  }
}
