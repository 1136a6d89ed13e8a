import TestSupport
import Testing

/// Starts the built program on its own terminal.
func builtTimer(
  _ arguments: [String], _ change: (inout TerminalSession.Setting) -> Void = { _ in }
) throws -> TerminalSession {
  var setting = TerminalSession.Setting()
  change(&setting)
  return try #require(TerminalSession("timer", arguments, setting))
}

/// Expects the terminal's line and modes to be as before the program started.
func expectRestored(
  _ session: TerminalSession, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(session.terminal.line == session.lineBefore, sourceLocation: sourceLocation)
  let trace = session.trace
  #expect(trace.isRestored, "\(trace)", sourceLocation: sourceLocation)
}
