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
  ///   - environment: Returns a variable's value.
  @MainActor
  package init(
    asking terminal: Terminal, _ capabilities: Capabilities, _ wish: PixelChoice.Wish,
    _ environment: (String) -> String?
  ) {
    self.init(terminal.size)
    var rounds = InquiryRounds(terminal)
    ask(&rounds, capabilities, wish, environment)
  }

  /// Asks for what is missing, in one or two rounds.
  @MainActor
  mutating func ask(
    _ rounds: inout InquiryRounds, _ capabilities: Capabilities, _ wish: PixelChoice.Wish,
    _ environment: (String) -> String?
  ) {
    guard capabilities.hasTitleAndReplies else { return }
    let first = Questions.batch(asksCellSize: cell == nil, asksName: true)
    rounds.ask(first).forEach { note($0) }
    unasked = rounds.unasked
    // Skips the second round if the terminal doesn't answer at all.
    guard evidence.attributes != nil else { return }
    let second = PixelChoice.questions(wish, evidence, environment: environment)
    rounds.ask(second).forEach { note($0) }
  }
}

extension TerminalFindings {
  /// Queries a terminal, and tests the glyphs on one that answers.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - capabilities: The capabilities according to its environment.
  ///   - end: The instant of the monotonic clock at which all rounds end; by default, each has the
  ///     usual time limit.
  ///   - environment: Returns a variable's value.
  /// - Returns: The findings, and the report that they follow from.
  @MainActor
  package static func asking(
    _ terminal: Terminal, _ capabilities: Capabilities, until end: Duration? = nil,
    _ environment: (String) -> String?
  ) -> (findings: TerminalFindings, report: TerminalReport) {
    let start = SystemClock.monotonic.now
    var rounds = InquiryRounds(terminal, until: end)
    var report = TerminalReport(terminal.size)
    report.ask(&rounds, capabilities, .auto, environment)
    let wait = SystemClock.monotonic.now - start
    let findings = TerminalFindings(
      report, capabilities, glyphs: glyphs(&rounds, report, environment),
      answeredAfter: wait, environment: environment)
    return (findings, report)
  }

  /// Returns the choice of glyphs, tested on a terminal that answers queries.
  @MainActor
  private static func glyphs(
    _ rounds: inout InquiryRounds, _ report: TerminalReport,
    _ environment: (String) -> String?
  ) -> GlyphChoice {
    let choice = report.glyphs(environment)
    guard report.evidence.attributes != nil else { return choice }
    let probe = GlyphProbe(choice.glyphs)
    guard !probe.scalars.isEmpty else { return choice }
    let replies = rounds.ask(Questions.widths(of: probe.scalars))
    let columns = replies.compactMap { reply -> Int? in
      if case .cursorPosition(_, let column) = reply { column } else { nil }
    }
    return GlyphProbe.decide(choice, columns: columns)
  }
}
