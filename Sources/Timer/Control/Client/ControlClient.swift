package import Reports

/// Sends requests to running timers.
package enum ControlClient {
  /// The result of a request to one timer.
  package enum Answer: Hashable, Sendable {
    case reply(ControlReply)
    /// The timer didn't answer in time.
    case silent
    /// The timer can't answer: its process is stopped.
    case stopped
    /// The timer is gone, and the file of its socket has been removed.
    case stale
    /// The request failed.
    case failed(ControlError)
  }

  /// Sends a request to several timers at once, and returns their answers in the order of the
  /// sockets.
  ///
  /// All timers have `limit` to answer. Those whose processes are running, but slow on a busy
  /// machine, have until `longest`; `nil` stands for no extra time.
  package static func ask(
    _ sockets: [ControlSocket], _ request: ControlRequest, within limit: Duration,
    ifBusy longest: Duration? = nil
  ) -> [Answer] {
    ask(sockets, request, within: limit, ifBusy: longest, meanwhile: {})
  }

  /// The time for which to retry a timer that accepts no connection, because too many programs
  /// connect or because its process is stopped and can't be identified.
  private static let patienceToConnect = Duration.seconds(2)

  /// Sends a request to timers, calling a function before each wait.
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
