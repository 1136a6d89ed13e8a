internal import Alarms
internal import Synth

/// An alarm as it will be: what is played, by which means, and what is still to be spoken.
struct Alarm: Sendable {
  /// The tone, and the means.
  var setup: Ringer.Setup
  /// Words that are spoken instead of the tone, or after one that was asked for by name.
  var speech: String?
  /// Whether the device was tried already.
  var isChecked: Bool
  /// What there is to be said about the choice, if anything.
  var note: String?

  /// The silence after words.
  private static let pause = Duration.seconds(2)

  /// Returns the program in which words are heard that have become sound.
  func program(speaking words: Waveform, after tone: Bool) -> AlarmProgram {
    var program = setup.program
    program.parts = (tone ? program.parts : []) + [.recorded(words, gap: Self.pause)]
    return program
  }
}
