internal import TerminalCodes
package import Widgets

extension Surface {
  /// Applies the requested settings.
  package mutating func follow(_ output: OutputPlan) {
    if let depth = output.depth { self.depth = depth }
    if let background = output.terminalBackground { self.background = background }
    choosesGlyphs = output.choosesGlyphs
    defer { pixels?.background = background }
    switch output.medium {
    case .auto: break
    case .glyphs(let glyphs):
      self.glyphs = glyphs
      pixels = nil
    case .pixels(let wanted):
      if pixels?.pixels != wanted { pixels = PixelChannel(wanted) }
    }
  }
}
