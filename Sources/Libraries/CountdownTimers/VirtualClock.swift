public import Clocks

/// A clock for tests, which stands still until it is advanced.
@MainActor
public final class VirtualClock: CountdownClock {
  /// The current instant: at first, the clock's zero.
  public private(set) var now = Instant(sinceZero: .zero)
  private var timers: [VirtualTimer] = []

  /// Creates a clock at its zero.
  public nonisolated init() {}

  /// Advances the time, and fires the timers that become due, each at its instant.
  public func advance(by duration: Duration) {
    let end = now.advanced(by: duration)
    while let timer = nextTimer, let due = timer.due, due <= end {
      now = max(now, due)
      timer.due = nil
      timer.handler()
    }
    now = end
  }

  /// The armed timer that fires first.
  private var nextTimer: VirtualTimer? {
    timers.filter { $0.due != nil }.min { $0.due ?? now < $1.due ?? now }
  }

  /// Returns a timer that fires when this clock is advanced.
  public func makeTimer(_ handler: @escaping @MainActor () -> Void) -> any CountdownTimer {
    let timer = VirtualTimer(on: self, handler)
    timers.append(timer)
    return timer
  }
}

private final class VirtualTimer: CountdownTimer {
  let handler: @MainActor () -> Void
  var due: Instant?
  private weak let clock: VirtualClock?

  init(on clock: VirtualClock, _ handler: @escaping @MainActor () -> Void) {
    (self.clock, self.handler) = (clock, handler)
  }

  func arm(after delay: Duration?) {
    due = delay.flatMap { delay in clock?.now.advanced(by: delay) }
  }
}
