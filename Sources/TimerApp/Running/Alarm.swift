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
  /// Whether the tone was asked for by name, and is heard before the words.
  var namesTone: Bool
  /// What there is to be said about the choice, if anything.
  var note: String?

  /// The silence after words.
  private static let pause = Duration.seconds(2)

  /// Returns the playlist with words that have been rendered.
  func playlist(speaking words: Waveform, after tone: Bool) -> AlarmPlaylist {
    var playlist = setup.playlist
    playlist.tracks = (tone ? playlist.tracks : []) + [.recorded(words, gap: Self.pause)]
    return playlist
  }
}

extension Alarm {
  /// Has the words, if there are any, spoken into memory, to be played in place of the tone; `note`
  /// is called with what goes wrong.
  @MainActor
  func speak(
    on ringer: @escaping @MainActor () -> (any Ringing)?,
    note: @escaping @MainActor (String) -> Void
  ) {
    guard let speech else { return }
    let speaks = Speech.render(speech, in: setup.path) { waveform in
      guard let waveform else { return note("espeak-ng failed; a tone will ring instead") }
      ringer()?.replace(playlist(speaking: waveform, after: namesTone))
    }
    if !speaks { note("espeak-ng isn’t there to speak; a tone will ring instead") }
  }
}
