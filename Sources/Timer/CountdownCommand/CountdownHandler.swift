internal import Alarms
internal import Cells
internal import Clocks
internal import Control
internal import Countdowns
internal import Glibc
internal import Programs
internal import Reports
internal import Runtime
internal import Synth
internal import System
internal import TerminalCodes
internal import TerminalIO
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
internal import Timers

/// The effect handler of a countdown: plays the alarm, posts notifications, writes to standard
/// output, runs hooks, and publishes the timer to other processes.
@MainActor
final class CountdownHandler: EffectHandler {
  typealias P = CountdownProgram

  let settings: CountdownSettings
  private let alarms: AlarmSet
  private let streams: Streams
  let clocks: ProgramClocks
  private let capabilities: Capabilities
  let registration: RunRegistration
  let dependencies: HandlerDependencies
  private let feed: Feed?
  private var commands: TimerCommands?
  private var ringers: [AlarmVoice: any Ringing] = [:]
  private let marks: MarkSounds
  private var order = (AlarmOrder.none, AlarmVoice.usual)
  private let ending: RunEnding
  private var hasStarted = false
  /// The delay with which the deadline was noticed.
  private var lateness: Duration?
  /// The reason the alarm can’t be heard, if it hasn’t been reported yet.
  private var unsaidAlarmNote: String?
  /// The line about the timer in the background, if it was moved there, or the reason it wasn't.
  private var lastLine: String?
  private var handOverFailure: String?
  /// The errors at the end, one sentence each, and a sentence about unfinished timers.
  private var lastWords: [String] = []
  private var unfinished: String?

  init(
    _ settings: CountdownSettings, _ alarms: AlarmSet, _ streams: Streams,
    _ registration: RunRegistration, _ clocks: ProgramClocks, _ capabilities: Capabilities,
    _ dependencies: HandlerDependencies = HandlerDependencies()
  ) {
    self.settings = settings
    self.alarms = alarms
    self.streams = streams
    self.registration = registration
    ending = RunEnding(registration)
    self.clocks = clocks
    marks = MarkSounds(clock: clocks.own.reading)
    self.capabilities = capabilities
    self.dependencies = dependencies
    feed =
      streams.feeds
      ? Feed(
        descriptor: dependencies.output,
        outlivesReader: streams.show != .nothing || streams.outlivesReader)
      : nil
  }

  func start(_ runner: Runner<CountdownProgram>) {
    runner.requireThreads(.timer) { [registration] in
      registration.forget()
      registration.close()
    }
    hasStarted = true
    note(registration.settle(), runner)
    for words in settings.notes + registration.notes { note(words, runner) }
    registration.serve(in: runner.loop) { [weak self, weak runner] incoming in
      if let self, let runner { self.take(incoming, runner) }
    }
    if let sharing = settings.definition.sharing { share(sharing, runner) }
    if let feed, feed.hasPeer {
      runner.loop.watchHangUp(dependencies.output) { [weak self, weak runner] in
        if let self, let runner { self.noteFailure(feed.checkReader(), runner) }
      }
    }
    prepareAlarms(runner)
    sweep(runner)
  }

  /// Sweeps unfinished timers on another thread, and reports them at the end if there is a terminal.
  private func sweep(_ runner: Runner<CountdownProgram>) {
    let age = settings.given.keepsUnfinished
    guard runner.terminal != nil else { return dependencies.sweep(age, nil) }
    dependencies.sweep(age) { [weak self] in self?.unfinished = $0 }
  }

  func perform(_ effect: CountdownEffect, _ runner: Runner<CountdownProgram>) {
    switch effect {
    case .alarm(let order, let voice):
      self.order = (order, voice)
      noteLateness(order)
      ring()
    case .announce(let name):
      runner.terminal?.say(AlarmStop.own(isHeld: runner.terminal?.isHeld == true).words(name: name))
    case .feed(let text):
      feed?.send(text)
      if let failure = feed?.failure { noteFailure(failure, runner) }
    case .handOver(let timer): handOver(timer, runner)
    case .timer(let effect): perform(effect, runner)
    }
  }

  /// Moves the timer to a background process.
  private func handOver(_ timer: HandOver, _ runner: Runner<CountdownProgram>) {
    // The other process may ring before this one ends.
    for ringer in ringers.values { ringer.follow(.none) }
    marks.stop()
    let isSaved = registration.handOver(timer, in: runner.loop, within: dependencies.patience.end)
    handOverFailure = dependencies.resume(timer, isSaved: isSaved)
    lastLine = handOverFailure == nil ? timer.words : nil
    keep(handOverFailure)
  }

  private func perform(_ effect: RunEffect, _ runner: Runner<CountdownProgram>) {
    switch effect {
    case .notify, .withdrawNotification, .hook: commands(runner).perform(effect, ofTimer: 0)
    case .publish(let record):
      guard let status = record.status else {
        save(record, runner)
        return registration.announce(record)
      }
      ending.record = record
      registration.keepIfCanceled(record)
      if !isFollowed(after: status) { registration.forget() }
    case .reply(let reply, let connection): registration.reply(reply, to: connection)
    case .play(let mark): marks.play(mark)
    case .log(var entry):
      noteLateness(runner.program.run.manager.state)
      if let status = entry.status, isFollowed(after: status) {
        ending.heldEntry = entry
        return
      }
      entry.status = entry.status.map { exitStatus($0) }
      registration.logLast(entry)
    }
  }

  private func commands(_ runner: Runner<CountdownProgram>) -> TimerCommands {
    let commands =
      commands
      ?? TimerCommands(
        capabilities, dependencies, runner,
        hookOutput: streams.discardsHooks ? nil : dependencies.errors()
      ) { [weak runner] command, _ in runner?.send(.asked(.command(command), from: nil)) }
    self.commands = commands
    return commands
  }

  /// Saves a record, and notes a failure; the first one is saved while the first frame is computed.
  private func save(_ record: TimerRecord, _ runner: Runner<CountdownProgram>) {
    guard hasStarted else {
      registration.startKeeping(record)
      runner.terminal?.beforeFirstFrame = { [registration] in registration.waitForDisk() }
      return
    }
    guard record.phase != .ringing else { return registration.keepLater(record) }
    note(registration.keepChange(record), runner)
  }

  /// Stores a message to print after the terminal is restored.
  private func keep(_ words: String?) { lastWords += [words].compactMap(\.self) }

  private func note(_ words: String?, _ runner: Runner<CountdownProgram>) {
    guard let words else { return }
    // Without a terminal, the note is reported like other errors.
    if runner.terminal == nil { dependencies.complain(words) }
    runner.send(.alarmNote(words))
  }
}

// MARK: - The end

extension CountdownHandler {
  /// The time limit for silencing the sound device.
  private static let silencing = Duration.milliseconds(50)
  /// The exit status if a requested alarm couldn’t be played (EX_UNAVAILABLE).
  private static let alarmFailed: Int32 = 69

  /// The exit status if the timer couldn’t be moved to the background (EX_OSERR).
  private static let notStarted: Int32 = 71

  /// Whether the alarm couldn’t be played at all.
  private var isSilent: Bool { ringers[order.1]?.isSilent == true }

  /// Returns the exit status, which output and alarm failures change from 0.
  private func exitStatus(_ status: Int32) -> Int32 {
    guard status == 0, lastLine == nil else { return status }
    if handOverFailure != nil { return Self.notStarted }
    if let failure = feed?.failure, !failure.isBrokenPipe { return Console.outputFailed }
    return isSilent && settings.alarm.mustSound ? Self.alarmFailed : status
  }

  /// Returns whether the final command runs after a countdown with a status.
  private func isFollowed(after status: Int32) -> Bool {
    !settings.definition.command.isEmpty && [0, Self.alarmFailed].contains(exitStatus(status))
  }

  func finish(saying line: String?, status: Int32) -> Int32 {
    let isFollowed = isFollowed(after: status)
    let status = exitStatus(status)
    if !isFollowed { ending.announce(status) }
    for ringer in ringers.values { ringer.end(waitingAtMost: Self.silencing) }
    marks.end(waitingAtMost: Self.silencing)
    dependencies.stopPrograms()
    if let line, streams.speaksOnError { dependencies.say(line) }
    return status
  }

  func leave(_ runner: Runner<CountdownProgram>, status: Int32) -> Never {
    let last = conclude(runner, status: status)
    if case .killed(let signal) = last { Signal.deadly(signal).takeDefaultAction() }
    _exit(last.status)
  }

  /// Prints the last messages, runs the final command, if any, waits for the disk and removes the
  /// socket; returns how this process should end.
  func conclude(_ runner: Runner<CountdownProgram>, status: Int32) -> ProcessEnding {
    if let lastLine { dependencies.print(lastLine) }
    if isSilent { keep(unsaidAlarmNote) }
    let isFollowed = isFollowed(after: status)
    if !isFollowed, ending.heldEntry == nil { keep(registration.close()) }
    sayLastWords(waitingAtMost: dependencies.hookPatience, runner)
    guard isFollowed else {
      // If the output failed after the end, the command doesn't run.
      if ending.heldEntry != nil { complain(ending.finish(with: status)) }
      return .exited(status)
    }
    let signal = runner.pendingDeadlySignal()
    let last = signal.map { ProcessEnding.killed(by: $0.number) } ?? runCommand(runner)
    complain(ending.finish(with: last.status))
    return last
  }

  /// Runs the command that follows the end, while other processes get answers.
  private func runCommand(_ runner: Runner<CountdownProgram>) -> ProcessEnding {
    complain(ending.startCommand())
    if streams.feeds { runner.loop.unwatch(dependencies.output) }
    registration.serve(in: runner.loop) { [ending] in ending.reply(to: $0) }
    return dependencies.runCommand(settings.definition.command) { runner.wait(for: $0) }
  }

  private func complain(_ all: [String]) { for words in all { dependencies.complain(words) } }

  func sayLastWords(after signal: Signal, _ runner: Runner<CountdownProgram>) {
    keep(registration.close())
    sayLastWords(waitingAtMost: signal.cancels ? dependencies.hookPatience : .zero, runner)
  }

  private func sayLastWords(waitingAtMost patience: Duration, _ runner: Runner<CountdownProgram>) {
    let failures = commands?.finish(
      notificationsWithin: dependencies.hookPatience, hooksWithin: patience)
    complain(lastWords + (failures ?? []))
    if let unfinished { dependencies.say(unfinished) }
    if settings.definition.showsStatistics {
      dependencies.say(StatisticsWords.line(runner.statistics, late: lateness))
    }
  }

  func handle(_ signal: Signal, _ runner: Runner<CountdownProgram>) -> Bool {
    UserSignal.handle(
      signal, isShown: runner.terminal != nil,
      toggle: { runner.send(.asked(.command(.toggle), from: nil)) },
      words: {
        StatusWords.sentence(runner.program.report(at: clocks.now), in: runner.program.zone)
      }, show: { runner.send(.report($0)) }, say: { dependencies.say($0) })
  }

  /// Saves or cancels the timer before a deadly signal ends the process.
  func die(of signal: Signal, _ runner: Runner<CountdownProgram>) {
    let program = runner.program
    // The terminal may have gone away before the start.
    let left = program.startedRun.interruption(
      program.presentation, cancels: signal.cancels, at: clocks.now)
    for case .hook(let call) in left.hooks {
      perform(.hook(HookCommand(call, in: program.zone)), runner)
    }
    keep(registration.keep(left))
    ending.record = left.canceled ?? left.record
    _ = finish(saying: nil, status: 128 + signal.number)
  }

  private func noteLateness(_ state: TimeManager.State) {
    guard lateness == nil, case .stopped(.ended(let deadline)?) = state else { return }
    lateness = clocks.own.now - deadline.sinceZero
  }

  private func noteLateness(_ order: AlarmOrder) {
    if case .ringing(let deadline) = order { lateness = clocks.own.now - deadline.sinceZero }
  }
}

// MARK: - Standard output and the desktop

extension CountdownHandler {
  private func noteFailure(_ failure: ErrorNumber?, _ runner: Runner<CountdownProgram>) {
    guard let failure else { return }
    if feed?.hasPeer == true { runner.loop.unwatch(dependencies.output) }
    let isWatched = runner.terminal != nil || streams.outlivesReader
    guard !failure.isBrokenPipe else {
      // If nothing is shown, there is no reason to continue without a reader.
      if !isWatched { runner.die(of: .brokenPipe) }
      return runner.send(.feedEnded)
    }
    let words = "standard output can’t be written: \(failure)"
    if !isWatched { dependencies.complain(words) }
    runner.send(.feedFailed(words: words))
  }
}

// MARK: - The alarm

extension CountdownHandler {
  private func ring() {
    let (order, voice) = order
    for (other, ringer) in ringers where other != voice { ringer.follow(.none) }
    if case .ringing = order { marks.stop() }
    ringers[voice]?.follow(order.cue)
  }

  /// Creates the ringers, after the first frame is drawn.
  private func prepareAlarms(_ runner: Runner<CountdownProgram>) {
    guard !alarms.voices.isEmpty || !alarms.marks.isEmpty else { return }
    for (voice, alarm) in alarms.voices {
      ringers[voice] = ringer(alarm, runner) { [weak self, weak runner] event in
        if let runner { self?.handle(event, runner) }
      }
    }
    ring()
    for (voice, alarm) in alarms.voices {
      if let note = alarm.note { handle(.note(note), runner) }
      if !alarm.isChecked, voice == order.1 { ringers[voice]?.check() }
      alarm.speak(on: { [weak self] in self?.ringers[voice] }, note: note(to: runner))
    }
    for (mark, alarm) in alarms.marks {
      let ringer = ringer(alarm, runner) { [weak self, weak runner] event in
        if let runner { self?.handle(event, ofMark: mark, runner) }
      }
      marks.add(alarm, of: mark, on: ringer, note: note(to: runner))
    }
  }

  private func ringer(
    _ alarm: Alarm, _ runner: Runner<CountdownProgram>,
    _ handle: @escaping @MainActor (Ringer.Event) -> Void
  ) -> any Ringing { dependencies.ringer(alarm.setup, clocks.own.reading, handle) }

  private func note(to runner: Runner<CountdownProgram>) -> @MainActor (String) -> Void {
    { [weak self, weak runner] words in
      if let runner { self?.handle(.note(words), runner) }
    }
  }

  private func handle(_ event: Ringer.Event, _ runner: Runner<CountdownProgram>) {
    switch event {
    case .strike: strike(runner)
    case .finished: runner.send(.alarmFinished)
    case .note(let words):
      if runner.terminal == nil {
        if streams.speaksOnError {
          dependencies.complain(words)
        } else {
          unsaidAlarmNote = words
        }
      }
      runner.send(.alarmNote(words))
    }
  }

  private func handle(_ event: Ringer.Event, ofMark mark: Int, _ runner: Runner<CountdownProgram>) {
    switch event {
    case .strike: strike(runner)
    case .finished: marks.stop(mark)
    case .note: break  // The alarm's own note says the same.
    }
  }

  /// Rings the terminal's bell once.
  private func strike(_ runner: Runner<CountdownProgram>) {
    if let terminal = runner.terminal { return terminal.ringBell() }
    // There is no face, but standard error is a terminal.
    if streams.speaksOnError { StandardStreams.writeIfReady(TerminalText(code: "\u{07}"), to: 2) }
  }
}
