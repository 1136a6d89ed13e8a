package import Outputs
internal import Runtime
package import TerminalCodes
package import TerminalIO
internal import Widgets

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
    guard capabilities.hasTitleAndReplies else { return }
    let first = Questions.batch(asksCellSize: cell == nil, asksName: true)
    Inquiry.ask(terminal, first).forEach { note($0) }
    // Skips the second round if the terminal doesn't answer at all.
    guard evidence.attributes != nil else { return }
    let second = PixelChoice.questions(wish, evidence, environment: environment)
    Inquiry.ask(terminal, second).forEach { note($0) }
  }
}

extension Surface {
  /// Updates the surface with what the terminal on standard output reports.
  @MainActor
  mutating func ask(
    _ capabilities: Capabilities, _ wish: PixelChoice.Wish, in context: CommandContext
  ) throws(CommandError) {
    guard let terminal = context.openTerminal(), StandardStreams.is(1, terminal) else { return }
    let report = TerminalReport(asking: terminal, capabilities, wish, context.environment)
    window = (report.window.columns, report.window.rows)
    if let background = report.background { self.background = background }
    if let cell = report.cell { self.cell = cell.size }
    let choice = PixelChoice(wish, report.evidence, environment: context.environment)
    if case .only(let wanted) = wish, choice.channel == nil {
      throw CommandError(words: PixelChoice.refusal(of: wanted, choice.reason), status: 69)
    }
    pixels = choice.channel
    glyphs = report.glyphs(context.environment).glyphs
  }
}
