/// A way to draw a cell: a glyph and its two colors, each red, green and blue from 0 to 255.
struct Split {
  /// The glyph; `nil` if the whole cell has the first color.
  var glyph: SplitGlyph?
  /// The color of the glyph.
  var inside: SIMD4<Float>
  /// The color around the glyph.
  var outside: SIMD4<Float>
  /// The glyph's coverage of the cell.
  var share: GlyphShare
}

extension Split {
  /// Returns the split with a side that is nearly the background replaced by the background, and
  /// its ink moved to the other side.
  func settled(on colors: ShownColors) -> Split {
    var split = self
    if colors.isBackground(outside) {
      split.outside = colors.background
      split.inside += (outside - colors.background) * (share.rest / share.area)
    } else if colors.isBackground(inside) {
      split.inside = colors.background
      split.outside += (inside - colors.background) * (share.area / share.rest)
    }
    return split
  }
}

/// A glyph identified by its family and index rather than its character.
enum SplitGlyph {
  /// A pattern of one or two columns.
  case blocks(pattern: Int, columns: Int, rows: Int)
  /// The number of eighths of the height from the bottom, minus one.
  case lowerEighths(Int)
  /// The number of eighths of the width from the left, minus one.
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
