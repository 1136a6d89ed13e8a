internal import Alarms
internal import Clocks

/// What reaches the sound list from the world.
enum SoundListMessage: Hashable, Sendable {
  /// A sound's wave was worked out, or can't be.
  case waveRead(FoundSound, Result<SoundWave, SoundError>)
  /// The first frame of a playback was heard at an instant.
  case started(play: Int, at: Instant)
  /// A playback ended; with a reason if it failed.
  case fellSilent(play: Int, reason: String?)
  /// The chosen sound was saved in a place.
  case saved(name: String, place: String)
  case notSaved(reason: String)
}

/// What a person asks of the sound list.
enum SoundListCommand: Hashable, Sendable, CaseIterable {
  case up, down, pageUp, pageDown, halfUp, halfDown, first, last
  case play, stop, choose, leave
  case filter, keepFilter, clearFilter
  case showKeys, hideKeys
}

/// The panes and items of the sound list.
enum SoundListOwner: Hashable, Sendable {
  case title, list, picture, details, notice, footer, keys
  /// A sound, by its place among all sounds.
  case sound(Int)
  /// A row of the list of keys.
  case key(Int)
  /// The row of the cursor. Another number brings it back into view.
  case cursor(Int)
}

/// What only the edge can do for the sound list.
enum SoundListEffect: Hashable, Sendable {
  /// Works out a sound's wave.
  case look(FoundSound)
  /// Plays a sound once, in place of what sounds; the number comes back with the player's news.
  case play(FoundSound, number: Int)
  case stop
  /// Keeps a sound as the chosen one.
  case save(name: String)
}
