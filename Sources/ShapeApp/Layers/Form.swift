/// The shapes that can be drawn, by the names that people type.
enum Form: String, Hashable, Sendable, CaseIterable {
  case circle, ring, ellipse, arc, pie, diamond, rectangle, rounded, uneven, capsule, polygon, star
  case graph, numerals, path

  /// Whether it is a line unless its width says otherwise, and how wide that is in hundredths: of
  /// the em for numerals, else of the shorter side.
  var usualWidth: Double? {
    switch self {
    case .ring, .arc: 12
    case .numerals: 10
    case .graph: 4
    default: nil
    }
  }

  /// Whether it goes round a middle, so that colors are best spread around that too.
  var isRound: Bool { [.ring, .arc, .pie].contains(self) }

  /// What has to follow its name, if anything.
  var data: LayerKey? {
    switch self {
    case .graph: .values
    case .numerals: .text
    case .path: .data
    default: nil
    }
  }

  /// What it is, in a line.
  var words: String {
    switch self {
    case .circle: "the largest circle"
    case .ring: "a circle as a line, inside its frame"
    case .ellipse: "the ellipse that touches all sides"
    case .arc: "a part of a ring, by --start and --sweep"
    case .pie: "a slice of a circle, by --start and --end"
    case .diamond: "a square on its corner"
    case .rectangle: "the whole frame"
    case .rounded: "a rectangle with round corners, by --radius"
    case .uneven: "the same with four radii"
    case .capsule: "a rectangle with half circles at its ends"
    case .polygon: "a regular polygon, by --sides"
    case .star: "a star, by --points and --ratio"
    case .graph: "a line through values: graph 1,4,2,8"
    case .numerals: "digits, signs and capital letters: numerals 12:34"
    case .path: "SVG path text: path 'M0 0L9 9'"
    }
  }
}
