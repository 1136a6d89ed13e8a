import CALSASupport
import Glibc
import Synchronization
import System

/// The state shared by a player and its thread: orders go in, events come out.
///
/// The thread retains it, so that releasing a player doesn't wait for the thread.
final class PlayerCore: Sendable {
  /// A playlist and its deadline.
  struct Order: Hashable {
    var playlist: AlarmPlaylist
    var deadline: Duration
  }

  struct Orders {
    /// The order that is armed or playing.
    var armed: Order?
    /// Whether to check the device.
    var checks = false
    /// Whether the thread must end.
    var quits = false
    /// A number that changes with each order, by which the thread knows whether it has handled all
    /// of them.
    var revision = 0
    var hasThread = false

    /// Disarms the player and ends the thread.
    mutating func quit() { (armed, checks, quits) = (nil, false, true) }
  }

  let device: String
  let clock: @Sendable () -> Duration
  /// Whether writing is limited to the clock's pace.
  let isPaced: Bool

  /// The orders for the thread.
  let orders = Locked(Orders())
  /// Whether the device is being opened or is open.
  let isPlaying = Atomic(false)

  // A number that changes whenever playback must end.
  private let generation = Atomic(0)
  private let listener: Locked<(@Sendable (AlarmPlayer.Event) -> Void)?>
  private let beat = Atomic<Int64>(0)
  private let isBusy = Atomic(false)
  // Counters of eventfd(2): one wakes the thread, the other is raised while the thread is silent.
  private let wake = Descriptor.openCounter()
  private let silent = Descriptor.openCounter()

  init(
    device: String, isPaced: Bool, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (AlarmPlayer.Event) -> Void
  ) {
    (self.device, self.isPaced, self.clock) = (device, isPaced, clock)
    listener = Locked(onEvent)
    Descriptor.raise(silent)
  }

  deinit {
    close(wake)
    close(silent)
  }
}

// Called by the player, from any thread.
extension PlayerCore {
  /// Changes the orders and wakes the thread, starting it if necessary.
  func order(silencing: Bool, _ change: (inout Orders) -> Void) {
    let failure: AlarmPlayer.Event? = orders.withLock { orders in
      change(&orders)
      orders.revision += 1
      if silencing { generation.add(1, ordering: .releasing) }
      if !orders.hasThread {
        guard orders.armed != nil || orders.checks else { return nil }
        if let code = startThread() {
          defer { (orders.armed, orders.checks) = (nil, false) }
          let error = PCMError(operation: "open", code: code)
          return orders.checks ? .unavailable(error) : .failed(error)
        }
        orders.hasThread = true
      }
      setBusy(true)
      return nil
    }
    if let failure { report(failure) }
    Descriptor.raise(wake)
  }

  /// Starts the thread; returns an error number if there are no descriptors or threads left.
  private func startThread() -> Int32? { wake < 0 || silent < 0 ? EMFILE : AlarmThread.start(self) }

  /// Makes the thread check the clock.
  func nudge() { Descriptor.raise(wake) }

  /// Stops reporting events; waits for one that is being reported.
  func silenceEvents() { listener.withLock { $0 = nil } }

  /// Waits until the thread is silent, and returns whether it is.
  func waitUntilSilent(atMost time: Duration) -> Bool {
    calsa_wait(silent, max(time, .zero).wholeNanoseconds) == 1
  }

  var heartbeat: Duration {
    let now = clock()
    guard isBusy.load(ordering: .acquiring) else { return now }
    return .nanoseconds(beat.load(ordering: .relaxed))
  }

  /// Raises or lowers the busy flag; called with the orders locked, so that no order is missed
  /// between checking and resting.
  private func setBusy(_ busy: Bool) {
    guard busy != isBusy.load(ordering: .relaxed) else { return }
    if busy {
      live()
      Descriptor.clear(silent)
    } else {
      Descriptor.raise(silent)
    }
    isBusy.store(busy, ordering: .releasing)
  }
}

// Called by the thread.
extension PlayerCore {
  /// Records a heartbeat of the thread.
  func live() { beat.store(clock().wholeNanoseconds, ordering: .relaxed) }

  /// A number that changes when playback must end.
  var currentGeneration: Int { generation.load(ordering: .acquiring) }

  /// Marks the thread as idle, unless there is an order newer than `revision`.
  func rest(at revision: Int) { orders.withLock { if $0.revision == revision { setBusy(false) } } }

  /// Marks the thread as busy before it opens the device.
  func work() { orders.withLock { _ in setBusy(true) } }

  /// Waits for a nudge or an order, for at most `time`; without limit if it is `nil`.
  func wait(_ time: Duration?) {
    _ = calsa_wait(wake, time.map { max($0, .zero).wholeNanoseconds } ?? -1)
    Descriptor.clear(wake)
  }

  /// Disarms the player, unless there is a newer order.
  func disarm(after generation: Int) {
    orders.withLock { if generation == currentGeneration { $0.armed = nil } }
  }

  /// Reports an event, unless it belongs to stopped playback.
  func report(_ event: AlarmPlayer.Event, of generation: Int? = nil) {
    listener.withLock {
      if let generation, generation != currentGeneration { return }
      $0?(event)
    }
  }
}

extension Duration {
  /// The time in whole nanoseconds, rounded down and clamped to 200 years.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, tooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || tooMuch ? .max : sum
  }
}
