import Synchronization

/// Plays alarms on a sound device, on a thread of its own.
///
/// The thread is started by the first order. It waits without waking while nothing is due; no method
/// ever waits for the device.
public final class AlarmPlayer: Sendable {
  private let core: PlayerCore

  /// Creates a player that opens nothing yet.
  ///
  /// - Parameters:
  ///   - device: The name of an ALSA device, such as `default`.
  ///   - clock: The time since some zero, in which deadlines are told.
  ///   - onEvent: Called on the player's thread, or on that which gives an order when the system has
  ///     no more threads; it must not block, and leaves orders to other threads.
  public convenience init(
    device: String, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    self.init(device: device, isPaced: true, clock: clock, onEvent: onEvent)
  }

  /// Creates a player; one that isn't paced gives a device without a clock all it takes at once.
  init(
    device: String, isPaced: Bool, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
    core = PlayerCore(device: device, isPaced: isPaced, clock: clock, onEvent: onEvent)
  }

  deinit { core.order(silencing: true) { $0.quit() } }

  /// Opens and sets up the device and closes it again; the answer is an event.
  ///
  /// A device that is playing is available.
  public func check() {
    core.order(silencing: false) { $0.checks = true }
  }

  /// Plays a program at a deadline, in place of what was armed or sounds.
  ///
  /// A deadline that is past or near rings at once. The same program and deadline again only let the
  /// thread look at the clock, as is needed when the machine has slept: what sounds goes on.
  public func arm(_ program: AlarmProgram, deadline: Duration) {
    let order = PlayerCore.Order(program: program, deadline: deadline)
    if core.orders.withLock({ $0.armed == order }) { return core.nudge() }
    core.order(silencing: true) { $0.armed = order }
  }

  /// Disarms the player and silences the device at once; returns without waiting for it.
  public func stop() {
    core.order(silencing: true) { $0.armed = nil }
  }

  /// Gives the player up, for one whose device blocks: from now on it is silent and tells nothing.
  public func abandon() {
    core.silenceEvents()
    core.order(silencing: true) { $0.quit() }
  }

  /// Waits until the device is closed and every order looked at; returns whether that came in time.
  public func waitUntilSilent(atMost time: Duration) -> Bool {
    core.waitUntilSilent(atMost: time)
  }

  /// When the thread last was alive, on the player's clock; now, while it has nothing to do.
  ///
  /// While the device is open it is never older than half a second, unless the device blocks.
  public var heartbeat: Duration { core.heartbeat }

  /// Whether the device is being opened or is open.
  public var isPlaying: Bool { core.isPlaying.load(ordering: .relaxed) }
}
