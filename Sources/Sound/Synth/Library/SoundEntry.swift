/// A sound in the list of sounds.
package struct SoundEntry: Hashable, Sendable {
  /// The name by which a library finds the sound.
  package var name: String
  /// A short description.
  package var summary: String
  /// The sound's source.
  package var sound: FoundSound

  package init(name: String, summary: String, sound: FoundSound) {
    self.name = name
    self.summary = summary
    self.sound = sound
  }
}

extension SoundEntry {
  package static let builtIn = BuiltInSound.allCases.map { SoundEntry($0) }

  package init(_ sound: BuiltInSound) {
    self.init(name: sound.rawValue, summary: sound.summary, sound: .builtIn(sound))
  }
}
