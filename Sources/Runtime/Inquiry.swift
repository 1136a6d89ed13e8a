package import TerminalCodes
package import TerminalIO

/// Queries to a terminal that wait for the replies.
package enum Inquiry {
  /// The variables that are set if the terminal may be far away: behind SSH, sudo or a multiplexer.
  private static let signsOfDistance = ["SSH_CONNECTION", "SSH_TTY", "SUDO_USER", "TMUX", "STY"]

  /// Returns a time limit for replies, given the values of variables: 125 ms for a local terminal, or
  /// 500 ms for one that may be far away.
  ///
  /// A terminal that never replies delays a program by that much.
  package static func limit(environment: (String) -> String?) -> Duration {
    let isFar = signsOfDistance.contains { environment($0)?.isEmpty == false }
    return isFar ? .milliseconds(500) : .milliseconds(125)
  }

  /// Returns the terminal's replies to a batch of queries, which ends with the one for its device
  /// attributes, within `limit`.
  ///
  /// Input typed meanwhile is lost. A terminal that another job owns isn't queried, nor is one with
  /// pending input.
  @MainActor
  package static func ask(
    _ terminal: Terminal, _ questions: [UInt8], limit: Duration
  ) -> [Reply] {
    guard !questions.isEmpty, terminal.isForeground else { return [] }
    // Ctrl-C must find the line settings restored.
    return Signal.held { answers(of: terminal, questions, limit) }
  }

  @MainActor
  private static func answers(
    of terminal: Terminal, _ questions: [UInt8], _ limit: Duration
  ) -> [Reply] {
    terminal.enterKeyMode(restoring: [])
    defer { terminal.leaveKeyMode() }
    // Part of a line becomes visible only once line editing is off; it is left for the next reader.
    guard !terminal.hasInput else { return [] }
    defer { terminal.discardInput() }
    terminal.write(questions)
    let end = SystemClock.monotonic.now + limit
    var decoder = InputDecoder()
    var replies: [Reply] = []
    while !terminal.isGone, terminal.waitForInput(end - SystemClock.monotonic.now) {
      for case .reply(let reply) in decoder.decode(terminal.read()) {
        replies.append(reply)
        if case .deviceAttributes = reply { return replies }
      }
    }
    return replies
  }
}
