package import Countdowns

/// One of the alarms of a countdown with steps.
package struct AlarmVoice: Hashable, Sendable {
  /// The step's own sound; `nil` for that of the countdown.
  package var sound: String?
  /// Whether it sounds only once, since the next step starts immediately.
  package var isOnce = false

  /// The alarm of a countdown without steps.
  package static let usual = AlarmVoice()

  /// Returns all distinct alarms of a routine, that of the last step first.
  package static func all(of routine: Routine) -> [AlarmVoice] {
    var voices = [AlarmVoice(sound: routine[routine.count - 1].sound)]
    guard routine.count > 1 else { return voices }
    for step in routine.steps {
      let voice = AlarmVoice(sound: step.sound, isOnce: !routine.waits)
      if !voices.contains(voice) { voices.append(voice) }
    }
    return voices
  }
}
