internal import Alarms

/// The sound of alerts, and the means to play it.
struct QuoteAlarmMeans: Sendable {
  /// What the ringer plays; `nil` if nothing is to be heard.
  let setup: Ringer.Setup?
  /// Whether the device was tried already.
  let isChecked: Bool
  /// What there is to be said about the choice.
  let notes: [String]

  /// How long a device that was asked for may take to open.
  private static let patience = Duration.seconds(3)

  /// Gets the sound ready: it is read and, if one was named, the device is tried.
  ///
  /// Libraries for sounds write to standard error: whoever draws isolates it before.
  ///
  /// - Parameters:
  ///   - settings: The sound and the device that were asked for.
  ///   - hasBell: Whether there is a terminal whose bell can be struck.
  ///   - environment: Returns a variable’s value; an empty one counts as unset.
  ///   - clock: The time since some zero.
  /// - Throws: What is wrong with the sound or the device.
  init(
    _ settings: QuoteAlarmSettings, hasBell: Bool, environment: (String) -> String?,
    clock: @escaping @Sendable () -> Duration
  ) throws(Failure) {
    let timer = TimerAlarm(environment: environment)
    // A sound that is asked for by name is meant to be heard.
    let isMuted = settings.isMuted || settings.sound == nil && timer.isMuted
    guard !isMuted else {
      (setup, isChecked) = (nil, true)
      notes = settings.isMuted ? [] : ["\(timer.name): mute: alerts make no sound"]
      return
    }
    var note: String?
    let part = try Self.part(settings.sound, timer, &note)
    let volume = Double(settings.volume ?? timer.volume ?? 100) / 100
    // The cube, so that half sounds about half as loud.
    let program = AlarmProgram(
      parts: part.map { [$0] } ?? [], repeats: 1, gain: volume * volume * volume)
    let device = settings.device ?? environment("TIMER_AUDIO_DEVICE") ?? "default"
    isChecked = settings.device != nil && part != nil
    if isChecked { try Self.check(device, clock) }
    setup = Ringer.Setup(
      program, device: device, hasBell: settings.hasBell && hasBell,
      path: SearchPath(environment("PATH")))
    notes = [timer.note, note].compactMap { $0 }
  }

  /// Returns the sound that was asked for, or else the usual one.
  private static func part(
    _ sound: String?, _ timer: TimerAlarm, _ note: inout String?
  ) throws(Failure) -> AlarmProgram.Part? {
    guard let sound else { return timer.usualPart(&note) }
    do throws(SoundError) {
      return try timer.part(sound)
    } catch { throw Failure(words: error.description, status: error.exitStatus) }
  }

  private static func check(
    _ device: String, _ clock: @escaping @Sendable () -> Duration
  ) throws(Failure) {
    guard let error = DeviceCheck.failure(of: device, within: patience, clock: clock) else {
      return
    }
    let others = DeviceList.devices().map(\.name).filter { $0 != device }
    let choice =
      others.isEmpty
      ? "there is no other; --sound none rings the terminal’s bell"
      : "there are \(others.prefix(5).joined(separator: ", "))"
    throw Failure(
      words: "the sound device “\(device)” doesn’t play: \(error); \(choice)", status: 69)
  }
}
