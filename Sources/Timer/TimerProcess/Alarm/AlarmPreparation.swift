package import Alarms
internal import Synth
internal import TerminalIO
internal import TimerEnvironment
package import Timers

/// The preparation of an alarm before the countdown starts, so that problems are reported then.
package struct AlarmPreparation {
  package var settings: AlarmSettings
  /// The number of rounds; `nil` to ring until acknowledged.
  package var rounds: Int?
  package let hasBell: Bool
  package let means: AlarmMeans
  package let clock: @Sendable () -> Duration

  package init(
    settings: AlarmSettings, rounds: Int?, hasBell: Bool, means: AlarmMeans,
    clock: @escaping @Sendable () -> Duration
  ) {
    (self.settings, self.rounds, self.hasBell) = (settings, rounds, hasBell)
    (self.means, self.clock) = (means, clock)
  }

  /// Returns the alarm, after reading its files and testing the device if one was named.
  package func prepare() throws(AlarmFailure) -> Alarm {
    var note: String?
    // The default sound is the fallback if a text can't be spoken.
    let tone =
      try means.track(settings.sound.name, chosen: settings.chosenSound, note: &note)
      ?? (settings.speech == nil ? nil : .builtIn(.standard))
    let playlist = AlarmPlaylist(
      tracks: tone.map { [$0] } ?? [], repeats: rounds, gain: settings.volume.amplitude,
      fade: settings.fade(rounds: rounds), ticks: settings.ticks)
    let namesTone = if case .named = settings.sound { true } else { false }
    try checkNamedDevice()
    return Alarm(
      setup: means.setup(playlist, device: settings.device, hasBell: hasBell),
      speech: settings.speech, isChecked: settings.device != nil, namesTone: namesTone, note: note)
  }

  /// Tests the device, if one was named.
  package func checkNamedDevice() throws(AlarmFailure) {
    if let device = settings.device { try means.check(device, clock) }
  }
}
