internal import Cells

/// The number of colors that a terminal shows.
public enum TerminalColors: String, Hashable, Sendable, CaseIterable {
  /// No colors: text contains no escape sequences, and pixels are gray.
  case none
  /// xterm’s sixteen colors, which most users adjust.
  case sixteen
  /// The 256-color palette.
  case palette
  /// Red, green and blue with 8 bits each.
  case truecolor

  /// The same number for cells.
  var depth: ColorDepth {
    switch self {
    case .none: .never
    case .sixteen: .sixteen
    case .palette: .palette
    case .truecolor: .truecolor
    }
  }

  /// Finds the case of a number for cells.
  init(_ depth: ColorDepth) { self = Self.allCases.first { $0.depth == depth } ?? .truecolor }
}
