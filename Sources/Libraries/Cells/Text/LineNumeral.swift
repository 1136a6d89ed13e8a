internal import Shapes

/// A digit or sign drawn with the characters `_` and `|`, for glyph sets too coarse for its
/// strokes.
package struct LineNumeral: Hashable, Sendable {
  /// The three rows.
  package let rows: [String]

  /// Creates a character in a number of columns; `nil` if the character isn't supported or there
  /// are too few columns.
  package init?(_ character: Character, columns: Int) {
    if let sign = Self.sign(character), columns >= 1 {
      let before = String(repeating: " ", count: (columns - 1) / 2)
      rows = sign.map { before + $0 + String(repeating: " ", count: columns - 1 - before.count) }
    } else if let segments = Segments(character), columns >= 3 {
      rows = Self.rows(segments, columns)
    } else {
      return nil
    }
  }

  private static func rows(_ segments: Segments, _ columns: Int) -> [String] {
    func row(_ left: Segments, _ level: Segments, _ right: Segments) -> String {
      (segments.isSuperset(of: left) && !left.isEmpty ? "|" : " ")
        + String(repeating: segments.isSuperset(of: level) ? "_" : " ", count: columns - 2)
        + (segments.isSuperset(of: right) && !right.isEmpty ? "|" : " ")
    }
    return [
      row([], .top, []), row(.upperLeft, .middle, .upperRight),
      row(.lowerLeft, .bottom, .lowerRight),
    ]
  }

  private static func sign(_ character: Character) -> [String]? {
    switch character {
    case "1": [" ", "|", "|"]
    case ":": [" ", ".", "."]
    case ".": [" ", " ", "."]
    case "+": [" ", "+", " "]
    case "-", "−": [" ", "-", " "]
    default: nil
    }
  }
}
