internal import Countdowns
internal import Dispatch
internal import TerminalCodes
internal import TerminalIO

extension RunLoop {
  /// Takes the terminal, if it is this program's turn on it; the next frame draws all.
  func takeTerminal(greeting: Bool = false) {
    guard let screen, !holdsTerminal else { return }
    guard screen.terminal.isForeground else {
      if greeting { greet() }
      return
    }
    holdsTerminal = true
    _ = model.resized(to: screen.terminal.size)
    screen.retake()
    if streams.show == .words { screen.terminal.enterKeyMode(restoring: "") }
    if greeting, streams.show == .words { greet() }
    let source = DispatchSource.makeReadSource(
      fileDescriptor: screen.terminal.descriptor, queue: .main)
    source.setEventHandler { [self] in read() }
    source.activate()
    input = source
  }

  /// Says how the countdown was understood.
  private func greet() {
    say(model.echo(at: clocks.now))
    if let hint = model.hint { say(hint.text) }
  }

  /// Gives the terminal back, with a last line if there is one.
  func giveTerminal(saying line: String? = nil) {
    guard let screen else { return }
    input?.cancel()
    input = nil
    if holdsTerminal { awaitReply() }
    screen.leave(saying: line)
    if holdsTerminal { screen.terminal.leaveKeyMode() }
    holdsTerminal = false
  }

  /// Notices when the shell gave the terminal to this program, or took it away.
  func checkForeground() {
    guard let terminal = screen?.terminal, !terminal.isGone else { return }
    if !holdsTerminal {
      takeTerminal()
    } else if !terminal.isForeground {
      // Whoever has it now has set its modes: nothing is put back.
      input?.cancel()
      input = nil
      holdsTerminal = false
    }
  }

  /// The questions, the first time; they are asked once.
  func questions() -> [UInt8] {
    guard capabilities.hasTitleAndReplies, asked == nil else { return [] }
    asked = clocks.now.instant
    model.awaitsReply = true
    return Questions.batch(asksCellSize: model.window.pixelWidth == 0)
  }

  /// Waits a moment for an answer that is still under way, so that the shell doesn't get it.
  private func awaitReply() {
    guard let screen, let asked, model.awaitsReply else { return }
    let terminal = screen.terminal
    // One that was silent for a second doesn't answer at all.
    guard asked.duration(to: clocks.now.instant) < .seconds(1) else { return }
    let limit = SystemClock.monotonic.now + .milliseconds(50)
    while model.awaitsReply, !terminal.isGone,
      terminal.waitForInput(limit - SystemClock.monotonic.now)
    {
      for case .reply(let reply) in decoder.decode(terminal.read()) { _ = model.received(reply) }
    }
    terminal.discardInput()
  }

  private func read() {
    guard let terminal = screen?.terminal else { return }
    checkForeground()
    guard holdsTerminal else { return }
    let events = decoder.decode(terminal.read())
    if terminal.isGone {
      input?.cancel()
      input = nil
    }
    for event in events { deliver(.input(event)) }
    reads += 1
    guard let patience = decoder.patience else { return }
    let (read, wait) = (reads, Int(patience / .milliseconds(1)))
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(wait)) { [self] in
      MainActor.assumeIsolated {
        // Something has come since: that has a wait of its own.
        guard read == reads else { return }
        for event in decoder.flush() { deliver(.input(event)) }
      }
    }
  }
}
