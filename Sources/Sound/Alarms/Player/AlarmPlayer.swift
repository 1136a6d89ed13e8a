import Synchronization
import System

/// A player of alarms on a sound device, with its own thread.
///
/// The first order starts the thread. It sleeps while nothing is due; no method waits for the
/// device.
package final class AlarmPlayer: Sendable {
  private let core: PlayerCore

  /// Creates a player without opening the device.
  ///
  /// - Parameters:
  ///   - device: The name of an ALSA device, such as `default`.
  ///   - clock: The time since an arbitrary zero, used for deadlines.
  ///   - onEvent: Called on the player's thread, or on the caller's thread if no thread could be
  ///     started; it must not block or give orders.
  package convenience init(
    device: String, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (Event) -> Void
  ) { self.init(device: device, isPaced: true, clock: clock, onEvent: onEvent) }

  /// Creates a player; if it isn't paced, a device without a clock gets all frames at once.
  init(
    device: String, isPaced: Bool, clock: @escaping @Sendable () -> Duration,
    onEvent: @escaping @Sendable (Event) -> Void
  ) { core = PlayerCore(device: device, isPaced: isPaced, clock: clock, onEvent: onEvent) }

  deinit { core.order(silencing: true) { $0.quit() } }

  /// Opens, configures and closes the device, and reports an event.
  ///
  /// A device that is playing counts as available.
  package func check() { core.order(silencing: false) { $0.checks = true } }

  /// Plays a playlist at a deadline, replacing what is armed or playing.
  ///
  /// A deadline that is past or imminent rings immediately. Repeating the same playlist and deadline
  /// only makes the thread check the clock, which is necessary after the machine was asleep;
  /// playback continues.
  package func arm(_ playlist: AlarmPlaylist, deadline: Duration) {
    let order = PlayerCore.Order(playlist: playlist, deadline: deadline)
    if core.orders.withLock({ $0.armed == order }) { return core.nudge() }
    core.order(silencing: true) { $0.armed = order }
  }

  /// Disarms the player and silences the device; returns without waiting.
  package func stop() { core.order(silencing: true) { $0.armed = nil } }

  /// Abandons a player whose device blocks: it becomes silent and reports no more events.
  package func abandon() {
    core.silenceEvents()
    core.order(silencing: true) { $0.quit() }
  }

  /// Waits until the device is closed and every order is handled; returns false on timeout.
  package func waitUntilSilent(atMost time: Duration) -> Bool { core.waitUntilSilent(atMost: time) }

  /// The last heartbeat of the thread, on the player's clock; the current time while it is idle.
  ///
  /// While the device is open, it is at most half a second old, unless the device blocks.
  package var heartbeat: Duration { core.heartbeat }

  /// Whether the device is being opened or is open.
  package var isPlaying: Bool { core.isPlaying.load(ordering: .relaxed) }
}
