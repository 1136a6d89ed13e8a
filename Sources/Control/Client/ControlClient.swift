/// Asks running timers.
package enum ControlClient {
  /// The result of asking one timer.
  package enum Answer: Hashable, Sendable {
    case reply(ControlReply)
    /// The timer didn't answer in time.
    case silent
    /// The timer can't answer: its process is stopped.
    case stopped
    /// The timer is gone; the file of its socket is removed.
    case stale
    /// The timer can't be asked.
    case failed(ControlError)
  }

  /// Asks many timers at once, and returns their answers in the order of the sockets.
  ///
  /// All of them have `limit` to answer. Those whose processes run, but are slow on a busy machine, have
  /// `longest`; `nil` for no more time.
  package static func ask(
    _ sockets: [ControlSocket], _ request: ControlRequest, within limit: Duration,
    ifBusy longest: Duration? = nil
  ) -> [Answer] {
    ask(sockets, request, within: limit, ifBusy: longest, meanwhile: {})
  }

  /// How long to try a timer that accepts no connection: too many programs connect, or its process is
  /// stopped and can't be identified.
  private static let patienceToConnect = Duration.seconds(2)

  /// Asks timers, and calls a function before each wait.
  static func ask(
    _ sockets: [ControlSocket], _ request: ControlRequest, within limit: Duration,
    ifBusy longest: Duration? = nil, meanwhile: () -> Void
  ) -> [Answer] {
    let clock = ContinuousClock()
    let start = clock.now
    var deadline = start + limit
    var round = ControlRound(sockets, request)
    while !round.isDone {
      round.connect()
      meanwhile()
      guard !round.isDone else { break }
      let now = clock.now
      if now >= deadline {
        guard let longest, now < start + longest else { break }
        round.giveUpOnStopped()
        if now >= start + patienceToConnect { round.giveUpOnUnconnected() }
        deadline = min(now + limit, start + longest)
        continue
      }
      round.wait(atMost: now.duration(to: deadline))
    }
    return round.finish()
  }
}
