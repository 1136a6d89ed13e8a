extension Grid {
  /// Takes all styles away, and draws what was reversed by the block character that is its opposite.
  ///
  /// For pictures of the text's colour alone. Eighths have no opposite: the nearest block is taken.
  public mutating func makePlain() {
    for row in 0..<rows {
      for column in 0..<columns where self[column, row].style != .standard {
        var cell = self[column, row]
        if cell.style.attributes.contains(.reverse) {
          cell.scalar = BlockGlyphs.opposite(of: cell.scalar)
        }
        cell.style = .standard
        self[column, row] = cell
      }
    }
  }
}

extension BlockGlyphs {
  /// Returns the character that fills what this one leaves free, or the nearest to it.
  static func opposite(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    opposites[scalar] ?? scalar
  }

  private static let opposites: [Unicode.Scalar: Unicode.Scalar] = {
    var opposites: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pattern in 0..<256 { opposites[octant(pattern)] = octant(0xFF ^ pattern) }
    for pattern in 0..<64 { opposites[sextant(pattern)] = sextant(0x3F ^ pattern) }
    for pattern in 0..<16 { opposites[quadrants[pattern]] = quadrants[0xF ^ pattern] }
    // Only what nearly every font has, also where the octants would have an exact one.
    return opposites.merging(eighths) { $1 }
  }()

  private static let eighths: [Unicode.Scalar: Unicode.Scalar] = [
    "▁": "█", "▂": "█", "▃": "▀", "▅": "▀", "▆": "▔", "▇": "▔",
    "▏": "█", "▎": "█", "▍": "▐", "▋": "▐", "▊": "▕", "▉": "▕",
  ]
}
