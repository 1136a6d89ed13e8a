internal import Dispatch

/// A timer of Dispatch on the main queue that fires once each time it is armed, to pace the pictures of
/// a countdown.
///
/// A late or missed tick shifts only a picture: the remaining time is always the deadline minus now. The
/// timer doesn't run while the machine is suspended, so a deadline needs a timer of its own.
///
/// A `TimeManager` that ticks every 0.05 s while it is running:
/// ```swift
/// ticks = TickTimer { [weak self] in
///   guard let self else { return }
///   show(manager.handle(.timePassed, at: now))
///   if case .running = manager.state { ticks.arm(after: .milliseconds(50)) }
/// }
/// ticks.arm(after: .milliseconds(50))
/// ```
@MainActor
package final class TickTimer {
  /// How much later than requested a tick may come, so that it can share a wakeup with others.
  package static let leeway = Duration.milliseconds(1)

  private let source = DispatchSource.makeTimerSource(queue: .main)

  /// Creates a disarmed timer, whose handler is called on the main queue.
  ///
  /// Dispatch starts a thread, and blocks until the system allows one.
  package init(handler: @escaping @MainActor () -> Void) {
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    source.schedule(deadline: .distantFuture)
    source.activate()
  }

  isolated deinit { source.cancel() }

  /// Arms the timer to fire after a delay instead of any earlier request, or disarms it.
  package func arm(after delay: Duration?) {
    guard let delay else { return source.schedule(deadline: .distantFuture) }
    source.schedule(
      deadline: .now() + .nanoseconds(Self.nanoseconds(delay)),
      leeway: .nanoseconds(Self.nanoseconds(Self.leeway)))
  }

  /// Returns a span in nanoseconds, of which a hundred years fit.
  private static func nanoseconds(_ span: Duration) -> Int {
    let (seconds, attoseconds) = min(max(span, .zero), .seconds(100 * 366 * 86400)).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
