internal import Cells
internal import Outputs
internal import Pictures
internal import Runtime
internal import Scenes
internal import ShapeCommand
internal import TerminalCodes
internal import TerminalIO

/// `shape probe`.
@MainActor
enum ProbeCommand {
  /// Prints the terminal's capabilities: in sections on a terminal, otherwise one per line.
  static func run(_ arguments: ProbeArguments, in context: CommandContext) throws(CommandError) {
    let capabilities = context.capabilities
    guard let terminal = context.openTerminal() else {
      throw CommandError(words: "there is no terminal to query", status: 69)
    }
    guard terminal.isForeground else {
      throw CommandError(
        words: "another job has the terminal: run this in the foreground", status: 69)
    }
    // Its silence may have had a reason that is over.
    terminal.isSilent = false
    let start = SystemClock.monotonic.now
    let report = TerminalReport(asking: terminal, capabilities, .auto, context.environment)
    let wait = SystemClock.monotonic.now - start
    let findings = TerminalFindings(
      report, capabilities, glyphs: glyphs(terminal, report, context.environment),
      answeredAfter: wait, environment: context.environment)
    if arguments.json { return try context.print(findings.json) }
    guard context.isTerminal(1), capabilities.movesCursor else {
      return try context.print(lines: findings.text.lines)
    }
    let theme = Theme(
      background: report.background ?? Theme.darkBackground, depth: capabilities.colors)
    var grid = FindingsPage(findings: findings, theme: theme, columns: report.window.columns).grid
    if !capabilities.isUTF8 { grid.makeASCII() }
    try context.write(Array(ANSIText.text(of: grid).utf8))
  }

  /// Returns the choice of glyphs, tested on a terminal that answers queries.
  private static func glyphs(
    _ terminal: Terminal, _ report: TerminalReport, _ environment: (String) -> String?
  ) -> GlyphChoice {
    let choice = report.glyphs(environment)
    guard report.evidence.attributes != nil else { return choice }
    let probe = GlyphProbe(choice.glyphs)
    guard !probe.scalars.isEmpty else { return choice }
    let replies = Inquiry.ask(terminal, Questions.widths(of: probe.scalars))
    let columns = replies.compactMap { reply -> Int? in
      if case .cursorPosition(_, let column) = reply { column } else { nil }
    }
    return GlyphProbe.decide(choice, columns: columns)
  }
}
