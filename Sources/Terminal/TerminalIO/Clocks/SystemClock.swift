import CSystem
import Glibc
import System

/// One of the kernel's clocks.
package enum SystemClock: Hashable, Sendable {
  /// The clock that includes time in suspend (CLOCK_BOOTTIME).
  case boottime
  /// The clock that stops in suspend (CLOCK_MONOTONIC).
  case monotonic
  /// The time of day, which can be set (CLOCK_REALTIME).
  case realtime

  var id: clockid_t {
    switch self {
    case .boottime: CLOCK_BOOTTIME
    case .monotonic: CLOCK_MONOTONIC
    case .realtime: CLOCK_REALTIME
    }
  }

  /// The time since the clock's zero.
  ///
  /// The corresponding C function is `clock_gettime`.
  package var now: Duration {
    var time = timespec()
    unsafe clock_gettime(id, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension SystemClock {
  /// The clock as a function that returns the time since its zero.
  package var reading: @Sendable () -> Duration { { now } }
}

/// A timer that fires at an instant of a clock and makes its descriptor readable.
///
/// The corresponding C functions are `timerfd_create` and `timerfd_settime`, with absolute times.
package final class DeadlineTimer {
  /// The descriptor to wait on, readable once the timer has fired.
  package let descriptor: Int32
  private let clock: SystemClock

  /// Creates a disarmed timer; `nil` if no descriptors are left.
  package init?(on clock: SystemClock) {
    self.clock = clock
    descriptor = timerfd_create(clock.id, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Arms the timer for the instant `time` after the clock's zero, or disarms it.
  ///
  /// A timer on `.realtime` also fires when the clock is set.
  package func arm(at time: Duration?) {
    var setting = itimerspec()
    if let time {
      let (seconds, attoseconds) = max(time, .nanoseconds(1)).components
      setting.it_value = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    }
    var flags = Int32(TFD_TIMER_ABSTIME)
    if clock == .realtime { flags |= Int32(TFD_TIMER_CANCEL_ON_SET) }
    unsafe timerfd_settime(descriptor, flags, &setting, nil)
  }

  /// Acknowledges that the timer fired, so that its descriptor is no longer readable.
  package func clear() { Descriptor.clear(descriptor) }
}
