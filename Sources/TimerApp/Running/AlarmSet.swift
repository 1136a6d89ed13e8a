internal import Alarms
internal import Countdowns

/// The alarms of a countdown: those at the ends of steps, and those at marks.
struct AlarmSet: Sendable {
  var voices: [AlarmVoice: Alarm] = [:]
  /// The sounds and words of marks, by the index of the mark.
  var marks: [Int: Alarm] = [:]
}

extension AlarmPreparation {
  /// Returns the alarms of all steps and marks.
  func prepareAll(
    _ voices: [AlarmVoice], marks: [Mark], hasAlarm: Bool
  ) throws(AlarmFailure) -> AlarmSet {
    var set = AlarmSet()
    for voice in hasAlarm ? voices : [] {
      var copy = self
      if let sound = voice.sound { copy.settings.sound = AlarmSettings.Sound(sound) }
      if voice.isOnce { copy.rounds = 1 }
      set.voices[voice] = try copy.prepare()
    }
    for (index, mark) in marks.enumerated() {
      guard let settings = settings(of: mark.action) else { continue }
      var copy = self
      (copy.settings, copy.rounds) = (settings, 1)
      set.marks[index] = try copy.prepare()
    }
    return set
  }

  /// Returns the settings of a mark that is heard; `nil` for one that isn't.
  private func settings(of action: Mark.Action) -> AlarmSettings? {
    var settings = settings
    settings.ticks = .none
    settings.fade = .zero
    switch action {
    case .command: return nil
    case .sound(let name): (settings.sound, settings.speech) = (AlarmSettings.Sound(name), nil)
    case .speech(let words): (settings.sound, settings.speech) = (.usual, words)
    }
    return settings
  }
}
