internal import Alarms
internal import Synth
internal import TerminalIO
internal import Timers

/// The reason an alarm can't be played as requested.
struct AlarmFailure: Error, Hashable {
  /// The error message.
  var words: String
  /// The exit status, as in sysexits(3).
  var status: Int32
}

/// The preparation of an alarm before the countdown starts, so that problems are reported then.
struct AlarmPreparation {
  var settings: AlarmSettings
  /// The number of rounds; `nil` to ring until acknowledged.
  var rounds: Int?
  let hasBell: Bool
  /// Returns the value of an environment variable; an empty one counts as unset.
  let environment: (String) -> String?
  let clock: @Sendable () -> Duration

  /// The time limit for opening a requested device.
  private static let patience = Duration.seconds(3)
  /// The silence before a file is repeated.
  private static let gap = Duration.seconds(1)

  /// Returns the alarm, after reading its files and testing the device if one was named.
  func prepare() throws(AlarmFailure) -> Alarm {
    var note: String?
    let tone = try tone(&note)
    let playlist = AlarmPlaylist(
      tracks: tone.map { [$0] } ?? [], repeats: rounds, gain: settings.volume.amplitude,
      fade: settings.fade(rounds: rounds), ticks: settings.ticks)
    let device = settings.device ?? environment("TIMER_AUDIO_DEVICE") ?? "default"
    let namesTone = if case .named = settings.sound { true } else { false }
    try checkNamedDevice()
    let isChecked = settings.device != nil
    return Alarm(
      setup: Ringer.Setup(
        playlist, device: device, hasBell: hasBell, path: SearchPath(environment("PATH"))),
      speech: settings.speech, isChecked: isChecked, namesTone: namesTone, note: note)
  }

  /// Returns the sound that was requested by name, or else the one from the settings; for speech,
  /// it is the fallback if the text can't be spoken.
  private func tone(_ note: inout String?) throws(AlarmFailure) -> AlarmPlaylist.Track? {
    switch settings.sound {
    case .bellOnly: return settings.speech == nil ? nil : .builtIn(.standard)
    case .named(let name):
      do throws(SoundError) {
        return try track(name)
      } catch {
        throw AlarmFailure(words: error.description, status: error.exitStatus)
      }
    case .usual: return usual(&note)
    }
  }

  /// Returns the sound from the settings, or the default one if it doesn't exist.
  private func usual(_ note: inout String?) -> AlarmPlaylist.Track? {
    let standard = AlarmPlaylist.Track.builtIn(.standard)
    guard let name = settings.chosenSound else { return standard }
    if name == "none" { return settings.speech == nil ? nil : standard }
    do throws(SoundError) {
      return try track(name)
    } catch {
      let paths = AppPaths(environment: environment)
      note = "\(paths.settings.map(paths.said) ?? "HOME"): \(error)"
      return standard
    }
  }

  private func track(_ name: String) throws(SoundError) -> AlarmPlaylist.Track {
    try AlarmPlaylist.Track(
      AppPaths(environment: environment).soundLibrary.find(name), gap: Self.gap)
  }

  /// Tests the device, if one was named.
  func checkNamedDevice() throws(AlarmFailure) {
    if let device = settings.device { try check(device) }
  }

  private func check(_ device: String) throws(AlarmFailure) {
    guard let error = DeviceCheck.failure(of: device, within: Self.patience, clock: clock) else {
      return
    }
    let others = DeviceList.names.filter { $0 != device }
    let choice =
      others.isEmpty
      ? "use --sound none for the terminal’s bell"
      : "others are \(others.prefix(5).joined(separator: ", "))"
    throw AlarmFailure(
      words: "the sound device “\(device)” doesn’t play: \(error); \(choice)", status: 69)
  }
}
