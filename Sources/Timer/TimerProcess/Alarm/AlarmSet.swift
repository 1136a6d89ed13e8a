package import Alarms
package import Countdowns
internal import Synth
package import Timers

/// The alarms of a countdown, at the ends of steps and at marks.
package struct AlarmSet: Sendable {
  /// The alarms at the ends of steps.
  package var voices: [AlarmVoice: Alarm] = [:]
  /// The sounds and speech of marks, by index.
  package var marks: [Int: Alarm] = [:]

  package init(voices: [AlarmVoice: Alarm] = [:], marks: [Int: Alarm] = [:]) {
    (self.voices, self.marks) = (voices, marks)
  }
}

extension AlarmPreparation {
  /// Returns the alarms of steps and marks.
  package func prepareAll(_ voices: [AlarmVoice], marks: [Mark]) throws(AlarmFailure) -> AlarmSet {
    var set = AlarmSet()
    for voice in voices { set.voices[voice] = try adapted(to: voice).prepare() }
    for (index, mark) in marks.enumerated() {
      set.marks[index] = try adapted(to: mark.action)?.prepare()
    }
    return set
  }

  /// Returns the alarms of steps and marks, the default one for any that can't be prepared as
  /// requested, and the reasons.
  package func prepareWhatIsThere(
    _ voices: [AlarmVoice], marks: [Mark]
  ) -> (alarms: AlarmSet, failures: [AlarmFailure]) {
    var (set, failures) = (AlarmSet(), [AlarmFailure]())
    for voice in voices { set.voices[voice] = adapted(to: voice).prepareOrReplace(&failures) }
    for (index, mark) in marks.enumerated() {
      set.marks[index] = adapted(to: mark.action)?.prepareOrReplace(&failures)
    }
    return (set, failures)
  }

  private func prepareOrReplace(_ failures: inout [AlarmFailure]) -> Alarm? {
    do throws(AlarmFailure) {
      return try prepare()
    } catch {
      if !failures.contains(error) { failures.append(error) }
      var usual = self
      (usual.settings.sound, usual.settings.device) = (.usual, nil)
      return try? usual.prepare()
    }
  }

  private func adapted(to voice: AlarmVoice) -> AlarmPreparation {
    var copy = self
    if let sound = voice.sound { copy.settings.sound = AlarmSettings.Sound(sound) }
    if voice.isOnce { copy.rounds = 1 }
    return copy
  }

  /// Returns the preparation for an audible mark; `nil` for one that runs a command.
  private func adapted(to action: Mark.Action) -> AlarmPreparation? {
    var copy = self
    (copy.rounds, copy.settings.ticks, copy.settings.fade) = (1, .none, .zero)
    switch action {
    case .command: return nil
    case .sound(let name):
      (copy.settings.sound, copy.settings.speech) = (AlarmSettings.Sound(name), nil)
    case .speech(let words): (copy.settings.sound, copy.settings.speech) = (.usual, words)
    }
    return copy
  }
}
