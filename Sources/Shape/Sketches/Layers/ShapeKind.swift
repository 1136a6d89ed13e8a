package import Texts

/// The shapes that can be drawn, by the names that users type.
package enum ShapeKind: String, Hashable, Sendable, CaseIterable {
  case circle, ring, ellipse, arc, pie, diamond, rectangle, rounded, uneven, capsule, polygon, star
  case graph, numerals, path

  /// The default stroke width in hundredths (of the em for numerals, otherwise of the shorter
  /// side), or `nil` for a shape that is filled by default.
  var defaultWidth: Double? {
    switch self {
    case .ring, .arc: 12
    case .numerals: 10
    case .graph: 4
    default: nil
    }
  }

  /// Whether the shape goes around a center, so that its gradient does by default too.
  var isRound: Bool { [.ring, .arc, .pie].contains(self) }

  /// The data that must follow the shape's name, if any.
  var data: LayerKey? {
    switch self {
    case .graph: .values
    case .numerals: .text
    case .path: .data
    default: nil
    }
  }

  /// A one-line description.
  package var words: String {
    switch self {
    case .circle: "the largest circle"
    case .ring: "a stroked circle inside its frame"
    case .ellipse: "the ellipse that touches all sides"
    case .arc: "part of a ring, by --start and --sweep"
    case .pie: "a slice of a circle, by --start and --end"
    case .diamond: "a square on its corner"
    case .rectangle: "the whole frame"
    case .rounded: "a rectangle with rounded corners, by --radius"
    case .uneven: "the same with four radii"
    case .capsule: "a rectangle with half circles at its ends"
    case .polygon: "a regular polygon, by --sides"
    case .star: "a star, by --points and --ratio"
    case .graph: "a line through values: graph 1,4,2,8"
    case .numerals: "digits, symbols and capital letters: numerals 12:34"
    case .path: "SVG path text: path 'M0 0L9 9'"
    }
  }

  /// The names of all shapes, as shells offer them.
  package static let candidates = allCases.map { Completion.Candidate($0.rawValue, $0.words) }
}
