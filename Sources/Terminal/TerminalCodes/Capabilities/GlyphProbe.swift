package import Cells

/// A measurement of how wide a terminal draws the characters of a set: it prints one at the start
/// of a row, then queries the cursor position.
///
/// The width can only rule sets out: the placeholder box for a missing glyph is as wide as a glyph.
package struct GlyphProbe: Hashable, Sendable {
  /// The set to test.
  package var glyphs: GlyphSet

  package init(_ glyphs: GlyphSet) { self.glyphs = glyphs }

  /// The characters to print, each alone in the first column: one from each Unicode block that the
  /// set needs.
  package var scalars: [Unicode.Scalar] {
    switch glyphs {
    case .ascii, .block: []
    case .half: ["▀"]
    case .quadrant: ["▙", "▁", "▏"]
    case .sextant: ["▙", "▁", "▏", "\u{1FB00}"]
    case .wedge: ["▙", "▁", "▏", "\u{1FB00}", "\u{1FB3C}", "\u{1FB6C}"]
    case .octant: ["▙", "▁", "▏", "\u{1CD00}", "\u{1CDE5}", "\u{1FB82}"]
    case .braille: ["⣿"]
    }
  }

  /// The meaning of the cursor columns after each character, counted from 1.
  package enum Outcome: Hashable, Sendable {
    /// Each took one column.
    case fits
    /// This character took no column, or more than one.
    case misfits(Unicode.Scalar)
    /// There were fewer replies than queries.
    case unanswered
  }

  /// Returns the outcome for the reported columns.
  package func outcome(columns: [Int]) -> Outcome {
    for (scalar, column) in zip(scalars, columns) where column != 2 { return .misfits(scalar) }
    return columns.count < scalars.count ? .unanswered : .fits
  }

  /// Returns a choice revised by the replies for its set: the same one if all characters fit,
  /// otherwise the next set whose characters are in nearly every font.
  package static func decide(_ choice: GlyphChoice, columns: [Int]) -> GlyphChoice {
    switch GlyphProbe(choice.glyphs).outcome(columns: columns) {
    case .fits: return choice
    case .unanswered:
      return GlyphChoice(choice.glyphs, because: choice.reason + " It didn’t report their width.")
    case .misfits(let scalar):
      let isPlain = choice.glyphs == .quadrant || choice.glyphs == .half
      let code = String(scalar.value, radix: 16, uppercase: true)
      return GlyphChoice(
        isPlain ? .ascii : .quadrant, because: "U+\(code) isn’t one column wide there.")
    }
  }
}
