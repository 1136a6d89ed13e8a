internal import CSystem
internal import Clocks
internal import Glibc
package import Programs
package import System
internal import TerminalCodes
package import TerminalIO
internal import Widgets

/// A runner of a program: it reads, draws, arms timers and carries out effects, all on the main
/// thread.
///
/// It doesn't decide anything. Inputs go to the session, and the session's results are carried out:
/// ```
/// input, signals, timers, messages ─▶ Session ─▶ actions, frame, wake, subscriptions
/// ```
/// Messages that arrive while a turn is carried out wait for the next: turns don’t nest.
@MainActor
package final class Runner<P: Program> {
  package let clocks: ProgramClocks
  package let terminal: ForegroundTerminal?
  package let loop: EventLoop
  private let handler: any EffectHandler<P>
  private let endsWithTerminal: Bool
  private let signals: SignalPipe?
  private var session: Session<P>
  private var timers: SubscriptionTimers<P.Message>?
  private var inputs: [SessionInput<P.Message>] = []
  private var isTurning = false
  private var isWatchingOutput = false
  private var isWatchingInput = false
  private var hasDrawn = false
  /// The time at which the session must be woken.
  private var wake: Instant?

  /// Creates a runner; `nil` if the system is out of file descriptors.
  ///
  /// Without `catchesSignals`, signals have their default actions. With `endsWithTerminal`, the
  /// program ends if the terminal goes away. `waitsForWallTimes` is required for subscriptions to
  /// wall-clock times.
  package init?(
    _ program: P, _ configuration: Session<P>.Configuration, _ handler: some EffectHandler<P>,
    clocks: ProgramClocks, terminal: ForegroundTerminal?, catchesSignals: Bool = true,
    endsWithTerminal: Bool = true, waitsForWallTimes: Bool = false
  ) {
    guard let loop = EventLoop() else { return nil }
    signals = catchesSignals ? SignalPipe() : nil
    if catchesSignals, signals == nil { return nil }
    self.loop = loop
    self.clocks = clocks
    self.terminal = terminal
    self.handler = handler
    self.endsWithTerminal = endsWithTerminal
    session = Session(program, configuration)
    timers = SubscriptionTimers(clocks.own, hasWallTimes: waitsForWallTimes, in: loop) {
      [weak self] in self?.send($0)
    }
    if timers == nil { return nil }
  }

  /// Runs until the program ends.
  package func run() -> Never {
    loop.onWake = { [self] in wakeUp() }
    if let signals {
      loop.watch(signals.descriptor) { [self] in signals.read().forEach(handle) }
    }
    inputs.append(.started)
    noteOwnership(terminal?.checkForeground() ?? .none)
    turn([])
    loop.drainMainQueue()
    handler.start(self)
    loop.run()
  }

  /// Delivers a message to the program, after the current turn, if any.
  package func send(_ message: P.Message) { turn([.message(message)]) }
}

// MARK: - Turns

extension Runner {
  private func turn(_ more: [SessionInput<P.Message>]) {
    inputs += more
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    repeat {
      let batch = inputs
      inputs = []
      let turn = session.handle(batch, at: clocks.now)
      turn.actions.forEach(perform)
      // If messages of this turn are waiting, the next turn replaces the frame, and often ends the
      // program.
      if inputs.isEmpty, let frame = turn.frame, terminal?.draw(frame) == true {
        session.noteShown()
        noteDrawn()
      }
      if let glyphs = terminal?.takeGlyphs() { inputs.append(.glyphs(glyphs)) }
      if let reason = terminal?.takePixelRefusal() { inputs.append(.pixelsRefused(reason: reason)) }
      wake = turn.wake
      timers?.follow(turn.subscriptions)
    } while !inputs.isEmpty
    watchOutput()
    arm()
  }

  private func noteDrawn() {
    // Starting and drawing the first frame takes more memory than any later frame.
    if !hasDrawn { Memory.returnUnused() }
    hasDrawn = true
  }

  private func perform(_ action: Action<P.Effect>) {
    switch action {
    case .perform(let effect): handler.perform(effect, self)
    case .say(let words): terminal?.say(words)
    case .copy(let text): terminal?.signal(WindowSigns.clipboard(text))
    case .raiseWindow: terminal?.signal(WindowSigns.raise)
    case .redraw: terminal?.forget()
    case .end(let status, let line): end(status, saying: line)
    case .interrupt: Signal.interrupt.sendToJob()
    case .quit: Signal.quit.sendToJob()
    case .suspend: Signal.suspend.sendToJob()
    }
  }

  /// Arms the single timer for what is due first, or disarms it if nothing is.
  private func arm() {
    var times = [wake?.sinceZero]
    if let terminal {
      times.append(terminal.inputDeadline)
      if !terminal.isHeld, !terminal.port.isGone {
        times.append(clocks.own.now + ForegroundTerminal.backgroundLook)
      }
    }
    loop.wake(at: times.compactMap { $0 }.min(), on: clocks.own)
  }

  private func wakeUp() {
    let now = clocks.own.now
    var inputs: [SessionInput<P.Message>] = []
    if let terminal {
      noteOwnership(terminal.checkForeground())
      if let deadline = terminal.inputDeadline, deadline <= now {
        inputs = terminal.flushInput().map { .terminal($0) }
      }
    }
    turn(inputs + [.timePassed])
  }
}

// MARK: - The terminal

extension Runner {
  /// Handles a change of the terminal's ownership.
  private func noteOwnership(_ change: ForegroundTerminal.Change) {
    guard let terminal else { return }
    dieWithTerminal()
    guard change != .none else { return }
    watchInput()
    let isVisible = terminal.isHeld && terminal.content == .frames
    inputs += [.visible(isVisible)] + (terminal.isHeld ? [.window(terminal.port.size)] : [])
  }

  /// The maximum number of keys that are read from a file.
  private static var longestFile: Int { 1 << 20 }

  private func watchInput() {
    guard let terminal, let descriptor = terminal.port.descriptor else { return }
    if terminal.isHeld, !isWatchingInput {
      isWatchingInput = loop.watch(descriptor) { [self] in readInput() }
      // A file can't be waited for, and is readable at once.
      while !isWatchingInput, terminal.port.hasInput {
        inputs += terminal.read().map { .terminal($0) }
        guard inputs.count < Self.longestFile else {
          var decoder = InputDecoder()
          inputs += decoder.decode([StreamPort.endOfTransmission]).map { .terminal($0) }
          break
        }
      }
    } else if !terminal.isHeld, isWatchingInput {
      loop.unwatchReadable(descriptor)
      isWatchingInput = false
    }
  }

  private func readInput() {
    guard let terminal else { return }
    noteOwnership(terminal.checkForeground())
    let events = terminal.read()
    if terminal.port.isGone {
      if let descriptor = terminal.port.descriptor { loop.unwatch(descriptor) }
      (isWatchingInput, isWatchingOutput) = (false, false)
    }
    dieWithTerminal()
    turn(events.map { .terminal($0) })
  }

  /// Ends the program if the terminal has gone away and it should end with it.
  private func dieWithTerminal() {
    if endsWithTerminal, terminal?.port.isGone == true { die(of: .deadly(SIGHUP)) }
  }

  /// Continues writing when the terminal accepts more, and then draws any newer frame.
  private func watchOutput() {
    guard let port = terminal?.port, let descriptor = port.descriptor, port.isStalled,
      !isWatchingOutput
    else { return }
    isWatchingOutput = loop.watchWritable(descriptor) { [self] in
      port.flush()
      guard !port.isStalled else { return }
      loop.unwatchWritable(descriptor)
      isWatchingOutput = false
      turn([.timePassed])
    }
  }
}

// MARK: - Signals and the end

extension Runner {
  private func handle(_ signal: Signal) {
    switch signal {
    case .deadly: die(of: signal)
    case .suspend:
      turn([.suspending])
      let replies = terminal?.give() ?? []
      watchInput()
      inputs += replies.map { .terminal(.reply($0)) } + [.visible(false)]
      let missed = signals?.obey(signal) ?? []
      resume()
      missed.forEach(handle)
    case .resume: resume()
    case .windowChange:
      guard let terminal, terminal.isHeld else { return }
      // The window may have been resized and back, cutting off what it showed.
      terminal.forget()
      turn([.window(terminal.port.size)])
    case .user: if !handler.handle(signal, self) { die(of: signal) }
    }
  }

  /// The program's current state.
  package var program: P { session.program }

  /// The cost of the run so far.
  package var statistics: RunStatistics {
    RunStatistics(
      wakeups: loop.wakeups, frames: terminal?.frames ?? 0, bytes: terminal?.bytesWritten ?? 0)
  }

  /// Recovers after a stop.
  private func resume() {
    guard let terminal else { return turn([.resumed]) }
    noteOwnership(terminal.resume())
    turn(terminal.isHeld ? [.window(terminal.port.size), .resumed] : [.resumed])
  }

  /// Returns a deadly signal that arrived since the last turn, if any.
  package func pendingDeadlySignal() -> Signal? {
    signals?.read().first { if case .deadly = $0 { true } else { false } }
  }

  /// Waits for another program, which has the terminal from now on, and returns how it
  /// ended.
  ///
  /// Keyboard signals reach it directly; others that are sent to this process are forwarded to it.
  /// The loop's other watches are served, but nothing is drawn or read.
  ///
  /// - Parameter process: A child of this process.
  /// - Returns: The ending, or `nil` if it can't be known.
  package func wait(for process: Int32) -> ProcessEnding? {
    // What stops the other program in the background stops the whole job.
    for number in [SIGTTIN, SIGTTOU] { _ = Glibc.signal(number, SIG_DFL) }
    loop.onWake = {}
    let hasKeyboard = terminal != nil
    if let descriptor = terminal?.port.descriptor { loop.unwatch(descriptor) }
    if let signals {
      loop.watch(signals.descriptor) {
        for signal in signals.read() { Self.pass(signal, to: process, signals, hasKeyboard) }
      }
    }
    let descriptor = csystem_open_process(process)
    if descriptor >= 0 { loop.watch(descriptor) {} }
    var status: Int32 = 0
    while true {
      guard let ended = try? check({ unsafe waitpid(process, &status, WNOHANG) }) else {
        return nil
      }
      if ended == process { return ProcessEnding(waitStatus: status) }
      loop.turn(timeout: descriptor < 0 ? .milliseconds(100) : nil)
    }
  }

  private static func pass(
    _ signal: Signal, to process: Int32, _ signals: SignalPipe, _ hasKeyboard: Bool
  ) {
    switch signal {
    case .interrupt where hasKeyboard, .quit where hasKeyboard, .resume, .windowChange: break
    case .deadly(let number), .user(let number): kill(process, number)
    case .suspend:
      for missed in signals.obey(signal) { pass(missed, to: process, signals, hasKeyboard) }
    }
  }

  /// Ends the program at its own request.
  private func end(_ status: Int32, saying line: String?) -> Never {
    let status = handler.finish(saying: line, status: status)
    _ = terminal?.give(saying: line)
    handler.leave(self, status: status)
  }

  /// Dies of a signal, with the terminal restored, so that the parent sees the signal.
  package func die(of signal: Signal) -> Never {
    let line = session.program.closingLine(at: clocks.now)
    handler.die(of: signal, self)
    _ = terminal?.give(saying: line)
    handler.sayLastWords(after: signal, self)
    signal.takeDefaultAction()
    _exit(128 + signal.number)
  }
}
