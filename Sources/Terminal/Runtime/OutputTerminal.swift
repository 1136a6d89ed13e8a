package import Cells
package import Programs
package import TerminalCodes
package import TerminalIO

/// The terminal on standard output, with everything needed to run a program on it.
@MainActor
package struct OutputTerminal {
  package let terminal: Terminal
  package let capabilities: Capabilities
  package let clocks = ProgramClocks(countsSuspension: false)
  private let pixels: PixelChoice.Wish

  /// Opens the terminal; `nil` if standard output isn't one, or its cursor can't be moved.
  ///
  /// - Parameters:
  ///   - glyphs: The glyph set of pictures, overriding the terminal's known one.
  ///   - colors: The number of colors, overriding the terminal's known one.
  ///   - pixels: Whether pictures may be drawn in pixels.
  package init?(
    glyphs: GlyphSet? = nil, colors: ColorDepth? = nil, pixels: PixelChoice.Wish = .cells
  ) {
    let capabilities = Capabilities(
      environment: Console.environment, glyphs: glyphs, colors: colors)
    guard StandardStreams.isTerminal(1), capabilities.movesCursor,
      let terminal = Terminal.open(orElse: 1), StandardStreams.is(1, terminal)
    else { return nil }
    self.terminal = terminal
    self.capabilities = capabilities
    self.pixels = pixels
  }

  /// Runs a program until it ends; returns only if the system is out of file descriptors.
  package func run<P: Program>(_ program: P, _ handler: some EffectHandler<P>) {
    let shown = ForegroundTerminal(
      terminal, capabilities, .frames, pixels: pixels, environment: Console.environment,
      clock: clocks.own.reading)
    guard StandardStreams.hasSpareDescriptors else { return }
    Runner(program, .init(capabilities), handler, clocks: clocks, terminal: shown)?.run()
  }

  /// Runs a program without effects of its own until it ends; returns only if the system has no
  /// descriptors left.
  package func run<P: Program>(_ program: P) where P.Effect == Never {
    run(program, NoEffects<P>())
  }
}

/// The effect handler of a program that has none.
private final class NoEffects<P: Program>: EffectHandler where P.Effect == Never {
  func perform(_ effect: Never, _ runner: Runner<P>) {}
}
