internal import Cells
internal import Programs
package import Raster
package import Shapes
package import TerminalCodes

/// What a terminal has reported, and what follows from it.
package struct TerminalReport {
  package private(set) var evidence = TerminalEvidence()
  package let window: WindowSize
  /// The background color.
  package private(set) var background: RGB?
  /// The size of a cell in pixels, and which report it came from.
  package private(set) var cell: (size: Size, source: String)?
  /// Whether the terminal supports synchronized updates (mode 2026), if reported.
  private(set) var holdsFrames: Bool?
  /// The reason why the terminal wasn't queried, if it wasn't.
  package var unasked: Unasked?

  /// The reason why a terminal isn't queried although it has replies.
  package enum Unasked: Error, Hashable, Sendable {
    /// It answered no query earlier in the session.
    case wasSilent
    /// Input is pending, which must not be lost.
    case hasInput
  }

  /// Creates the report of a terminal that hasn't replied.
  package init(_ window: WindowSize) {
    self.window = window
    cell = window.cell.map { ($0, "the window’s size") }
  }

  /// Records a reply.
  package mutating func note(_ reply: Reply) {
    evidence.note(reply)
    if let background = reply.background { self.background = background }
    if cell == nil, let size = reply.cell(in: window) {
      cell = if case .cellSize = reply { (size, "CSI 16 t") } else { (size, "CSI 14 t") }
    }
    if case .mode(2026, let state) = reply { holdsFrames = state == 1 || state == 2 }
  }

  /// Returns the glyphs to draw with, chosen by the terminal's own name, or else by the
  /// environment.
  package func glyphs(_ environment: (String) -> String?) -> GlyphChoice {
    let guess = GlyphChoice.choose(environment: environment)
    guard guess.glyphs != .ascii, let version = evidence.version else { return guess }
    return GlyphChoice.choose(version: version) ?? guess
  }
}
