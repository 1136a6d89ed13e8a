/// The set of characters with which pictures are drawn.
package enum GlyphSet: String, Hashable, Sendable, CaseIterable {
  /// Letters and signs of graded darkness, for charsets other than UTF-8.
  case ascii
  /// Whole cells of one color each.
  case block
  /// Upper and lower halves.
  case half
  /// Quadrants (2×2) and eighths of the width or height; in nearly every font.
  case quadrant
  /// Sextants (2×3, Unicode 13), with the quadrants and eighths.
  case sextant
  /// Cells divided by a slanted line (Unicode 13), with the sextants, quadrants and eighths.
  case wedge
  /// Octants (2×4, Unicode 16), with the eighths.
  case octant
  /// Dots (2×4) in one color.
  case braille

  /// The number of samples across a cell.
  package static let sampleColumns = 8

  /// The number of samples down a cell: a multiple of 8 for the eighths, and of 3 if thirds are
  /// needed.
  package var sampleRows: Int { hasThirds ? 24 : 8 }

  /// The number of rows of the block pattern.
  var patternRows: Int {
    switch self {
    case .ascii, .block: 1
    case .half, .quadrant: 2
    case .sextant, .wedge: 3
    case .octant, .braille: 4
    }
  }

  /// The number of columns of the block pattern.
  var patternColumns: Int {
    switch self {
    case .ascii, .block, .half: 1
    case .quadrant, .sextant, .wedge, .octant, .braille: 2
    }
  }

  /// Whether there are blocks of a third of the height, with the quadrants beside them.
  var hasThirds: Bool {
    // `==` would compare the raw values, which are strings.
    switch self {
    case .sextant, .wedge: true
    case .ascii, .block, .half, .quadrant, .octant, .braille: false
    }
  }

  /// Whether the set has eighths of the width and height.
  package var hasEighths: Bool {
    switch self {
    case .quadrant, .sextant, .wedge, .octant: true
    case .ascii, .block, .half, .braille: false
    }
  }

  /// Whether glyphs have two colors, rather than one on the terminal's background.
  package var hasTwoColors: Bool {
    switch self {
    case .block, .half, .quadrant, .sextant, .wedge, .octant: true
    case .ascii, .braille: false
    }
  }

  /// The lattices of blocks in a cell, each of which can be full or empty.
  package var lattices: [(columns: Int, rows: Int)] {
    // A set with thirds has halves too, which suit some sizes better.
    [(patternColumns, patternRows)] + (hasThirds ? [(2, 2)] : [])
  }
}
