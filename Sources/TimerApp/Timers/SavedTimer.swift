internal import Countdowns

extension NamedTimer {
  /// Returns the saved timer that words name, as in `timer tea`; `nil` if they are a time or an
  /// unknown name.
  ///
  /// `timers` is evaluated only if the words can't be parsed as a time.
  static func named(
    _ words: [String], among timers: @autoclosure () -> [NamedTimer]
  ) -> (timer: NamedTimer, reading: Reading)? {
    let name = words.joined(separator: " ").lowercased()
    guard !name.isEmpty, (try? Reading(words: words)) == nil,
      let timer = timers().first(where: { $0.name.lowercased() == name }),
      let reading = try? Reading(words: [timer.time])
    else { return nil }
    return (timer, reading)
  }
}

extension CountdownSettings {
  /// Applies a saved timer's name, face and sound, unless the command line sets them.
  mutating func take(_ timer: NamedTimer) {
    name = name ?? timer.name
    if given.face == nil, let face = timer.face { self.face = face }
    if alarm.sound == .usual, let sound = timer.sound { alarm.chosenSound = sound }
  }
}
