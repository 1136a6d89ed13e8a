internal import Findings
package import TerminalCodes
package import TerminalIO

/// Queries to a terminal that wait for the replies.
package enum Inquiry {
  /// The time limit for replies.
  ///
  /// What arrives later ends up in the shell's command line. A terminal that needs longer is
  /// remembered as silent and isn't queried again.
  package static let limit = Duration.seconds(3)

  /// Returns the terminal's replies to a batch of queries, which ends with the one for its device
  /// attributes, to which every terminal replies.
  ///
  /// Input typed meanwhile is lost. A terminal that another job owns isn't queried, nor is one that
  /// is silent or has pending input. A shorter time than the limit doesn't show that a terminal is
  /// silent, which is then not remembered.
  @MainActor
  package static func ask(
    _ terminal: any TerminalPort, _ questions: [UInt8], within time: Duration = limit,
    clock: () -> Duration = { SystemClock.monotonic.now }
  ) -> [Reply] {
    (try? replies(of: terminal, questions, within: time, clock: clock)) ?? []
  }

  /// Returns the replies as `ask` does.
  ///
  /// - Throws: The reason why a terminal in the foreground wasn't queried.
  @MainActor
  static func replies(
    of terminal: any TerminalPort, _ questions: [UInt8], within time: Duration,
    clock: () -> Duration
  ) throws(TerminalReport.Unasked) -> [Reply] {
    guard !questions.isEmpty, terminal.isForeground else { return [] }
    guard !terminal.isSilent else { throw .wasSilent }
    // Ctrl-C must find the line settings restored.
    let replies = Signal.held { exchange(with: terminal, questions, within: time, clock) }
    guard let replies else { throw .hasInput }
    if time < limit { terminal.isSilent = false }
    return replies
  }

  /// Returns the replies; `nil` if input is pending.
  @MainActor
  private static func exchange(
    with terminal: any TerminalPort, _ questions: [UInt8], within time: Duration,
    _ clock: () -> Duration
  ) -> [Reply]? {
    terminal.enterKeyMode(restoring: [])
    defer { terminal.leaveKeyMode() }
    // Part of a line becomes visible only once line editing is off; it is left for the next reader.
    guard !terminal.hasInput else { return nil }
    defer { terminal.discardInput() }
    terminal.write(questions)
    var decoder = InputDecoder()
    return replies(from: terminal, &decoder, until: clock() + time, clock)
  }

  /// Returns the replies up to the device attributes; a terminal without these is remembered as
  /// silent at `end`.
  @MainActor
  static func replies(
    from terminal: any TerminalPort, _ decoder: inout InputDecoder, until end: Duration,
    _ clock: () -> Duration
  ) -> [Reply] {
    var replies: [Reply] = []
    while !terminal.isGone, terminal.waitForInput(end - clock()) {
      for case .reply(let reply) in decoder.decode(terminal.read()) {
        replies.append(reply)
        if case .deviceAttributes = reply { return replies }
      }
    }
    if !terminal.isGone { terminal.isSilent = true }
    return replies
  }
}
