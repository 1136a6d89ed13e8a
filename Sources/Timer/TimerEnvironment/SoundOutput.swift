package import Alarms
package import TerminalIO

/// Plays sounds once on a device; a new sound stops the previous one.
///
/// All sounds share one player, created on first use, since the device can be busy until it has
/// been closed.
@MainActor
package final class SoundOutput {
  private let device: String
  private let clock: SystemClock
  private let hear: @Sendable (AlarmPlayer.Event) -> Void
  private var player: AlarmPlayer?

  /// Creates an output; `hear` is called on the player's thread.
  package init(
    device: String, clock: SystemClock,
    hear: @escaping @Sendable (AlarmPlayer.Event) -> Void = { _ in }
  ) {
    self.device = device
    self.clock = clock
    self.hear = hear
  }

  /// Plays a sound at an amplitude.
  package func play(_ track: AlarmPlaylist.Track, gain: Double) {
    let player = player ?? AlarmPlayer(device: device, clock: clock.reading, onEvent: hear)
    self.player = player
    player.arm(AlarmPlaylist(tracks: [track], repeats: 1, gain: gain), deadline: clock.now)
  }

  /// Stops playback, without waiting.
  package func stop() { player?.stop() }

  /// The time limit for the device to fall silent.
  private static let silencing = Duration.milliseconds(50)

  /// Stops playback, and waits briefly for the device to fall silent.
  package func end() {
    player?.stop()
    _ = player?.waitUntilSilent(atMost: Self.silencing)
  }
}
