internal import Clocks
public import Countdowns

/// A countdown that runs by itself, paced by a timer of Dispatch.
///
/// It is a `TimeManager` with a clock. The remaining time is always the deadline minus now, so late ticks
/// don't add up. All of it runs on the main actor; code on other actors awaits its commands, and receives
/// its ticks anywhere.
///
/// A running countdown stays alive until it is paused or over.
@MainActor
public final class Countdown {
  /// The time between two ticks.
  ///
  /// Ticks are counted back from the deadline, so that each second of the remaining time has the same
  /// number of them.
  public let interval: Duration

  private let clock: any CountdownClock
  private var manager: TimeManager
  private lazy var timer = clock.makeTimer { [weak self] in self?.tick() }
  private var listeners: [Int: AsyncStream<Snapshot>.Continuation] = [:]
  private var listenerCount = 0
  /// Itself while it runs.
  private var running: Countdown?

  /// Creates a countdown that isn't started; intervals shorter than a millisecond are taken as one.
  public nonisolated init(
    _ length: Duration, every interval: Duration = .milliseconds(50),
    on clock: any CountdownClock = DispatchClock()
  ) {
    self.clock = clock
    self.interval = max(interval, .milliseconds(1))
    manager = TimeManager(CountdownPlan(total: length))
  }

  /// The state now: the phase, the remaining time and its fraction of the total.
  public var snapshot: Snapshot { manager.snapshot(at: clock.now) }

  /// How the countdown ended; `nil` before.
  public var outcome: TimeManager.Outcome? {
    if case .stopped(let outcome) = manager.state { outcome } else { nil }
  }

  /// Returns the states from now on: the present one, one for each tick and command, and the last one at
  /// the end.
  ///
  /// A loop that is too slow skips to the newest. Several loops can each have a sequence of their own.
  public func ticks() -> AsyncStream<Snapshot> {
    let (states, listener) = AsyncStream.makeStream(
      of: Snapshot.self, bufferingPolicy: .bufferingNewest(1))
    listener.yield(snapshot)
    guard outcome == nil else {
      listener.finish()
      return states
    }
    listenerCount += 1
    listeners[listenerCount] = listener
    // A sequence needs its countdown, even a paused one.
    listener.onTermination = { [listenerCount] _ in
      Task { @MainActor in self.listeners[listenerCount] = nil }
    }
    return states
  }

  /// Waits for the end, and returns how it ended; `nil` if the waiting task is canceled first.
  @discardableResult
  public func waitUntilEnded() async -> TimeManager.Outcome? {
    for await _ in ticks() {}
    return outcome
  }
}

// MARK: - Commands

extension Countdown {
  /// Starts counting down; after the end, starts over.
  public func start() { perform(.start) }

  /// Stops the time until ``resume()``.
  public func pause() { perform(.pause) }

  /// Continues after a pause.
  public func resume() { perform(.resume) }

  /// Adds time, or removes it if negative.
  public func add(_ time: Duration) { perform(.add(time)) }

  /// Ends the countdown before its deadline.
  public func cancel() { perform(.cancel) }

  /// Carries out a command, or returns the reason why it isn't possible now.
  @discardableResult
  public func perform(_ command: TimerCommand) -> TimerRefusal? {
    let effects = manager.handle(.command(command), at: clock.now)
    showState()
    for case .refuse(_, let reason) in effects { return reason }
    return nil
  }

  private func tick() {
    _ = manager.handle(.timePassed, at: clock.now)
    showState()
  }

  /// Sends the state to all listeners, and requests the next tick.
  private func showState() {
    let now = clock.now
    for listener in listeners.values { listener.yield(manager.snapshot(at: now)) }
    if case .running(let deadline) = manager.state {
      let next = FrameGrid(anchor: deadline, interval: interval).align(now, after: now)
      timer.arm(after: now.duration(to: next))
      running = self
    } else {
      timer.arm(after: nil)
      running = nil
    }
    guard outcome != nil else { return }
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }
}
