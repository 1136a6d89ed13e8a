internal import Cells
internal import TerminalCodes

extension Capabilities {
  /// Works out what the terminal can, but for what was said on the command line.
  init(environment: (String) -> String?, glyphs: GlyphSet?, colors: ColorDepth?) {
    self.init(environment: environment)
    if let glyphs {
      self.glyphs = glyphs
      // Whoever asks for signs beyond ASCII knows that the terminal takes them.
      if glyphs != .ascii { isUTF8 = true }
    }
    if let colors { self.colors = colors }
  }
}
