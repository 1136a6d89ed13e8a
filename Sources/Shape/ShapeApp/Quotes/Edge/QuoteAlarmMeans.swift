internal import Alarms
internal import Synth

/// The sound of alerts, and how to play it.
struct QuoteAlarmMeans: Sendable {
  /// What the ringer plays; `nil` for silence.
  let setup: Ringer.Setup?
  /// Whether the device has been tested.
  let isChecked: Bool
  /// Notes about the choice of sound.
  let notes: [String]

  /// The time limit for opening a requested device.
  private static let patience = Duration.seconds(3)

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
  /// - Throws: A `Failure` that says what is wrong with the sound or the device.
  init(
    _ settings: QuoteAlarmSettings, hasBell: Bool, environment: (String) -> String?,
    clock: @escaping @Sendable () -> Duration
  ) throws(Failure) {
    let timer = TimerAlarm(environment: environment)
    // A sound requested by name overrides the mute setting of `timer`.
    let isMuted = settings.isMuted || settings.sound == nil && timer.isMuted
    guard !isMuted else {
      (setup, isChecked) = (nil, true)
      notes = settings.isMuted ? [] : ["\(timer.name): mute: alerts are silent"]
      return
    }
    var note: String?
    let track = try Self.track(settings.sound, timer, &note)
    let volume = Double(settings.volume ?? timer.volume ?? 100) / 100
    // Cubes the volume, so that half sounds about half as loud.
    let playlist = AlarmPlaylist(
      tracks: track.map { [$0] } ?? [], repeats: 1, gain: volume * volume * volume)
    let device = settings.device ?? environment("TIMER_AUDIO_DEVICE") ?? "default"
    isChecked = settings.device != nil && track != nil
    if isChecked { try Self.check(device, clock) }
    setup = Ringer.Setup(
      playlist, device: device, hasBell: settings.hasBell && hasBell,
      path: SearchPath(environment("PATH")))
    notes = [timer.note, note].compactMap { $0 }
  }

  /// Returns the requested sound, or the default one.
  private static func track(
    _ sound: String?, _ timer: TimerAlarm, _ note: inout String?
  ) throws(Failure) -> AlarmPlaylist.Track? {
    guard let sound else { return timer.defaultTrack(&note) }
    do throws(SoundError) {
      return try timer.track(sound)
    } catch { throw Failure(words: error.description, status: error.exitStatus) }
  }

  private static func check(
    _ device: String, _ clock: @escaping @Sendable () -> Duration
  ) throws(Failure) {
    guard let error = DeviceCheck.failure(of: device, within: patience, clock: clock) else {
      return
    }
    let others = DeviceList.names.filter { $0 != device }
    let choice =
      others.isEmpty
      ? "--sound none rings the terminal’s bell"
      : "there are \(others.prefix(5).joined(separator: ", "))"
    throw Failure(
      words: "the sound device “\(device)” doesn’t play: \(error); \(choice)", status: 69)
  }
}
