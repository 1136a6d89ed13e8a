import Glibc
import Synth

/// Built-in sounds at 48 kHz, rendered once for all tests.
///
/// Rendering takes seconds in a debug build, so only three short sounds are tested unless
/// `ALL_SOUNDS` is set.
enum BuiltInSamples {
  static let sounds: [BuiltInSound] =
    unsafe getenv("ALL_SOUNDS") == nil ? [.digital, .klaxon, .clack] : BuiltInSound.allCases

  private static let samples = sounds.map { $0.waveform(rate: 48_000).samples }

  /// All of them in sequence, with gaps between them.
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
