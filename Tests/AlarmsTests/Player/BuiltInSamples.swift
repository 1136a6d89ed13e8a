import Glibc
import Synth

/// Built-in sounds at 48 kHz, made once for all tests.
///
/// Without optimisation their making takes seconds, so that there are three short ones, or all when
/// `ALL_SOUNDS` is set.
enum BuiltInSamples {
  static let sounds: [BuiltInSound] =
    unsafe getenv("ALL_SOUNDS") == nil ? [.digital, .klaxon, .clack] : BuiltInSound.allCases

  private static let samples = sounds.map { $0.waveform(rate: 48_000).samples }

  /// All of them one after the other, each followed by its gap but the last.
  static var round: [Int16] {
    var round: [Int16] = []
    var gap = 0
    for (sound, samples) in zip(sounds, samples) {
      round += [Int16](repeating: 0, count: gap) + samples
      gap = Int(sound.gap / .milliseconds(1)) * 48
    }
    return round
  }
}
