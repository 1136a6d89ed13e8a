internal import CSystem
internal import Dispatch
internal import Glibc
package import TerminalIO

/// The only place where a program waits: for descriptors, for the next tick, and, if used, for
/// blocks of the main queue.
///
/// The corresponding C functions are `epoll_wait` and `timerfd_settime`. A turn is one
/// `epoll_wait`. Without the main queue, the main thread is the only one.
@MainActor
package final class EventLoop {
  package typealias Handler = @MainActor () -> Void

  /// The handler called at the instant set by `wake(at:on:)`.
  package var onWake: Handler = {}
  /// The number of waits ended by an event.
  package private(set) var wakeups = 0

  private let epoll: Int32
  private let timer: DeadlineTimer
  private var watches: [Int32: Watch] = [:]
  private var lastGeneration: UInt32 = 0
  private var alarm: Alarm?

  /// The events for which a descriptor is watched.
  private struct Watch {
    /// The generation, which distinguishes events from those of an earlier watch of the same
    /// descriptor.
    var generation: UInt32
    var onReadable: Handler?
    var onWritable: Handler?
    var onHangUp: Handler?

    var isEmpty: Bool { onReadable == nil && onWritable == nil && onHangUp == nil }

    /// The epoll events; a hang-up is always reported.
    var events: UInt32 {
      (onReadable == nil ? 0 : EPOLLIN.rawValue) | (onWritable == nil ? 0 : EPOLLOUT.rawValue)
    }
  }

  /// The instant for which the timer is armed.
  private struct Alarm: Equatable {
    var time: Duration
    var clock: SystemClock
  }

  /// Creates a loop that doesn't wait for anything yet; `nil` if no descriptors are left.
  package init?() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { return nil }
    guard let timer = DeadlineTimer(on: .boottime) else {
      close(epoll)
      return nil
    }
    self.timer = timer
    // Edge-triggered: each expiry is one event, and nothing needs to be read.
    control(EPOLL_CTL_ADD, timer.descriptor, EPOLLIN.rawValue | EPOLLET.rawValue, generation: 0)
  }

  deinit {
    close(epoll)
  }
}

// MARK: - Descriptors

extension EventLoop {
  /// Calls a handler in each turn in which the descriptor is readable or hung up, replacing its
  /// previous one.
  ///
  /// Returns false if the descriptor can't be waited for: a file, or /dev/null, is always readable.
  @discardableResult
  package func watch(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onReadable = handler }
  }

  /// Calls a handler in each turn in which the descriptor is writable or hung up, replacing its
  /// previous one; the same descriptor may also be watched for reading.
  @discardableResult
  package func watchWritable(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onWritable = handler }
  }

  /// Calls a handler in each turn in which the other end of the descriptor is closed, replacing its
  /// previous one; incoming data stays unread and doesn't wake the loop.
  @discardableResult
  package func watchHangUp(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onHangUp = handler }
  }

  /// Stops watching the descriptor for reading.
  package func unwatchReadable(_ descriptor: Int32) {
    if watches[descriptor] != nil { change(descriptor) { $0.onReadable = nil } }
  }

  /// Stops watching the descriptor for writing.
  package func unwatchWritable(_ descriptor: Int32) {
    if watches[descriptor] != nil { change(descriptor) { $0.onWritable = nil } }
  }

  /// Stops watching the descriptor, which may then be closed; none of its handlers is called from
  /// now on, not even in this turn.
  package func unwatch(_ descriptor: Int32) {
    guard watches.removeValue(forKey: descriptor) != nil else { return }
    control(EPOLL_CTL_DEL, descriptor, 0, generation: 0)
  }

  @discardableResult
  private func change(_ descriptor: Int32, _ body: (inout Watch) -> Void) -> Bool {
    let old = watches[descriptor]
    var watch = old ?? Watch(generation: nextGeneration())
    body(&watch)
    guard !watch.isEmpty else {
      unwatch(descriptor)
      return true
    }
    if old?.events != watch.events {
      let operation = old == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
      guard control(operation, descriptor, watch.events, generation: watch.generation) else {
        return false
      }
    }
    watches[descriptor] = watch
    return true
  }

  /// Returns the next generation; 0 is the timer's.
  private func nextGeneration() -> UInt32 {
    lastGeneration = max(1, lastGeneration &+ 1)
    return lastGeneration
  }

  @discardableResult
  private func control(
    _ operation: Int32, _ descriptor: Int32, _ events: UInt32, generation: UInt32
  ) -> Bool {
    var event = unsafe epoll_event()
    unsafe event.events = events
    unsafe event.data.u64 = UInt64(generation) << 32 | UInt64(UInt32(bitPattern: descriptor))
    return unsafe epoll_ctl(epoll, operation, descriptor, &event) == 0
  }
}

// MARK: - Time

extension EventLoop {
  /// Calls `onWake` once at an instant of a clock, replacing the previous one.
  ///
  /// `nil` cancels the call; an instant that has passed means now. Setting the same instant again
  /// costs no system call.
  package func wake(at time: Duration?, on clock: SystemClock) {
    let wanted = time.map { Alarm(time: $0, clock: clock) }
    guard wanted != alarm else { return }
    alarm = wanted
    // If the other clock stops meanwhile, this is early, and the handler sets it again.
    timer.arm(at: time.map { clock == .boottime ? $0 : SystemClock.boottime.now + $0 - clock.now })
  }
}

// MARK: - The main queue

extension EventLoop {
  /// Starts to also run the blocks of the main queue on the main thread, including those
  /// already queued.
  ///
  /// Only the main thread may then turn the loop, and `dispatchMain` must never have been called.
  package func drainMainQueue() {
    let handle = _dispatch_get_main_queue_handle_4CF()
    watch(handle) {
      var count: UInt64 = 0
      _ = unsafe Glibc.read(handle, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
}

// MARK: - Turning

extension EventLoop {
  /// Runs the loop forever.
  package func run() -> Never {
    while true { turn() }
  }

  /// Waits for events for at most `timeout`, calls their handlers, and returns whether any was
  /// called.
  ///
  /// A signal also ends the wait.
  @discardableResult
  package func turn(timeout: Duration? = nil) -> Bool {
    SignalPipe.noteProgress()
    return unsafe withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 8) { events in
      let count = unsafe epoll_wait(epoll, events.baseAddress, 8, Self.milliseconds(timeout))
      wakeups += 1
      var isAnyCalled = false
      for index in 0..<max(0, Int(count)) {
        let (token, kind) = unsafe (events[index].data.u64, events[index].events)
        if call(token, kind) { isAnyCalled = true }
      }
      return isAnyCalled
    }
  }

  private func call(_ token: UInt64, _ kind: UInt32) -> Bool {
    let generation = UInt32(token >> 32)
    guard generation > 0 else {
      alarm = nil
      onWake()
      return true
    }
    let descriptor = Int32(truncatingIfNeeded: token)
    let hasEnded = kind & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
    let isReadable = hasEnded || kind & EPOLLIN.rawValue != 0
    let isWritable = hasEnded || kind & EPOLLOUT.rawValue != 0
    // Each handler may have removed or replaced those after it.
    let onReadable = watch(of: descriptor, generation)?.onReadable
    if isReadable { onReadable?() }
    let onWritable = watch(of: descriptor, generation)?.onWritable
    if isWritable { onWritable?() }
    let onHangUp = watch(of: descriptor, generation)?.onHangUp
    if hasEnded { onHangUp?() }
    return isReadable && onReadable != nil || isWritable && onWritable != nil
      || hasEnded && onHangUp != nil
  }

  private func watch(of descriptor: Int32, _ generation: UInt32) -> Watch? {
    watches[descriptor].flatMap { $0.generation == generation ? $0 : nil }
  }

  /// Returns the timeout in milliseconds, rounded up: a turn that ends too early would look as if
  /// nothing were to come.
  private static func milliseconds(_ timeout: Duration?) -> Int32 {
    guard let (seconds, attoseconds) = timeout?.components else { return -1 }
    let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, seconds * 1000 + part))
  }
}
