internal import Alarms
internal import Outputs
internal import QuoteViews
internal import Synth

/// The sound of alerts, and how to play it.
struct QuoteAlarmMeans: Sendable {
  /// What the ringer plays; `nil` for silence.
  let setup: Ringer.Setup?
  /// Whether the device has been tested.
  let isChecked: Bool
  /// Notes about the choice of sound.
  let notes: [String]

  /// Loads the sound and, if a device was named, tests it.
  ///
  /// Sound libraries write to standard error, so the caller isolates it before if it draws on the
  /// screen.
  ///
  /// - Parameters:
  ///   - settings: The requested sound and device.
  ///   - hasBell: Whether there is a terminal whose bell can be rung.
  ///   - environment: Returns a variable's value; an empty one counts as unset.
  ///   - clock: Returns the time since an arbitrary origin.
  /// - Throws: A `CommandError` that says what is wrong with the sound or the device.
  init(
    _ settings: QuoteAlarmSettings, hasBell: Bool, environment: (String) -> String?,
    clock: @escaping @Sendable () -> Duration
  ) throws(CommandError) {
    let means = AlarmMeans(environment: environment)
    let timer = TimerAlarm(environment: environment)
    // A sound requested by name overrides the mute setting of `timer`.
    let isMuted = settings.isMuted || settings.sound == nil && timer.isMuted
    guard !isMuted else {
      (setup, isChecked) = (nil, true)
      notes = settings.isMuted ? [] : ["\(means.settingsName): mute: alerts are silent"]
      return
    }
    do throws(AlarmFailure) {
      var note: String?
      let track = try means.track(settings.sound, chosen: timer.sound, note: &note)
      let volume = Double(settings.volume ?? timer.volume ?? 100) / 100
      // Cubes the volume, so that half sounds about half as loud.
      let playlist = AlarmPlaylist(
        tracks: track.map { [$0] } ?? [], repeats: 1, gain: volume * volume * volume)
      isChecked = settings.device != nil && track != nil
      if let device = settings.device, isChecked { try means.check(device, clock) }
      setup = means.setup(playlist, device: settings.device, hasBell: settings.hasBell && hasBell)
      notes = [timer.note, note].compactMap { $0 }
    } catch { throw CommandError(words: error.words, status: error.status) }
  }
}
