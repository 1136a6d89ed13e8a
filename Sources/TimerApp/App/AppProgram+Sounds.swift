internal import Alarms
internal import Clocks
internal import Programs
internal import Settings
internal import TOML
internal import Widgets

/// The page of sounds, which the sound list's model is.
extension AppProgram {
  /// Opens the page, or keeps the names for a form.
  mutating func openSounds(
    _ entries: [SoundLibrary.Entry], folder: String?, at now: Moment
  ) -> Actions {
    soundNames = entries.map(\.name)
    guard case .settings? = sheets.last else { return [] }
    var model = SoundListModel(entries: entries, folder: folder)
    model.choose(preferences.sound, among: entries)
    sounds = model
    return updateSounds(.windowChanged(window), at: now)
  }

  /// Hands an event to the page, if it is open, and turns what it asks for into the app's.
  mutating func updateSounds(
    _ event: Event<SoundListMessage, SoundListCommand, SoundListOwner>, at now: Moment
  ) -> Actions {
    guard var model = sounds else { return [] }
    let actions = model.update(event)
    sounds = model
    return actions.flatMap { action -> Actions in
      switch action {
      case .perform(.save(let name)):
        return choose(name) + closeSounds() + [note("\(name) is now the alarm sound", at: now)]
      case .perform(let effect): return [.perform(.sounds(effect, settings.alarm.volume))]
      case .end: return closeSounds()
      case .say(let words): return [.say(words)]
      case .copy(let text): return [.copy(text)]
      case .redraw: return [.redraw]
      case .interrupt: return [.interrupt]
      case .quit: return [.quit]
      case .suspend: return [.suspend]
      }
    }
  }

  /// Keeps a sound as the chosen one.
  mutating func choose(_ name: String) -> Actions {
    noteUndo(of: .soundSelection)
    base.alarm.sound = .usual
    preferences.sound = name
    return keep(.string(name), for: "sound")
  }

  private mutating func closeSounds() -> Actions {
    sounds = nil
    return [.perform(.sounds(.stop, settings.alarm.volume))]
  }
}
