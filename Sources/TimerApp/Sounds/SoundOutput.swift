internal import Alarms
internal import TerminalIO

/// Plays sounds once on a device; a newer one cuts an older one off.
///
/// One player plays all of them: it closes the device before it opens it again, which may be busy
/// until then. The first sound makes it.
@MainActor
final class SoundOutput {
  private let device: String
  private let clock: SystemClock
  private let hear: @Sendable (AlarmPlayer.Event) -> Void
  private var player: AlarmPlayer?

  /// Creates an output; `hear` is called on the player's thread.
  init(
    device: String, clock: SystemClock,
    hear: @escaping @Sendable (AlarmPlayer.Event) -> Void = { _ in }
  ) {
    self.device = device
    self.clock = clock
    self.hear = hear
  }

  /// Plays a sound at an amplitude.
  func play(_ part: AlarmProgram.Part, gain: Double) {
    let player = player ?? AlarmPlayer(device: device, clock: clock.reading, onEvent: hear)
    self.player = player
    player.arm(AlarmProgram(parts: [part], repeats: 1, gain: gain), deadline: clock.now)
  }

  /// Stops what plays, without waiting.
  func stop() { player?.stop() }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  /// Stops what plays, and waits for a moment until the device is silent.
  func end() {
    player?.stop()
    _ = player?.waitUntilSilent(atMost: Self.silencing)
  }
}
