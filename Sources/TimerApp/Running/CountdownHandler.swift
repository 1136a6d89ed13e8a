internal import Alarms
internal import Clocks
internal import Countdowns
internal import Glibc
internal import Programs
internal import Runtime
internal import Synth
internal import TerminalCodes
internal import TerminalIO

/// Carries out the effects of a countdown: the alarm, the message on the desktop, standard output.
@MainActor
final class CountdownHandler: EffectHandler {
  typealias P = CountdownProgram

  private let alarm: Alarm?
  /// What is wrong with the settings file, each in a sentence.
  private let notes: [String]
  private let streams: Streams
  private let clocks: ProgramClocks
  private let capabilities: Capabilities
  private let feed: Feed?
  private var ringer: Ringer?
  private var order = AlarmOrder.none

  init(
    _ settings: CountdownSettings, _ alarm: Alarm?, _ streams: Streams, _ clocks: ProgramClocks,
    _ capabilities: Capabilities
  ) {
    self.alarm = alarm
    notes = settings.notes
    self.streams = streams
    self.clocks = clocks
    self.capabilities = capabilities
    feed = streams.feeds ? Feed(descriptor: 1, outlivesReader: streams.show != .nothing) : nil
  }

  func start(_ runner: Runner<CountdownProgram>) {
    for note in notes {
      // Where nothing is shown, it is an error like others.
      if runner.terminal == nil { TimerTool.console.complain(note) }
      runner.send(.alarmNote(note))
    }
    prepareAlarm(runner)
  }

  func perform(_ effect: CountdownEffect, _ runner: Runner<CountdownProgram>) {
    switch effect {
    case .alarm(let order):
      self.order = order
      ring()
    case .announce(let name): runner.terminal?.say(stop(runner).words(name: name))
    case .notify(let text): AlarmMessage.show(text, on: runner.terminal, capabilities)
    case .feed(let text): send(text, runner)
    }
  }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  func finish(saying line: String?, status: Int32) -> Int32 {
    ringer?.end(waitingAtMost: Self.silencing)
    if let line, streams.speaksOnError { TimerTool.console.say(line) }
    guard status == 0, let failure = feed?.failure, !failure.isBrokenPipe else { return status }
    return Console.outputFailed
  }

  private func ring() {
    switch order {
    case .none: ringer?.follow(.none)
    case .ring(let instant): ringer?.follow(.at(instant.sinceZero))
    case .ringing(let instant): ringer?.follow(.ringing(since: instant.sinceZero))
    }
  }
}

// MARK: - Standard output and the desktop

extension CountdownHandler {
  private func send(_ text: String, _ runner: Runner<CountdownProgram>) {
    feed?.send(text)
    guard let failure = feed?.failure else { return }
    let isWatched = runner.terminal != nil
    guard !failure.isBrokenPipe else {
      // Where nothing else is shown, the reader was all there was.
      if !isWatched { runner.die(of: .brokenPipe) }
      return runner.send(.feedEnded)
    }
    let words = "standard output can’t be written: \(failure)"
    if !isWatched { TimerTool.console.complain(words) }
    runner.send(.feedFailed(words: words))
  }

  /// Returns what stops the alarm: in the background Enter goes to the shell.
  private func stop(_ runner: Runner<CountdownProgram>) -> AlarmStop {
    if runner.terminal?.isHeld == true { return .key }
    // A shell that still waits for its job is in the same session.
    let hasShell = getsid(getppid()) == getsid(0)
    return hasShell ? .job(process: getpid()) : .end(process: getpid())
  }
}

// MARK: - The alarm

extension CountdownHandler {
  /// Starts the alarm, once the first frame is drawn.
  private func prepareAlarm(_ runner: Runner<CountdownProgram>) {
    guard let alarm else { return }
    runner.loop.drainMainQueue()
    let ringer = Ringer(alarm.setup, clock: clocks.own.reading) { [weak self, weak runner] event in
      if let runner { self?.handle(event, runner) }
    }
    self.ringer = ringer
    ring()
    if let note = alarm.note { handle(.note(note), runner) }
    if !alarm.isChecked { ringer.check() }
    alarm.speak(on: { [weak self] in self?.ringer }) { [weak self, weak runner] words in
      if let runner { self?.handle(.note(words), runner) }
    }
  }

  private func handle(_ event: Ringer.Event, _ runner: Runner<CountdownProgram>) {
    switch event {
    case .strike: strike(runner)
    case .finished: runner.send(.alarmFinished)
    case .note(let words):
      if runner.terminal == nil, streams.speaksOnError { TimerTool.console.complain(words) }
      runner.send(.alarmNote(words))
    }
  }

  /// Strikes the terminal's bell once.
  private func strike(_ runner: Runner<CountdownProgram>) {
    var bell = Sequences()
    bell.bell()
    if let terminal = runner.terminal { return terminal.signal(bell.bytes) }
    // Without a face, but with a person at the other end.
    if streams.speaksOnError { StandardStreams.writeIfReady("\u{07}", to: 2) }
  }
}
