/// Asks running timers.
package enum ControlClient {
  /// The result of asking one timer.
  package enum Answer: Hashable, Sendable {
    case reply(ControlReply)
    /// The timer didn't answer in time: its process is stopped.
    case silent
    /// The timer is gone; the file of its socket is removed.
    case stale
    /// The timer can't be asked.
    case failed(ControlError)
  }

  /// Asks many timers at once, for at most `limit` in all, and returns their answers in the order of
  /// the sockets.
  package static func ask(
    _ sockets: [ControlSocket], _ request: ControlRequest, within limit: Duration
  ) -> [Answer] {
    ask(sockets, request, within: limit, meanwhile: {})
  }

  /// Asks timers, and calls a function before each wait.
  static func ask(
    _ sockets: [ControlSocket], _ request: ControlRequest, within limit: Duration,
    meanwhile: () -> Void
  ) -> [Answer] {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    var round = ControlRound(sockets, request)
    while !round.isDone {
      round.connect()
      meanwhile()
      let rest = clock.now.duration(to: deadline)
      guard !round.isDone, rest > .zero else { break }
      round.wait(atMost: rest)
    }
    return round.finish()
  }
}
