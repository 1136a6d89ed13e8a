import CALSASupport
import Glibc
import Synchronization

/// What a player and its thread share: orders go in, events come out.
///
/// The thread keeps it alive, so that a player that is let go of needn't wait for its thread.
final class PlayerCore: Sendable {
  /// A program and when it is due.
  struct Order: Hashable {
    var program: AlarmProgram
    var deadline: Duration
  }

  struct Orders {
    /// What is armed or sounds.
    var armed: Order?
    /// Whether the device is to be tried.
    var checks = false
    /// Whether the thread is to end.
    var quits = false
    /// Changes with each order, so that the thread sees whether it has looked at all of them.
    var revision = 0
    var hasThread = false

    /// Disarms, and lets the thread end.
    mutating func quit() {
      (armed, checks, quits) = (nil, false, true)
    }
  }

  let device: String
  let clock: @Sendable () -> Duration
  /// Whether frames are held to the pace of the clock for devices that take any number at once.
  let isPaced: Bool

  /// What the thread has to do.
  let orders = Locked(Orders())
  /// Whether the device is being opened or is open.
  let isPlaying = Atomic(false)

  // Changes whenever what sounds must end.
  private let generation = Atomic(0)
  private let listener: Locked<(@Sendable (AlarmPlayer.Event) -> Void)?>
  private let beat = Atomic<Int64>(0)
  private let isBusy = Atomic(false)
  // Counters of eventfd(2): one wakes the thread, the other is raised while it is silent.
  private let wake = calsa_open_wake()
  private let silent = calsa_open_wake()

  init(
    device: String, isPaced: Bool, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (AlarmPlayer.Event) -> Void
  ) {
    self.device = device
    self.isPaced = isPaced
    self.clock = clock
    listener = Locked(onEvent)
    calsa_wake(silent)
  }

  deinit {
    close(wake)
    close(silent)
  }
}

// What the player calls, from any thread.
extension PlayerCore {
  /// Changes the orders and wakes the thread, which is started by the first that needs it.
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
    if let failure { tell(failure) }
    calsa_wake(wake)
  }

  /// Returns the number of the error when the system has no descriptors or no threads left.
  private func startThread() -> Int32? {
    wake < 0 || silent < 0 ? EMFILE : AlarmThread.start(self)
  }

  /// Lets the thread look at the clock.
  func nudge() { calsa_wake(wake) }

  /// Lets nobody hear of events from now on; one that is being told is waited for.
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

  /// Called with the orders locked, so that no order can be missed between looking and resting.
  private func setBusy(_ busy: Bool) {
    guard busy != isBusy.load(ordering: .relaxed) else { return }
    if busy {
      live()
      calsa_clear_wake(silent)
    } else {
      calsa_wake(silent)
    }
    isBusy.store(busy, ordering: .releasing)
  }
}

// What the thread calls.
extension PlayerCore {
  /// Takes note that the thread is alive.
  func live() { beat.store(clock().wholeNanoseconds, ordering: .relaxed) }

  /// The number that changes when what sounds must end.
  var currentGeneration: Int { generation.load(ordering: .acquiring) }

  /// Notes that the thread has nothing to do but wait, unless there is an order newer than `revision`.
  func rest(at revision: Int) {
    orders.withLock { if $0.revision == revision { setBusy(false) } }
  }

  /// Notes that the thread is about to open the device.
  func work() {
    orders.withLock { _ in setBusy(true) }
  }

  /// Waits for a nudge or an order, `time` at most; without end when it is `nil`.
  func wait(_ time: Duration?) {
    _ = calsa_wait(wake, time.map { max($0, .zero).wholeNanoseconds } ?? -1)
    calsa_clear_wake(wake)
  }

  /// Forgets what was armed, unless a newer order came in.
  func disarm(after generation: Int) {
    orders.withLock { if generation == currentGeneration { $0.armed = nil } }
  }

  /// Tells an event, unless it belongs to something that was stopped.
  func tell(_ event: AlarmPlayer.Event, of generation: Int? = nil) {
    listener.withLock {
      if let generation, generation != currentGeneration { return }
      $0?(event)
    }
  }
}

extension Duration {
  /// The time in nanoseconds, rounded down; the greatest number for what is longer than 200 years.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, tooMuch) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflow || tooMuch ? .max : sum
  }
}
