import TestSupport
import Testing

/// Starts the built program on its own terminal.
func builtTimer(
  _ arguments: [String], _ change: (inout TerminalSession.LaunchOptions) -> Void = { _ in }
) throws -> TerminalSession {
  var options = TerminalSession.LaunchOptions()
  change(&options)
  return try #require(TerminalSession("timer", arguments, options))
}

/// Expects the terminal's line and modes to be as before the program started.
func expectRestored(
  _ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(session.terminal.line == session.lineBefore, sourceLocation: sourceLocation)
  let trace = session.trace
  #expect(trace.isRestored, "\(trace)", sourceLocation: sourceLocation)
}
