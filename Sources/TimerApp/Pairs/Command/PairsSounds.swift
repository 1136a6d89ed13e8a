internal import Alarms
internal import Synth
internal import TerminalIO

/// Plays the sounds of a game; a newer one cuts an older one off.
@MainActor
final class PairsSounds {
  private let device: String
  /// The amplitude of what is played.
  private let gain: Double
  private let clock: SystemClock
  private var player: AlarmPlayer?
  private var waveforms: [GameSound: Waveform] = [:]

  init(device: String, gain: Double, clock: SystemClock) {
    self.device = device
    self.gain = gain
    self.clock = clock
  }

  func play(_ sound: GameSound) {
    let waveform = waveforms[sound] ?? sound.waveform()
    waveforms[sound] = waveform
    // What is wrong with the device doesn't matter: a sound is never needed.
    let player = player ?? AlarmPlayer(device: device, clock: clock.reading) { _ in }
    self.player = player
    player.arm(
      AlarmProgram(parts: [.recorded(waveform, gap: .zero)], repeats: 1, gain: gain),
      deadline: clock.now)
  }

  func end() {
    player?.stop()
    _ = player?.waitUntilSilent(atMost: Self.silencing)
  }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)
}
