internal import Alarms
internal import Synth
internal import TimerEnvironment

/// Plays the sounds of a game, each synthesized once.
///
/// Device errors aren't reported, because the game doesn't depend on sounds.
@MainActor
final class PairsSounds {
  private let output: SoundOutput
  /// The amplitude of the sounds.
  private let gain: Double
  private var waveforms: [GameSound: Waveform] = [:]

  init(_ output: SoundOutput, gain: Double) {
    self.output = output
    self.gain = gain
  }

  func play(_ sound: GameSound) {
    let waveform = waveforms[sound] ?? sound.waveform()
    waveforms[sound] = waveform
    output.play(.recorded(waveform, gap: .zero), gain: gain)
  }

  func end() { output.end() }
}
