internal import Clocks
internal import Programs
internal import Settings
internal import Synth
internal import TOML
internal import Timers
internal import Widgets

/// The sound list, which is the program of `timer sounds`.
extension AppProgram {
  /// Opens the sound list, or stores the names for the timer form if the settings aren't open.
  mutating func openSounds(_ entries: [SoundEntry], folder: String?, at now: Moment) -> Actions {
    soundNames = entries.map(\.name)
    guard case .settings? = sheets.last else { return [] }
    var model = SoundList(entries: entries, folder: folder)
    model.choose(preferences.sound, among: entries)
    sounds = model
    return updateSounds(.windowChanged(window), at: now)
  }

  /// Forwards an event to the sound list, if it is open, and converts its actions to those of the
  /// app.
  mutating func updateSounds(
    _ event: Event<SoundListMessage, SoundListCommand, SoundListOwner>, at now: Moment
  ) -> Actions {
    guard var model = sounds else { return [] }
    let actions = model.update(event, at: now)
    sounds = model
    return actions.flatMap { action -> Actions in
      switch action {
      case .perform(.save(let name)):
        return choose(name) + closeSounds() + [note("\(name) is now the alarm sound", at: now)]
      case .perform(let effect): return [.perform(.sounds(effect, settings.alarm.volume))]
      case .end: return closeSounds()
      default: return [action.passedOn()].compactMap(\.self)
      }
    }
  }

  /// Saves a sound as the alarm sound.
  package mutating func choose(_ name: String) -> Actions {
    noteUndo(of: .soundSelection)
    settings.alarm.sound = .usual
    preferences.sound = name
    return keep(.string(name), for: "sound")
  }

  private mutating func closeSounds() -> Actions {
    sounds = nil
    return [.perform(.sounds(.stop, settings.alarm.volume))]
  }
}
