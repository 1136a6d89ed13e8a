internal import Alarms
internal import Clocks
internal import Countdowns
internal import Programs
internal import Runtime
internal import Settings
internal import TerminalCodes
internal import TerminalIO

/// Carries out the effects of the app: the alarm, messages on the desktop, sounds, files.
@MainActor
final class AppHandler: EffectHandler {
  typealias P = AppProgram

  private let store: AppStore
  private let places: SoundPlaces
  /// What is wrong with the settings file, each in a sentence.
  private let notes: [String]
  private let clocks: ProgramClocks
  private let capabilities: Capabilities
  private var ringer: Ringer?
  /// How the ringer's alarm was asked for.
  private var ringerSettings: AlarmSettings?
  private var preview: SoundPreview?
  private var order = AlarmOrder.none
  /// What the alarm is to do once the first frame is drawn.
  private var waiting: (order: AlarmOrder, settings: AlarmSettings)?
  private var hasStarted = false
  private var hasChecked = false

  init(
    _ store: AppStore, notes: [String], _ clocks: ProgramClocks, _ capabilities: Capabilities
  ) {
    self.store = store
    places = SoundPlaces(environment: Console.environment)
    self.notes = notes
    self.clocks = clocks
    self.capabilities = capabilities
  }

  func start(_ runner: Runner<AppProgram>) {
    // Answers arrive from other threads as blocks of the main queue.
    runner.loop.drainMainQueue()
    StandardStreams.isolateStandardError()
    hasStarted = true
    if let note = SettingsNote.sentence(for: notes) { runner.send(.note(note)) }
    if let (order, settings) = waiting { follow(order, settings, runner) }
    listSounds(runner)
  }

  func perform(_ effect: AppEffect, _ runner: Runner<AppProgram>) {
    switch effect {
    case .alarm(let order, let settings): follow(order, settings, runner)
    case .notify(let text): AlarmMessage.show(text, on: runner.terminal, capabilities)
    case .edit(let edit): keep(runner) { () throws(StoreFailure) in try store.apply(edit) }
    case .keepRecents(let times):
      keep(runner) { () throws(StoreFailure) in try store.keep(times) }
    case .listSounds: listSounds(runner)
    case .sounds(let effect, let volume):
      let preview = preview(runner)
      preview.gain = volume.amplitude
      preview.perform(effect)
    }
  }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  func finish(saying line: String?, status: Int32) -> Int32 {
    ringer?.end(waitingAtMost: Self.silencing)
    preview?.end()
    return status
  }

  /// Does something with a file; what fails is said, and nothing is lost.
  private func keep(
    _ runner: Runner<AppProgram>, _ change: () throws(StoreFailure) -> Void
  ) {
    do throws(StoreFailure) {
      try change()
    } catch {
      runner.send(.note(error.description))
    }
  }

  private func listSounds(_ runner: Runner<AppProgram>) {
    let entries = places.soundLibrary.entries
    runner.send(.soundsListed(entries, folder: places.sounds.map(places.said)))
  }

  private func preview(_ runner: Runner<AppProgram>) -> SoundPreview {
    let preview =
      preview
      ?? SoundPreview(
        device: Console.environment("TIMER_AUDIO_DEVICE") ?? "default", gain: 1,
        clock: clocks.own
      ) { [weak runner] in runner?.send(.sounds($0)) }
    self.preview = preview
    return preview
  }
}

// MARK: - The alarm

extension AppHandler {
  private func follow(
    _ order: AlarmOrder, _ settings: AlarmSettings, _ runner: Runner<AppProgram>
  ) {
    guard hasStarted else { return waiting = (order, settings) }
    if settings.heard != ringerSettings?.heard, order != .none { prepare(settings, runner) }
    self.order = order
    switch order {
    case .none: ringer?.follow(.none)
    case .ring(let instant): ringer?.follow(.at(instant.sinceZero))
    case .ringing(let instant): ringer?.follow(.ringing(since: instant.sinceZero))
    }
  }

  /// Gets an alarm ready; a sound that isn't there is said, and the standard one rings.
  private func prepare(_ settings: AlarmSettings, _ runner: Runner<AppProgram>) {
    ringer?.end(waitingAtMost: .zero)
    (ringer, ringerSettings) = (nil, settings)
    guard !settings.isMuted, let alarm = alarm(settings, runner) else { return }
    let ringer = Ringer(alarm.setup, clock: clocks.own.reading) { [weak self, weak runner] event in
      if let runner { self?.handle(event, runner) }
    }
    self.ringer = ringer
    if let note = alarm.note { runner.send(.note(note)) }
    // What is wrong with the device is said once, and not with each change of the alarm.
    if !alarm.isChecked, !hasChecked { ringer.check() }
    hasChecked = true
    alarm.speak(on: { [weak self] in self?.ringer }) { runner.send(.note($0)) }
  }

  private func alarm(_ settings: AlarmSettings, _ runner: Runner<AppProgram>) -> Alarm? {
    func prepare(_ settings: AlarmSettings) throws(AlarmFailure) -> Alarm {
      try AlarmPreparation(
        settings: settings, rounds: settings.rounds, hasBell: true,
        environment: Console.environment, clock: clocks.own.reading
      ).prepare()
    }
    do throws(AlarmFailure) {
      return try prepare(settings)
    } catch {
      runner.send(.note(error.words))
      var usual = settings
      (usual.sound, usual.chosenSound, usual.device) = (.usual, nil, nil)
      return try? prepare(usual)
    }
  }

  private func handle(_ event: Ringer.Event, _ runner: Runner<AppProgram>) {
    switch event {
    case .strike:
      var bell = Sequences()
      bell.bell()
      runner.terminal?.signal(bell.bytes)
    case .finished:
      if case .ringing(let since) = order { runner.send(.alarmFinished(since: since)) }
    case .note(let words): runner.send(.note(words))
    }
  }
}
