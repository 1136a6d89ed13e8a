/// A way to draw a cell: a glyph and its two colours, each red, green and blue from 0 to 255.
struct Split {
  /// How the cell is divided; `nil` where it has the first colour all over.
  var glyph: SplitGlyph?
  /// The colour of the glyph.
  var inside: SIMD4<Float>
  /// The colour round it.
  var outside: SIMD4<Float>
  /// How much of the cell the glyph covers.
  var share: GlyphShare
}

extension Split {
  /// Returns the split with a side that is nearly the ground made the ground, its little ink given
  /// to the other side.
  func settled(on colors: ShownColors) -> Split {
    var split = self
    if colors.isGround(outside) {
      split.outside = colors.ground
      split.inside += (outside - colors.ground) * (share.rest / share.area)
    } else if colors.isGround(inside) {
      split.inside = colors.ground
      split.outside += (inside - colors.ground) * (share.area / share.rest)
    }
    return split
  }
}

/// A glyph by its place in its family: finding the best one needs no character.
enum SplitGlyph {
  /// A pattern of two columns, or of one, with so many rows.
  case blocks(pattern: Int, columns: Int, rows: Int)
  /// So many eighths of the height, from below, less one.
  case lowerEighths(Int)
  /// So many eighths of the width, from the left, less one.
  case leftEighths(Int)
  case wedge(Unicode.Scalar)

  /// The character.
  var scalar: Unicode.Scalar {
    switch self {
    case .blocks(let pattern, let columns, let rows):
      switch rows {
      case 3: BlockGlyphs.sextant(pattern)
      case 4: BlockGlyphs.octant(pattern)
      default: columns == 2 ? BlockGlyphs.quadrants[pattern] : pattern == 1 ? "▀" : "▄"
      }
    case .lowerEighths(let index): BlockGlyphs.lowerEighths[index]
    case .leftEighths(let index): BlockGlyphs.leftEighths[index]
    case .wedge(let scalar): scalar
    }
  }
}
