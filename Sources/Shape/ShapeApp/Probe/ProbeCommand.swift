internal import Cells
internal import Pictures
internal import Runtime
internal import Scenes
internal import TerminalCodes
internal import TerminalIO

/// `shape probe`.
@MainActor
enum ProbeCommand {
  /// Prints the terminal's capabilities: in sections on a terminal, otherwise one per line.
  static func run(_ arguments: ProbeArguments) throws(Failure) {
    let capabilities = Capabilities(environment: Console.environment)
    guard let terminal = Terminal.open(orElse: 1) else {
      throw Failure(words: "there is no terminal to query", status: 69)
    }
    guard terminal.isForeground else {
      throw Failure(
        words: "another job has the terminal: run this in the foreground", status: 69)
    }
    // Its silence may have had a reason that is over.
    terminal.isSilent = false
    let start = SystemClock.monotonic.now
    let report = TerminalReport(asking: terminal, capabilities, .auto)
    let wait = SystemClock.monotonic.now - start
    let findings = Findings(
      report, capabilities, glyphs: glyphs(terminal, report), answeredAfter: wait,
      environment: Console.environment)
    if arguments.json { return ShapeTool.console.print(findings.json) }
    guard StandardStreams.isTerminal(1), capabilities.movesCursor else {
      return ShapeTool.console.print(lines: findings.text.lines)
    }
    let theme = Theme(
      background: report.background ?? Theme.darkBackground, depth: capabilities.colors)
    var grid = FindingsPage(findings: findings, theme: theme, columns: report.window.columns).grid
    if !capabilities.isUTF8 { grid.makeASCII() }
    ShapeTool.console.write(Array(ANSIText.text(of: grid).utf8))
  }

  /// Returns the choice of glyphs, tested on a terminal that answers queries.
  private static func glyphs(_ terminal: Terminal, _ report: TerminalReport) -> GlyphChoice {
    let choice = report.glyphs
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
