/// The characters from which pictures are put together.
public enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Letters and signs by how dark they are; for charsets other than UTF-8.
  case ascii
  /// Upper and lower halves.
  case half
  /// Quadrants (2×2) and eighths of the width or height; in nearly every font.
  case quadrant
  /// Sextants (2×3, Unicode 13), with the quadrants and eighths.
  case sextant
  /// Octants (2×4, Unicode 16), with the eighths.
  case octant
  /// Dots (2×4) in one colour.
  case braille

  /// The number of samples that a cell's coverage has from left to right.
  public static let sampleColumns = 8

  /// The number of samples that a cell's coverage has from top to bottom: a multiple of 8 for the
  /// eighths, and of 3 where thirds are needed.
  public var sampleRows: Int { self == .sextant ? 24 : 8 }

  /// The number of rows of the block pattern.
  var patternRows: Int {
    switch self {
    case .ascii: 1
    case .half, .quadrant: 2
    case .sextant: 3
    case .octant, .braille: 4
    }
  }

  /// Whether the eighths of a cell's width and height are at hand.
  var hasEighths: Bool {
    switch self {
    case .quadrant, .sextant, .octant: true
    case .ascii, .half, .braille: false
    }
  }

  /// Whether the pattern has two columns.
  var hasTwoColumns: Bool { self != .ascii && self != .half }
}
