internal import Cells

/// The characters with which a drawing is printed; more parts of a cell give smoother edges.
public enum TerminalGlyphs: String, Hashable, Sendable, CaseIterable {
  /// Letters and signs of graded darkness, for charsets other than UTF-8.
  case ascii
  /// Whole cells of one color each.
  case block
  /// Upper and lower halves.
  case half
  /// Quadrants (2×2) and eighths; in nearly every font.
  case quadrant
  /// Sextants (2×3, Unicode 13), with the quadrants and eighths.
  case sextant
  /// Cells divided by a slanted line (Unicode 13), with the sextants, quadrants and eighths.
  case wedge
  /// Octants (2×4, Unicode 16), with the eighths.
  case octant
  /// Dots (2×4) in one color.
  case braille

  /// The same set of glyphs for cells.
  var set: GlyphSet {
    switch self {
    case .ascii: .ascii
    case .block: .block
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    case .wedge: .wedge
    case .octant: .octant
    case .braille: .braille
    }
  }

  /// Finds the case of a set of glyphs for cells.
  init(_ set: GlyphSet) { self = Self.allCases.first { $0.set == set } ?? .quadrant }
}
