/// The settings of a picture as a whole.
enum OutputKey: String, PlanKey, CaseIterable {
  case size, background, output, format, terminalBackground = "ground", glyphs, color

  /// Whether a scene may set it; the others belong to the terminal and the caller.
  var isOfScene: Bool { self == .size || self == .background }

  var expected: String {
    switch self {
    case .size: "a number from 1 to 8192, or two such as 80x24"
    case .background, .terminalBackground: "a color such as black, #08f or #0088ffcc"
    case .output:
      "a file name that ends in .png, .svg, .txt, .ansi or .cast, or any with --format"
    case .format: "png, svg, txt, ansi or cast"
    case .glyphs:
      "auto, ascii, block, half, quadrant, sextant, wedge, octant, braille, sixel, kitty or iterm2"
    case .color: "auto, never, 16, 256 or truecolor"
    }
  }
}
