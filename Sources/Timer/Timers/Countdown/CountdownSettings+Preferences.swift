internal import Reports

extension CountdownSettings {
  /// Completes the settings of the command line from the saved timer that it names, the environment
  /// and the file, in this order.
  package mutating func apply(_ file: Preferences, environment: (String) -> String? = { _ in nil })
  {
    if !["", "0"].contains(environment("ACCESSIBLE") ?? "") { isPlain = true }
    var usual = Preferences(environment: environment).filled(from: file)
    // An explicitly requested sound should be audible.
    if alarm.isAskedFor { usual.isMuted = nil }
    preferences = given.filled(from: usual)
    use(preferences)
    notes = file.notes
    takeOwnWarnings()
    // In the app, the name, the face and the sound apply only to the timer's own tab.
    if let savedTimer, !opensApp { take(savedTimer) }
  }

  /// Applies preferences, and the default for each one that isn't set.
  package mutating func use(_ preferences: Preferences) {
    look.use(preferences)
    suspend = preferences.suspend ?? .count
    alarm.use(preferences)
    let saved = definition.unfinished?.warnings ?? []
    definition.warnings = saved.isEmpty ? preferences.warnings ?? [] : saved
  }
}

extension AlarmSettings {
  package init(_ preferences: Preferences) { use(preferences) }

  fileprivate mutating func use(_ preferences: Preferences) {
    chosenSound = preferences.sound
    volume = preferences.volume.map { Volume(percent: $0) } ?? .full
    fade = preferences.fade
    isMuted = preferences.isMuted ?? false
    snooze = preferences.snooze ?? Self.usualSnooze
    limit = preferences.alarmLimit ?? Self.usualLimit
    notifies = preferences.notifies ?? true
    raises = preferences.raises ?? true
  }
}
