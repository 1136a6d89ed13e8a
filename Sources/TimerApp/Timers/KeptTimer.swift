internal import Countdowns

/// A kept timer that the command line names: `timer Tea`.
struct KeptTimer: Equatable {
  /// What is asked for: the timer's time, name, face and sound, unless options say otherwise.
  let settings: CountdownSettings

  /// Finds the timer; `nil` if the words are a time, or no timer's name.
  ///
  /// `timers` is evaluated only when the words can’t be read as a time.
  init?(_ arguments: Arguments, _ timers: @autoclosure () -> [NamedTimer]) {
    let name = arguments.words.joined(separator: " ").lowercased()
    guard !name.isEmpty, (try? Reading(words: arguments.words)) == nil,
      let timer = timers().first(where: { $0.name.lowercased() == name }),
      let reading = try? Reading(words: [timer.time])
    else { return nil }
    var settings = CountdownSettings(arguments, reading: reading)
    settings.name = settings.name ?? timer.name
    if let face = timer.face, !settings.faceIsNamed {
      settings.given.face = face
      settings.faceIsNamed = true
    }
    if let sound = timer.sound, settings.alarm.sound == .usual {
      settings.alarm.sound = AlarmSettings.Sound(sound)
    }
    settings.apply(Preferences())
    self.settings = settings
  }
}
