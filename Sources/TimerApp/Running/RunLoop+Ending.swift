internal import Alarms
internal import Countdowns
internal import Glibc
internal import Stages
internal import TerminalIO

extension RunLoop {
  /// Answers a signal.
  func received(_ signal: Signal) {
    switch signal {
    case .deadly: die(of: signal)
    case .suspend:
      stage?.give()
      let missed = signals?.obey(signal) ?? []
      resumed()
      missed.forEach(received)
    case .resume: resumed()
    case .windowChange:
      if let stage { deliver(.windowChanged(stage.terminal.size)) }
    }
  }

  /// Catches up after a stop.
  private func resumed() {
    guard let stage else { return deliver(.timePassed) }
    stage.resume()
    deliver(stage.isHeld ? .windowChanged(stage.terminal.size) : .timePassed)
  }

  /// How long the sound device may take to fall silent.
  private static let silencing = Duration.milliseconds(50)

  /// Ends the program because the countdown is over.
  func end(_ outcome: TimeManager.Outcome, at now: Moment) -> Never {
    let line = model.closing(outcome, at: now)
    ringer?.end(waitingAtMost: Self.silencing)
    stage?.give(saying: line)
    if streams.speaksOnError { StandardStreams.writeIfReady(line + "\n", to: 2) }
    // Nothing is left to be done at exit: what would be is skipped, so that it ends on time.
    if case .cancelled = outcome { _exit(1) }
    _exit(feed?.failure.map { $0.isBrokenPipe ? 0 : Console.outputFailed } ?? 0)
  }

  /// Dies of a signal, as its sender means it, with the terminal as it was.
  func die(of signal: Signal) -> Never {
    ringer?.end(waitingAtMost: Self.silencing)
    stage?.give(saying: model.interrupted(at: clocks.now))
    signal.takeDefaultAction()
    exit(128 + signal.number)
  }
}
