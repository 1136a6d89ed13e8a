internal import Alarms
internal import Dispatch
internal import Glibc
internal import TerminalCodes
internal import TerminalIO

extension PickerLoop {
  /// Takes the terminal, if it is this program's turn on it; the next frame draws all.
  func takeTerminal() {
    guard !holdsTerminal, screen.terminal.isForeground else { return }
    holdsTerminal = true
    isTicking = false
    model.resized(to: screen.terminal.size)
    screen.retake()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: screen.terminal.descriptor, queue: .main)
    source.setEventHandler { [self] in read() }
    source.activate()
    input = source
  }

  /// Gives the terminal back, with a last line if there is one.
  func giveTerminal(saying line: String? = nil) {
    input?.cancel()
    input = nil
    if holdsTerminal { awaitReply() }
    screen.leave(saying: line)
    if holdsTerminal { screen.terminal.leaveKeyMode() }
    holdsTerminal = false
  }

  /// Notices when the shell gave the terminal to this program, or took it away.
  func checkForeground() {
    let terminal = screen.terminal
    guard !terminal.isGone else { return }
    if !holdsTerminal {
      takeTerminal()
    } else if !terminal.isForeground {
      // Whoever has it now has set its modes: nothing is put back.
      input?.cancel()
      input = nil
      holdsTerminal = false
      isTicking = false
      tick()
    }
  }

  /// The questions, the first time; they are asked once.
  func questions() -> [UInt8] {
    guard capabilities.hasTitleAndReplies, asked == nil else { return [] }
    asked = now
    model.awaitsReply = true
    return Questions.batch(asksCellSize: screen.terminal.size.pixelWidth == 0)
  }

  /// Waits a moment for an answer that is still under way, so that the shell doesn't get it.
  private func awaitReply() {
    // One that was silent for a second doesn't answer at all.
    guard let asked, model.awaitsReply, now - asked < .seconds(1) else { return }
    let terminal = screen.terminal
    let limit = now + .milliseconds(50)
    while model.awaitsReply, !terminal.isGone, terminal.waitForInput(limit - now) {
      for case .reply(let reply) in decoder.decode(terminal.read()) { model.received(reply) }
    }
    terminal.discardInput()
  }

  private func read() {
    checkForeground()
    guard holdsTerminal else { return }
    let events = decoder.decode(screen.terminal.read())
    // Without a terminal there is nobody to choose.
    if screen.terminal.isGone { die(of: .deadly(SIGHUP)) }
    events.forEach(came)
    reads += 1
    guard let patience = decoder.patience else { return }
    let (read, wait) = (reads, Int(patience / .milliseconds(1)))
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(wait)) { [self] in
      MainActor.assumeIsolated {
        // Something has come since: that has a wait of its own.
        guard read == reads else { return }
        decoder.flush().forEach(came)
      }
    }
  }

  private func came(_ event: InputEvent) {
    deliver { model in
      switch event {
      case .key(let key): return model.pressed(key)
      case .reply(let reply):
        model.received(reply)
        return []
      }
    }
  }
}

// MARK: - Signals

extension PickerLoop {
  /// Answers a signal.
  func received(_ signal: Signal) {
    switch signal {
    case .deadly: die(of: signal)
    case .suspend:
      if model.playing != nil {
        player?.stop()
        model.fellSilent(nil)
      }
      giveTerminal()
      signal.takeDefaultAction()
      // The signal that ended this stop is answered here, once.
      let missed = signals.read().filter { $0 != .resume }
      resumed()
      missed.forEach(received)
    case .resume: resumed()
    case .windowChange:
      deliver { [size = screen.terminal.size] model in
        model.resized(to: size)
        return [.redraw]
      }
    }
  }

  /// Dies of a signal, as its sender means it, with the terminal as it was.
  private func die(of signal: Signal) -> Never {
    giveTerminal()
    signal.takeDefaultAction()
    _exit(128 + signal.number)
  }

  /// Catches up after a stop.
  private func resumed() {
    // Somebody may have set other modes, written to the screen and changed its size.
    let held = holdsTerminal
    checkForeground()
    if held, holdsTerminal { screen.retake() }
    deliver { [size = screen.terminal.size] model in
      model.resized(to: size)
      return [.redraw]
    }
  }
}
