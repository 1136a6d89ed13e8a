internal import Cells
package import Findings
package import TerminalCodes
package import TerminalIO

extension TerminalReport {
  /// Queries a terminal's capabilities in one or two rounds; without an answer, only the window
  /// size is known.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - capabilities: The capabilities according to its environment.
  ///   - wish: The requested kind of pixels.
  ///   - limit: The time limit for the replies of a round.
  ///   - environment: Returns a variable's value.
  @MainActor
  package init(
    asking terminal: Terminal, _ capabilities: Capabilities, _ wish: PixelChoice.Wish,
    within limit: Duration = Inquiry.limit, _ environment: (String) -> String?
  ) {
    self.init(terminal.size)
    guard capabilities.hasTitleAndReplies else { return }
    let first = Questions.batch(asksCellSize: cell == nil, asksName: true)
    Inquiry.ask(terminal, first, within: limit).forEach { note($0) }
    // Skips the second round if the terminal doesn't answer at all.
    guard evidence.attributes != nil else { return }
    let second = PixelChoice.questions(wish, evidence, environment: environment)
    Inquiry.ask(terminal, second, within: limit).forEach { note($0) }
  }
}

extension TerminalFindings {
  /// Queries a terminal, and tests the glyphs on one that answers.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - capabilities: The capabilities according to its environment.
  ///   - limit: The time limit for the replies of a round.
  ///   - environment: Returns a variable's value.
  /// - Returns: The findings, and the report that they follow from.
  @MainActor
  package static func asking(
    _ terminal: Terminal, _ capabilities: Capabilities, within limit: Duration = Inquiry.limit,
    _ environment: (String) -> String?
  ) -> (findings: TerminalFindings, report: TerminalReport) {
    let start = SystemClock.monotonic.now
    let report = TerminalReport(
      asking: terminal, capabilities, .auto, within: limit, environment)
    let wait = SystemClock.monotonic.now - start
    let findings = TerminalFindings(
      report, capabilities, glyphs: glyphs(terminal, report, within: limit, environment),
      answeredAfter: wait, environment: environment)
    return (findings, report)
  }

  /// Returns the choice of glyphs, tested on a terminal that answers queries.
  @MainActor
  private static func glyphs(
    _ terminal: Terminal, _ report: TerminalReport, within limit: Duration,
    _ environment: (String) -> String?
  ) -> GlyphChoice {
    let choice = report.glyphs(environment)
    guard report.evidence.attributes != nil else { return choice }
    let probe = GlyphProbe(choice.glyphs)
    guard !probe.scalars.isEmpty else { return choice }
    let replies = Inquiry.ask(terminal, Questions.widths(of: probe.scalars), within: limit)
    let columns = replies.compactMap { reply -> Int? in
      if case .cursorPosition(_, let column) = reply { column } else { nil }
    }
    return GlyphProbe.decide(choice, columns: columns)
  }
}
