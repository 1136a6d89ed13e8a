package import Alarms
internal import Glibc
package import Synth
package import Timers

/// A prepared alarm: its ringer setup, and the text that has yet to be spoken.
package struct Alarm: Sendable {
  package var setup: Ringer.Setup
  /// The text to speak, instead of the tone or after one that was requested by name.
  package var speech: String?
  /// Whether the device was already tested.
  package var isChecked: Bool
  /// Whether the tone was requested by name, so that it plays before the speech.
  package var namesTone: Bool
  /// A note about the choice of the sound, if any.
  package var note: String?

  package init(
    setup: Ringer.Setup, speech: String?, isChecked: Bool, namesTone: Bool, note: String?
  ) {
    (self.setup, self.speech, self.note) = (setup, speech, note)
    (self.isChecked, self.namesTone) = (isChecked, namesTone)
  }

  /// The silence after speech.
  private static let pause = Duration.seconds(2)

  /// Returns the playlist with rendered speech.
  package func playlist(speaking words: Waveform, after tone: Bool) -> AlarmPlaylist {
    var playlist = setup.playlist
    playlist.tracks = (tone ? playlist.tracks : []) + [.recorded(words, gap: Self.pause)]
    return playlist
  }
}

extension Alarm {
  /// Renders the speech, if any, and adds it to the ringer's playlist; calls `note` with an error
  /// message on failure, and `ready` once the playlist is complete.
  @MainActor
  package func speak(
    on ringer: @escaping @MainActor () -> (any Ringing)?,
    note: @escaping @MainActor (String) -> Void, ready: @escaping @MainActor () -> Void = {}
  ) {
    guard let speech else { return ready() }
    let speaks = Speech.render(speech, in: setup.path) { waveform in
      if let waveform {
        ringer()?.replace(playlist(speaking: waveform, after: namesTone))
      } else {
        note("espeak-ng failed; a tone will sound instead")
      }
      ready()
    }
    guard !speaks else { return }
    note("espeak-ng can’t be run; a tone will sound instead")
    ready()
  }
}

extension AlarmStop {
  /// Returns how to stop the alarm of this process; in the background, Enter goes to the shell.
  package static func own(isHeld: Bool) -> AlarmStop {
    if isHeld { return .key }
    // A shell with job control is in the same session.
    let hasShell = getsid(getppid()) == getsid(0)
    return hasShell ? .job(process: getpid()) : .end(process: getpid())
  }
}
