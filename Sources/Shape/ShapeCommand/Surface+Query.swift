internal import Findings
internal import Outputs
internal import Runtime
internal import TerminalCodes
internal import TerminalIO
internal import Widgets

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
      throw CommandError(
        words: PixelChoice.refusal(of: wanted, choice.reason), status: 69)
    }
    pixels = choice.channel
    glyphs = report.glyphs(context.environment).glyphs
  }
}
