public import Cells

/// Finds out how wide a terminal draws the characters of a set: one is printed at the start of a
/// row, then the cursor's place is asked for.
///
/// The width alone doesn't show that there is a glyph: a box for a missing one is as wide. So it
/// only rules sets out.
public struct GlyphProbe: Hashable, Sendable {
  /// The set in question.
  public var glyphs: GlyphSet

  /// Creates a probe.
  public init(_ glyphs: GlyphSet) {
    self.glyphs = glyphs
  }

  /// The characters to be printed, each by itself in the first column: one of each block of Unicode
  /// that the set needs.
  public var scalars: [Unicode.Scalar] {
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

  /// What the columns mean in which the cursor stood after each character, counted from 1.
  public enum Outcome: Hashable, Sendable {
    /// Each took one column.
    case fits
    /// This one took none, or more than one.
    case misfits(Unicode.Scalar)
    /// There are fewer answers than questions.
    case unanswered
  }

  /// Returns what the answers mean.
  public func outcome(columns: [Int]) -> Outcome {
    for (scalar, column) in zip(scalars, columns) where column != 2 { return .misfits(scalar) }
    return columns.count < scalars.count ? .unanswered : .fits
  }

  /// Returns a choice in the light of the answers for its set: the same one where all fits, else the
  /// next set whose characters are in nearly every font.
  public static func decide(_ choice: GlyphChoice, columns: [Int]) -> GlyphChoice {
    switch GlyphProbe(choice.glyphs).outcome(columns: columns) {
    case .fits: return choice
    case .unanswered:
      return GlyphChoice(
        choice.glyphs, because: choice.reason + " It didn’t tell how wide it draws them.")
    case .misfits(let scalar):
      let isPlain = choice.glyphs == .quadrant || choice.glyphs == .half
      let code = String(scalar.value, radix: 16, uppercase: true)
      return GlyphChoice(
        isPlain ? .ascii : .quadrant, because: "U+\(code) doesn’t take one column there.")
    }
  }
}
