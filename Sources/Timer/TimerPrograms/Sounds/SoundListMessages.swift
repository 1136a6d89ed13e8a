package import Clocks
package import Synth

/// The messages to the sound list.
package enum SoundListMessage: Hashable, Sendable {
  /// A sound's waveform was computed, or couldn't be.
  case waveRead(FoundSound, Result<SoundWave, SoundError>)
  /// A playback became audible at an instant.
  case started(play: Int, at: Instant)
  /// A playback ended, with a reason if it failed.
  case fellSilent(play: Int, reason: String?)
  /// The chosen sound was saved in a file.
  case saved(name: String, place: String)
  case notSaved(reason: String)
}

/// The commands of the sound list.
package enum SoundListCommand: Hashable, Sendable, CaseIterable {
  case up, down, pageUp, pageDown, halfUp, halfDown, first, last
  case play, stop, choose, leave
  case filter, keepFilter, clearFilter
  case showKeys, hideKeys
}

/// The owners of panes and items in the sound list.
package enum SoundListOwner: Hashable, Sendable {
  case title, list, picture, details, notice, footer, keys
  /// A sound, by its index among all sounds.
  case sound(Int)
  /// A row in the list of keys.
  case key(Int)
  /// The row of the cursor; a new number scrolls it back into view.
  case cursor(Int)
}

/// The effects of the sound list.
package enum SoundListEffect: Hashable, Sendable {
  /// Computes a sound's waveform.
  case look(FoundSound)
  /// Plays a sound once, stopping any other; the player's messages carry the number.
  case play(FoundSound, number: Int)
  case stop
  /// Saves the chosen sound.
  case save(name: String)
}
