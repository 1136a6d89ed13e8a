internal import Cells
internal import Programs
internal import Raster
internal import Runtime
internal import Shapes
internal import TerminalCodes
internal import TerminalIO
internal import Widgets

/// What a terminal has reported, and what follows from it.
struct TerminalReport {
  var evidence = TerminalEvidence()
  /// The size of the window.
  var window: WindowSize
  /// The background color.
  var background: RGB?
  /// The size of a cell in pixels, and which report it came from.
  var cell: (size: Size, source: String)?
  /// Whether the terminal supports synchronized updates (mode 2026), if reported.
  var holdsFrames: Bool?

  init(_ window: WindowSize) {
    self.window = window
    cell = window.cell.map { ($0, "the window’s size") }
  }

  /// Records a reply.
  mutating func note(_ reply: Reply) {
    evidence.note(reply)
    if let background = reply.background { self.background = background }
    if cell == nil, let size = reply.cell(in: window) {
      cell = if case .cellSize = reply { (size, "CSI 16 t") } else { (size, "CSI 14 t") }
    }
    if case .mode(2026, let state) = reply { holdsFrames = state == 1 || state == 2 }
  }
}

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
  init(
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

extension TerminalReport {
  /// Returns the glyphs to draw with, chosen by the terminal's own name, or else by the
  /// environment.
  func glyphs(_ environment: (String) -> String?) -> GlyphChoice {
    let guess = GlyphChoice.choose(environment: environment)
    guard guess.glyphs != .ascii, let version = evidence.version else { return guess }
    return GlyphChoice.choose(version: version) ?? guess
  }
}

extension OutputPlan {
  /// The requested kind of pixels.
  var wish: PixelChoice.Wish {
    switch medium {
    case .auto: .auto
    case .glyphs: .cells
    case .pixels(let pixels): .only(pixels)
    }
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
      throw CommandError(
        words: PixelChoice.refusal(of: wanted, choice.reason), status: 69)
    }
    pixels = choice.channel
    glyphs = report.glyphs(context.environment).glyphs
  }
}
