import Synchronization

/// Plays alarms on a sound device, on a thread of its own.
///
/// The thread is started by the first order. It waits without waking while nothing is due; no method
/// ever waits for the device.
public final class AlarmPlayer: Sendable {
  /// Creates a player that opens nothing yet.
  ///
  /// - Parameters:
  ///   - device: The name of an ALSA device, such as `default`.
  ///   - clock: The time since some zero, in which deadlines are told.
  ///   - onEvent: Called on the player's thread; it must neither block nor call `abandon()`.
  public init(
    device: String, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (Event) -> Void
  ) {
  }

  /// Opens and sets up the device and closes it again; the answer is an event.
  public func check() {}

  /// Plays a program at a deadline, in place of what was armed or sounds.
  ///
  /// A deadline that is past or near rings at once. The same program and deadline again only let the
  /// thread look at the clock, as is needed when the machine has slept: what sounds goes on.
  public func arm(_ program: AlarmProgram, deadline: Duration) {}

  /// Disarms the player and silences the device at once; returns without waiting for it.
  public func stop() {}

  /// Gives the player up, for one whose device blocks: from now on it is silent and tells nothing.
  public func abandon() {}

  /// Waits until the device is closed and every order looked at; returns whether that came in time.
  public func waitUntilSilent(atMost time: Duration) -> Bool { true }

  /// When the thread last was alive, on the player's clock; now, while it has nothing to do.
  public var heartbeat: Duration { .zero }

  /// Whether the device is being opened or is open.
  public var isPlaying: Bool { false }
}
