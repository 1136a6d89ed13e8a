public import Clocks
internal import Ticks

/// The time by which countdowns run: a ``DispatchClock``, or a ``VirtualClock`` in tests.
@MainActor
public protocol CountdownClock: Sendable {
  /// The current instant.
  var now: Instant { get }
  /// Returns a disarmed timer that calls a handler each time it fires.
  func makeTimer(_ handler: @escaping @MainActor () -> Void) -> any CountdownTimer
}

/// A timer that fires once each time it is armed.
@MainActor
public protocol CountdownTimer: AnyObject {
  /// Arms the timer to fire after a delay instead of any earlier request, or disarms it.
  func arm(after delay: Duration?)
}

/// The continuous clock of the system, with timers of Dispatch on the main queue.
///
/// The main queue has to run: it does in applications and in programs that wait with `await`; others call
/// `dispatchMain()`. Time goes on while the machine is suspended, but not the delay of a timer: after the
/// machine wakes up, a tick comes up to an interval late, and the end with it.
public struct DispatchClock: CountdownClock {
  private let zero: ContinuousClock.Instant

  /// Creates a clock whose zero is now.
  public nonisolated init() { zero = .now }

  /// The time since the clock was created.
  public var now: Instant { Instant(sinceZero: zero.duration(to: .now)) }

  /// Returns a timer of Dispatch.
  public func makeTimer(_ handler: @escaping @MainActor () -> Void) -> any CountdownTimer {
    TickTimer(handler: handler)
  }
}

extension TickTimer: CountdownTimer {}
