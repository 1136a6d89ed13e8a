internal import CSystem
internal import System
package import TerminalIO

/// The only place where a program waits: for descriptors, for the next tick, and, if used, for
/// blocks of the main queue.
///
/// The corresponding C function is `epoll_wait`; a turn is one call.
@MainActor
package final class EventLoop {
  package typealias Handler = @MainActor () -> Void

  /// The handler called at the instant set by `wake(at:on:)`.
  package var onWake: Handler = {}
  /// The number of waits ended by an event.
  package private(set) var wakeups = 0

  private let ready: ReadySet
  private let ticks: TickSource
  private var watches: [Int32: Watch] = [:]
  private var lastGeneration: UInt32 = 0
  private var wake: Wake?

  /// The events for which a descriptor is watched.
  private struct Watch {
    /// The generation, which distinguishes events from those of an earlier watch of the same
    /// descriptor.
    var generation: UInt32
    var onReadable: Handler?
    var onWritable: Handler?
    var onHangUp: Handler?

    var isEmpty: Bool { onReadable == nil && onWritable == nil && onHangUp == nil }

    /// A hang-up is reported in any case.
    var readiness: Descriptor.Readiness {
      var readiness = Descriptor.Readiness()
      if onReadable != nil { readiness.insert(.reading) }
      if onWritable != nil { readiness.insert(.writing) }
      return readiness
    }
  }

  /// The instant for which the timer is armed.
  private struct Wake: Equatable {
    var time: Duration
    var clock: SystemClock
  }

  /// Creates a loop that doesn't wait for anything yet; `nil` if no descriptors are left.
  package init?() {
    guard let ready = try? ReadySet(), let ticks = TickSource() else { return nil }
    (self.ready, self.ticks) = (ready, ticks)
    // Each tick is one event, and nothing has to be read.
    try? ready.add(ticks.descriptor, reportsOnce: true)
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

  /// Returns the next generation; 0 is the timer's.
  private func nextGeneration() -> UInt32 {
    lastGeneration = max(1, lastGeneration &+ 1)
    return lastGeneration
  }
}

// MARK: - Time

extension EventLoop {
  /// Calls `onWake` once at an instant of a clock, replacing the previous one.
  ///
  /// `nil` cancels the call; an instant that has passed means now. Setting the same instant again
  /// costs nothing.
  package func wake(at time: Duration?, on clock: SystemClock) {
    let wanted = time.map { Wake(time: $0, clock: clock) }
    guard wanted != wake else { return }
    wake = wanted
    ticks.arm(after: time.map { $0 - clock.now })
  }

  /// Calls `onWake` if its instant has come; a tick for an earlier request may come late.
  @discardableResult
  private func tick() -> Bool {
    ticks.noteTick()
    guard let wake else { return false }
    let rest = wake.time - wake.clock.now
    guard rest <= .zero else {
      ticks.arm(after: rest)
      return false
    }
    self.wake = nil
    onWake()
    return true
  }
}

// MARK: - The main queue

extension EventLoop {
  /// Starts to also run the blocks of the main queue on the main thread, including those already
  /// queued, and lets Dispatch pace pictures if it can start threads.
  ///
  /// Only the main thread may then turn the loop, and `dispatchMain` must never have been called.
  package func drainMainQueue() {
    ticks.pacesPictures = ThreadSupply.suffices
    let handle = _dispatch_get_main_queue_handle_4CF()
    watch(handle) { [weak self] in
      Descriptor.clear(handle)
      _dispatch_main_queue_callback_4CF(nil)
      // A handler may turn the loop, which must not happen in a block of the queue.
      if let self, ticks.hasTicked { tick() }
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
    let events = ready.events(within: timeout, most: 8)
    wakeups += 1
    var isAnyCalled = false
    for event in events where call(event) { isAnyCalled = true }
    return isAnyCalled
  }

  private func call(_ event: ReadySet.ReadyDescriptor) -> Bool {
    let generation = UInt32(event.number >> 32)
    guard generation > 0 else { return tick() }
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
