extension Grid {
  /// Removes all styles, and draws reversed blocks with the complementary block character.
  ///
  /// Use it for pictures in the text color only. Eighths have no complement, so the nearest block
  /// is used.
  package mutating func makePlain() {
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
  /// Returns the block character that complements `scalar`, or the nearest one.
  static func opposite(of scalar: Unicode.Scalar) -> Unicode.Scalar { opposites[scalar] ?? scalar }

  private static let opposites: [Unicode.Scalar: Unicode.Scalar] = {
    var opposites: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pattern in 0..<256 { opposites[octant(pattern)] = octant(0xFF ^ pattern) }
    for pattern in 0..<64 { opposites[sextant(pattern)] = sextant(0x3F ^ pattern) }
    for pattern in 0..<16 { opposites[quadrants[pattern]] = quadrants[0xF ^ pattern] }
    // Only blocks that nearly every font has, even where octants would be exact.
    return opposites.merging(eighths) { $1 }
  }()

  private static let eighths: [Unicode.Scalar: Unicode.Scalar] = [
    "▁": "█", "▂": "█", "▃": "▀", "▅": "▀", "▆": "▔", "▇": "▔",
    "▏": "█", "▎": "█", "▍": "▐", "▋": "▐", "▊": "▕", "▉": "▕",
  ]
}
