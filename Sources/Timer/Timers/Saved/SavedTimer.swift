internal import CommandLines
package import Countdowns
internal import Reports
internal import Texts

extension NamedTimer {
  /// Returns the saved timer that words name, as in `timer tea`; `nil` if they are a time, steps or
  /// an unknown name.
  ///
  /// `timers` is evaluated only if the words can't be parsed as a time.
  package static func named(
    _ words: [String], among timers: @autoclosure () -> [NamedTimer]
  ) -> NamedTimer? {
    let name = words.joined(separator: " ")
    guard !name.isEmpty, !name.contains("="), (try? Reading(words: words)) == nil else {
      return nil
    }
    return timers().first { $0.isNamed(name) }
  }

  /// Returns this timer with the rounds, the last step and the marks of a command line, if it has
  /// any.
  package func changed(by definition: TimerDefinition, _ arguments: Arguments) -> NamedTimer {
    var timer = self
    timer.rounds = arguments.rounds ?? rounds
    timer.waits = waits || definition.waits
    timer.finalStep =
      definition.finalStep.map { RoutineGrammar.text(of: [$0]) ?? $0.word } ?? finalStep
    if !definition.marks.isEmpty { timer.marks = [] }
    return timer
  }
}

extension Preferences {
  /// The saved timers, followed by the presets that none of them replaces.
  package var timersAndPresets: [NamedTimer] {
    timers + NamedTimer.presets.filter { preset in !timers.contains { $0.isNamed(preset.name) } }
  }
}

extension CountdownSettings {
  /// Applies a saved timer's name, face and sound, unless the command line sets them.
  mutating func take(_ timer: NamedTimer) {
    name = name ?? timer.name
    if given.face == nil, let face = timer.face { look.face = face }
    if alarm.sound == .usual, let sound = timer.sound { alarm.chosenSound = sound }
  }

  /// The colors for the end from the command line, or else from the saved timer; empty without any.
  package var ownWarnings: [Warning] { given.warnings ?? (try? savedTimer?.plan().warnings) ?? [] }

  /// Applies the colors of the command line or the saved timer, which precede those of the settings.
  mutating func takeOwnWarnings() {
    guard definition.unfinished?.warnings.isEmpty ?? true else { return }
    let warnings = ownWarnings
    if !warnings.isEmpty { definition.warnings = warnings }
  }
}
