internal import Alarms
internal import Cells
internal import Clocks
internal import Control
internal import Countdowns
internal import Dispatch
internal import Glibc
internal import Programs
internal import Reports
internal import Runtime
internal import Settings
internal import SoundsCommand
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
internal import Timers

/// The effect handler of the app: plays alarms and sounds, posts notifications, writes files, and
/// publishes timers to other processes.
@MainActor
final class AppHandler: EffectHandler {
  typealias P = AppProgram

  private let store: AppStoreWriter
  private let paths: TimerPaths
  /// The mistakes in the settings file, one sentence each.
  private let notes: [String]
  private let clocks: ProgramClocks
  private let capabilities: Capabilities
  private let dependencies: HandlerDependencies
  private var ringer: (any Ringing)?
  private var markRinger: (any Ringing)?
  /// The tab whose mark was played last.
  private var markTab: Int?
  private var commands: TimerCommands?
  /// The settings for which the ringer was prepared.
  private var ringerSettings: AlarmSettings?
  private var preview: SoundPreview?
  private var order = AlarmOrder.none
  /// The alarm order to apply after the first frame is drawn.
  private var waiting: (order: AlarmOrder, settings: AlarmSettings)?
  private var hasStarted = false
  /// The messages to print after the terminal is restored.
  private var lastWords: [String] = []
  /// The closing lines of timers that keep running in the background.
  private var lastLines: [String] = []
  private var hasChecked = false
  /// The registrations of active timers, by tab ID.
  private var registrations: [Int: RunRegistration] = [:]
  /// The timers to register after the first frame is drawn.
  private var newTimers: [NewTimer] = []
  private typealias NewTimer = (tab: Int, label: String?, resumes: String?, isUndone: Bool)
  /// The registration failures that were already reported.
  private var complaints: Set<String> = []

  init(
    _ store: AppStore, notes: [String], _ clocks: ProgramClocks, _ capabilities: Capabilities,
    _ dependencies: HandlerDependencies = HandlerDependencies()
  ) {
    self.store = AppStoreWriter(store)
    self.dependencies = dependencies
    paths = TimerPaths(environment: dependencies.environment)
    self.notes = notes
    self.clocks = clocks
    self.capabilities = capabilities
  }

  func start(_ runner: Runner<AppProgram>) {
    runner.requireThreads(.timer)
    dependencies.isolateStandardError()
    hasStarted = true
    dependencies.findUnfinished { [weak runner] in runner?.send(.unfinished($0, boot: $1)) }
    if let note = SettingsNote.sentence(for: notes, program: CalledName.own.text) {
      runner.send(.note(note))
    }
    if let (order, settings) = waiting { follow(order, settings, runner) }
    for timer in newTimers { register(timer, runner) }
    newTimers = []
    listSounds(runner)
    dependencies.sweep(runner.program.settings.given.keepsUnfinished, nil)
  }

  func perform(_ effect: AppEffect, _ runner: Runner<AppProgram>) {
    switch effect {
    case .alarm(let order, let settings): follow(order, settings, runner)
    case .edit(let edit): keep(runner) { store throws(StoreFailure) in try store.apply(edit) }
    case .keepRecents(let times):
      keep(runner) { store throws(StoreFailure) in try store.keep(times) }
    case .listSounds: listSounds(runner)
    case .sounds(let effect, let volume):
      let preview = preview(runner)
      preview.gain = volume.amplitude
      preview.perform(effect)
    case .register(let tab, let label, let name, let isUndone):
      register((tab, label, name, isUndone), runner)
    case .timer(let tab, let effect): perform(effect, ofTab: tab, runner)
    case .unregister(let tab): unregister(tab, runner)
    case .handOver(let timers): handOver(timers, runner)
    }
  }

  private func perform(_ effect: RunEffect, ofTab tab: Int, _ runner: Runner<AppProgram>) {
    let registration = registrations[tab]
    switch effect {
    case .notify, .withdrawNotification, .hook: commands(runner).perform(effect, ofTimer: tab)
    case .publish(let record):
      let failure = registration?.keepChange(record)
      registration?.announce(record)
      complain(failure, runner)
    case .reply(let reply, let connection): registration?.reply(reply, to: connection)
    case .play(let mark): play(mark, ofTab: tab, runner)
    case .log(let entry): complain(registration?.log(entry), runner)
    }
  }

  private func commands(_ runner: Runner<AppProgram>) -> TimerCommands {
    let commands =
      commands
      ?? TimerCommands(capabilities, dependencies, runner) { [weak runner] command, tab in
        runner?.send(.asked(.command(command), tab: tab, from: nil))
      }
    self.commands = commands
    return commands
  }

  /// The time limit for silencing the sound device.
  private static let silencing = Duration.milliseconds(50)

  func finish(saying line: String?, status: Int32) -> Int32 {
    ringer?.end(waitingAtMost: Self.silencing)
    markRinger?.end(waitingAtMost: Self.silencing)
    dependencies.stopPrograms()
    preview?.end()
    // A single wait covers all of them.
    _ = RecordWriter.settleAll(within: dependencies.patience.end)
    lastWords += registrations.values.compactMap { $0.close() }
    lastWords += store.finish(within: dependencies.patience.end)
    return status
  }

  /// Handles SIGUSR1 and SIGUSR2, which act on the selected timer.
  func handle(_ signal: Signal, _ runner: Runner<AppProgram>) -> Bool {
    let program = runner.program
    return UserSignal.handle(
      signal, isShown: true,
      toggle: { runner.send(.asked(.command(.toggle), tab: program.tab.id, from: nil)) },
      words: {
        program.record(of: program.tab, at: clocks.now).map {
          StatusWords.sentence($0.report(at: clocks.now), in: program.zone)
        }
      }, show: { runner.send(.note($0)) }, say: { dependencies.say($0) })
  }

  /// Saves or cancels all timers before a deadly signal ends the process.
  func die(of signal: Signal, _ runner: Runner<AppProgram>) {
    for (tab, left) in runner.program.interruptions(cancels: signal.cancels, at: clocks.now) {
      for case .hook(let call) in left.hooks {
        perform(.hook(HookCommand(call, in: runner.program.zone)), ofTab: tab, runner)
      }
      if let failure = registrations[tab]?.keep(left) { lastWords.append(failure) }
      var last = left.record
      last.status = 128 + signal.number
      registrations[tab]?.announce(last)
    }
    _ = finish(saying: nil, status: 0)
  }

  /// Queues a change to a file, and reports a failure as a notice.
  private func keep(_ runner: Runner<AppProgram>, _ change: @escaping AppStoreWriter.Change) {
    store.add(change) { [weak self, weak runner] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          guard let self, let runner else { return }
          for words in self.store.takeFailures() { runner.send(.note(words)) }
        }
      }
    }
  }

  private func listSounds(_ runner: Runner<AppProgram>) {
    let entries = paths.soundLibrary.entries
    runner.send(.soundsListed(entries, folder: paths.sounds.map(paths.said)))
  }

  private func preview(_ runner: Runner<AppProgram>) -> SoundPreview {
    let preview =
      preview
      ?? SoundPreview(
        device: AlarmMeans(environment: dependencies.environment).device, gain: 1, clock: clocks.own
      ) { [weak runner] in runner?.send(.sounds($0)) }
    self.preview = preview
    return preview
  }
}

// MARK: - Other processes

extension AppHandler {
  private func register(_ timer: NewTimer, _ runner: Runner<AppProgram>) {
    guard hasStarted else { return newTimers.append(timer) }
    let tab = timer.tab
    let registration: RunRegistration
    do throws(ControlError) {
      try checkUnfinished(timer)
      registration = try RunRegistration(
        label: timer.label, resumed: timer.resumes, countsSuspension: clocks.own == .boottime,
        in: runner.program.zone, patience: dependencies.patience,
        environment: dependencies.environment)
    } catch {
      return timer.resumes.map { runner.send(.taken(tab: tab, name: $0)) } ?? ()
    }
    registrations[tab] = registration
    registration.serve(in: runner.loop) { [weak runner] incoming in
      runner?.send(.asked(incoming.request, tab: tab, from: incoming.connection))
    }
    for note in registration.notes { complain(note, runner) }
    runner.send(.registered(tab: tab, registration.identity))
  }

  /// Throws if another process has resumed or cleared a timer in the meantime.
  private func checkUnfinished(_ timer: NewTimer) throws(ControlError) {
    guard let name = timer.resumes, !timer.isUndone else { return }
    if !dependencies.isUnfinished(name, paths) { throw .isTaken(name) }
  }

  /// Moves timers to background processes, which resume them like unfinished timers.
  ///
  /// All timers release their names before the first process starts, since it may query the others.
  private func handOver(_ timers: [HandOver], _ runner: Runner<AppProgram>) {
    let saved = timers.map { timer in
      registrations.removeValue(forKey: timer.tab)?
        .handOver(timer, in: runner.loop, within: dependencies.patience.end) ?? false
    }
    for (timer, isSaved) in zip(timers, saved) {
      if let failure = dependencies.resume(timer, isSaved: isSaved) {
        lastWords.append(failure)
      } else {
        lastLines.append(timer.words)
      }
    }
  }

  func leave(_ runner: Runner<AppProgram>, status: Int32) -> Never {
    conclude()
    _exit(status)
  }

  /// Prints the last lines, and says what went wrong.
  func conclude() {
    for line in lastLines { dependencies.print(line) }
    sayLastWords(waitingAtMost: dependencies.hookPatience)
  }

  func sayLastWords(after signal: Signal, _ runner: Runner<AppProgram>) {
    sayLastWords(waitingAtMost: signal.cancels ? dependencies.hookPatience : .zero)
  }

  private func sayLastWords(waitingAtMost patience: Duration) {
    let failures = commands?.finish(
      notificationsWithin: dependencies.hookPatience, hooksWithin: patience)
    for words in lastWords + (failures ?? []) { dependencies.complain(words) }
  }

  private func unregister(_ tab: Int, _ runner: Runner<AppProgram>) {
    newTimers.removeAll { $0.tab == tab }
    if markTab == tab { markRinger?.follow(.none) }
    commands?.perform(.withdrawNotification, ofTimer: tab)
    registrations.removeValue(forKey: tab)?.close(in: runner.loop)
  }

  /// Reports a registration failure, unless it was already reported.
  private func complain(_ words: String?, _ runner: Runner<AppProgram>) {
    guard let words, complaints.insert(words).inserted else { return }
    runner.send(.note(words))
  }
}

// MARK: - The alarm

extension AppHandler {
  private func follow(
    _ order: AlarmOrder, _ settings: AlarmSettings, _ runner: Runner<AppProgram>
  ) {
    guard hasStarted else {
      waiting = (order, settings)
      return
    }
    if settings.heard != ringerSettings?.heard, order != .none { prepare(settings, runner) }
    if case .ringing = order { markRinger?.follow(.none) }
    self.order = order
    ringer?.follow(order.cue)
  }

  /// Prepares an alarm on another thread, since loading a long sound or opening a device may take a
  /// while.
  ///
  /// Until it is ready, the previous alarm stays in place.
  private func prepare(_ settings: AlarmSettings, _ runner: Runner<AppProgram>) {
    ringerSettings = settings
    guard !settings.isMuted else {
      ringer?.end(waitingAtMost: .zero)
      ringer = nil
      return
    }
    let (clock, environment) = (clocks.own.reading, dependencies.environment)
    dependencies.prepare({ Self.alarm(settings, clock, environment) }) {
      [weak self, weak runner] prepared in
      guard let self, let runner else { return }
      self.install(prepared.alarm, prepared.notes, for: settings, runner)
    }
  }

  /// Plays the sound or speech of a mark, after preparing it on another thread.
  private func play(_ mark: Int, ofTab tab: Int, _ runner: Runner<AppProgram>) {
    let program = runner.program
    guard let marks = program.tabs.first(where: { $0.id == tab })?.run?.definition.marks else {
      return
    }
    let (settings, marked, clock) = (program.settings.alarm, marks[mark], clocks.own.reading)
    let environment = dependencies.environment
    dependencies.prepare({
      let preparation = AlarmPreparation(
        settings: settings, rounds: 1, hasBell: true, means: AlarmMeans(environment: environment),
        clock: clock)
      return (preparation.prepareWhatIsThere([], marks: [marked]).alarms.marks[0], [])
    }) { [weak self, weak runner] prepared in
      // The timer may have ended in the meantime.
      guard let self, let runner, let alarm = prepared.alarm,
        runner.program.tabs.contains(where: { $0.id == tab && $0.run != nil })
      else { return }
      self.markTab = tab
      self.play(alarm, runner)
    }
  }

  private func play(_ alarm: Alarm, _ runner: Runner<AppProgram>) {
    markRinger?.end(waitingAtMost: .zero)
    let ringer = dependencies.ringer(alarm.setup, clocks.own.reading) {
      [weak self, weak runner] event in
      switch event {
      case .strike: if let runner { self?.handle(event, runner) }
      case .finished: self?.markRinger?.follow(.none)
      case .note: break  // The alarm's own note says the same.
      }
    }
    markRinger = ringer
    alarm.speak(on: { ringer }, note: { [weak runner] in runner?.send(.note($0)) }) {
      [weak self] in
      guard let self, ringer === self.markRinger else { return }
      ringer.follow(.ringing(since: clocks.own.now))
    }
  }

  /// Replaces the current alarm with a new one, unless the settings changed again in the meantime.
  private func install(
    _ alarm: Alarm?, _ notes: [String], for settings: AlarmSettings, _ runner: Runner<AppProgram>
  ) {
    guard settings.heard == ringerSettings?.heard else { return }
    for note in notes { runner.send(.note(note)) }
    guard let alarm else { return }
    ringer?.end(waitingAtMost: .zero)
    let ringer = dependencies.ringer(alarm.setup, clocks.own.reading) {
      [weak self, weak runner] event in if let runner { self?.handle(event, runner) }
    }
    self.ringer = ringer
    // A device failure is reported once, not after each change of the alarm.
    if !alarm.isChecked, !hasChecked { ringer.check() }
    hasChecked = true
    alarm.speak(on: { [weak self] in self?.ringer }) { [weak runner] in runner?.send(.note($0)) }
    ringer.follow(order.cue)
  }

  private func handle(_ event: Ringer.Event, _ runner: Runner<AppProgram>) {
    switch event {
    case .strike: runner.terminal?.ringBell()
    case .finished:
      if case .ringing(let since) = order { runner.send(.alarmFinished(since: since)) }
    case .note(let words): runner.send(.note(words))
    }
  }
}
