internal import CSystem
internal import Dispatch
internal import System
package import TerminalIO

/// The one place where a program waits: for descriptors, for the next tick, and, if it uses them, for
/// blocks of the main queue.
///
/// The corresponding C functions are `epoll_wait` and `timerfd_settime`. A turn is one `epoll_wait`.
/// Without the main queue there is no thread but the main one.
@MainActor
package final class EventLoop {
  package typealias Handler = @MainActor () -> Void

  /// Called at the instant that `wake(at:on:)` set.
  package var onWake: Handler = {}
  /// The number of times that an event ended a wait.
  package private(set) var wakeups = 0

  private let ready: ReadySet
  private let timer: DeadlineTimer
  private var watches: [Int32: Watch] = [:]
  private var lastGeneration: UInt32 = 0
  private var alarm: Alarm?

  /// What a descriptor is watched for.
  private struct Watch {
    /// Distinguishes its events from those of an earlier watch of the same descriptor.
    var generation: UInt32
    var onReadable: Handler?
    var onWritable: Handler?
    var onHangUp: Handler?

    var isEmpty: Bool { onReadable == nil && onWritable == nil && onHangUp == nil }

    /// A hang-up is reported in any case.
    var readiness: Descriptor.Readiness {
      var readiness: Descriptor.Readiness = []
      if onReadable != nil { readiness.insert(.reading) }
      if onWritable != nil { readiness.insert(.writing) }
      return readiness
    }
  }

  /// The instant that the timer is armed for.
  private struct Alarm: Equatable {
    var time: Duration
    var clock: SystemClock
  }

  /// Creates a loop that waits for nothing yet; `nil` when the process has no more descriptors.
  package init?() {
    guard let ready = try? ReadySet(), let timer = DeadlineTimer(on: .boottime) else { return nil }
    (self.ready, self.timer) = (ready, timer)
    // Each expiry is one event, and nothing has to be read.
    try? ready.add(timer.descriptor, reportsOnce: true)
  }
}

// MARK: - Descriptors

extension EventLoop {
  /// Calls a handler in each turn in which the descriptor is readable or hung up, in place of the
  /// one it had.
  ///
  /// Returns false when the descriptor can't be waited for: a file, or /dev/null, always is readable.
  @discardableResult
  package func watch(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onReadable = handler }
  }

  /// Calls a handler in each turn in which the descriptor takes bytes or is hung up, in place of the
  /// one it had; the same descriptor may be watched for reading too.
  @discardableResult
  package func watchWritable(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onWritable = handler }
  }

  /// Calls a handler in each turn in which the other end of the descriptor is closed, in place of the
  /// one it had; what comes from there stays unread and wakes nothing.
  @discardableResult
  package func watchHangUp(_ descriptor: Int32, _ handler: @escaping Handler) -> Bool {
    change(descriptor) { $0.onHangUp = handler }
  }

  /// Stops waiting until the descriptor is readable.
  package func unwatchReadable(_ descriptor: Int32) {
    if watches[descriptor] != nil { change(descriptor) { $0.onReadable = nil } }
  }

  /// Stops waiting until the descriptor takes bytes.
  package func unwatchWritable(_ descriptor: Int32) {
    if watches[descriptor] != nil { change(descriptor) { $0.onWritable = nil } }
  }

  /// Stops waiting for the descriptor, which may be closed then; none of its handlers is called from
  /// now on, not even in this turn.
  package func unwatch(_ descriptor: Int32) {
    guard watches.removeValue(forKey: descriptor) != nil else { return }
    ready.remove(descriptor)
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
    if old?.readiness != watch.readiness {
      let token = UInt64(watch.generation) << 32 | UInt64(UInt32(bitPattern: descriptor))
      do throws(ErrorNumber) {
        if old == nil {
          try ready.add(descriptor, watch.readiness, number: token)
        } else {
          try ready.change(descriptor, watch.readiness, number: token)
        }
      } catch { return false }
    }
    watches[descriptor] = watch
    return true
  }

  /// 0 is the timer's.
  private func nextGeneration() -> UInt32 {
    lastGeneration = max(1, lastGeneration &+ 1)
    return lastGeneration
  }
}

// MARK: - Time

extension EventLoop {
  /// Calls `onWake` once at an instant of a clock, in place of the one that was set.
  ///
  /// With `nil` it isn't called; an instant that has passed is now. To set the instant that is set
  /// already costs no system call.
  package func wake(at time: Duration?, on clock: SystemClock) {
    let wanted = time.map { Alarm(time: $0, clock: clock) }
    guard wanted != alarm else { return }
    alarm = wanted
    // Should the other clock stand still meanwhile, it is early, and whoever is woken sets it again.
    timer.arm(at: time.map { clock == .boottime ? $0 : SystemClock.boottime.now + $0 - clock.now })
  }
}

// MARK: - The main queue

extension EventLoop {
  /// From now on also runs the blocks of the main queue, those that wait already too, on the main
  /// thread.
  ///
  /// Only the main thread may turn the loop then, and `dispatchMain` must never have been called.
  package func drainMainQueue() {
    let handle = _dispatch_get_main_queue_handle_4CF()
    watch(handle) {
      Descriptor.clear(handle)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
}

// MARK: - Turning

extension EventLoop {
  /// Turns forever.
  package func run() -> Never {
    while true { turn() }
  }

  /// Waits until something happens, for at most `timeout`, calls the handlers of what did, and returns
  /// whether any was called.
  ///
  /// A signal ends the waiting too.
  @discardableResult
  package func turn(timeout: Duration? = nil) -> Bool {
    SignalPipe.noteProgress()
    let events = ready.events(within: timeout, most: 8)
    wakeups += 1
    var isAnyCalled = false
    for event in events where call(event) { isAnyCalled = true }
    return isAnyCalled
  }

  private func call(_ event: ReadySet.Event) -> Bool {
    let generation = UInt32(event.number >> 32)
    guard generation > 0 else {
      alarm = nil
      onWake()
      return true
    }
    let descriptor = Int32(truncatingIfNeeded: event.number)
    let hasEnded = event.hasHungUp
    let isReadable = hasEnded || event.isReadable
    let isWritable = hasEnded || event.isWritable
    // Each handler may have ended or replaced what comes after it.
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
}
