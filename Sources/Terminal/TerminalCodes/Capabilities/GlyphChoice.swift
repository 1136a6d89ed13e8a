package import Cells

/// The glyph set to draw with, and the reason for it.
package struct GlyphChoice: Hashable, Sendable {
  package var glyphs: GlyphSet
  /// The reason, as a sentence.
  package var reason: String

  package init(_ glyphs: GlyphSet, because reason: String) {
    (self.glyphs, self.reason) = (glyphs, reason)
  }
}

extension GlyphChoice {
  /// Returns a choice based on the environment: the glyphs that the terminal is known to draw, or
  /// those of nearly all fonts.
  ///
  /// - Parameter environment: Returns a variable's value; an empty one counts as unset.
  /// - Returns: The glyph set and the reason.
  package static func choose(environment: (String) -> String?) -> GlyphChoice {
    func value(_ name: String) -> String { environment(name) ?? "" }
    guard Capabilities.isUTF8(value) else {
      return GlyphChoice(.ascii, because: "The locale’s charset isn’t UTF-8.")
    }
    let term = value("TERM")
    if Capabilities.consoles.contains(term) {
      return GlyphChoice(.half, because: "Console fonts (TERM is \(term)) have few blocks.")
    }
    if ["screen", "tmux"].contains(where: { term.hasPrefix($0) }) {
      return GlyphChoice(
        .quadrant, because: "The terminal behind \(term) is unknown; nearly all fonts have these.")
    }
    guard let terminal = TerminalName(environment: environment) else {
      return GlyphChoice(
        .quadrant, because: "The terminal is unknown; nearly all fonts have these.")
    }
    return known(terminal)
      ?? GlyphChoice(
        .quadrant,
        because: "The glyphs of \(terminal) are unknown; nearly all fonts have these.")
  }

  /// Returns a choice based on a terminal's own name, or `nil` if it is unknown.
  ///
  /// - Parameter version: The reply to the query for name and version (XTVERSION), such as
  ///   `foot(1.21.0)` or `kitty 0.41.1`.
  /// - Returns: The choice, or `nil` if the name is unknown.
  package static func choose(version: String) -> GlyphChoice? {
    known(TerminalName(answer: version))
  }

  private static func known(_ terminal: TerminalName) -> GlyphChoice? {
    guard let glyphs = GlyphSet.known(terminal: terminal.name, version: terminal.version) else {
      return nil
    }
    let drawn = glyphs == .quadrant ? "isn’t known to draw more" : "draws them itself"
    return GlyphChoice(glyphs, because: "\(terminal) \(drawn).")
  }
}

extension GlyphSet {
  /// Returns the set with the roundest edges that a terminal is known to draw without fonts; `nil`
  /// for an unknown terminal.
  ///
  /// - Parameters:
  ///   - terminal: The name in lower case: foot, kitty, vte, konsole and so on.
  ///   - version: The version; an empty one counts as the oldest.
  /// - Returns: The set, or `nil`.
  package static func known(terminal: String, version: TerminalVersion) -> GlyphSet? {
    guard let support = GlyphSupport.all[terminal] else { return nil }
    return support.first { version >= $0.since }?.glyphs ?? .quadrant
  }
}
