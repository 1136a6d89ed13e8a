package import TerminalCodes
package import TerminalIO

/// Questions to a terminal whose answers are waited for.
package enum Inquiry {
  /// Returns what a terminal answers to a batch of questions, which ends with the one for its device
  /// attributes, in at most `limit`.
  ///
  /// What is typed meanwhile is lost. A terminal that another job has isn't asked, nor is one for
  /// which something was typed already.
  @MainActor
  package static func ask(
    _ terminal: Terminal, _ questions: [UInt8], limit: Duration
  ) -> [Reply] {
    guard !questions.isEmpty, terminal.isForeground else { return [] }
    // Ctrl-C must find the line as it was.
    return Signal.held { answers(of: terminal, questions, limit) }
  }

  @MainActor
  private static func answers(
    of terminal: Terminal, _ questions: [UInt8], _ limit: Duration
  ) -> [Reply] {
    terminal.enterKeyMode(restoring: [])
    defer { terminal.leaveKeyMode() }
    // Half a line is seen only now that lines aren't edited. It is for whoever reads next.
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
