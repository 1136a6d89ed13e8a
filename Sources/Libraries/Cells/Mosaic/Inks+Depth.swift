package import Raster

extension Inks {
  /// Creates the inks for a color depth: any color, xterm's 16, or the text color alone.
  package init(depth: ColorDepth, background: RGB) {
    switch depth {
    case .truecolor, .palette: self = .free
    case .sixteen:
      self = .palette(
        Self.xterm.enumerated().map { Ink(appearance: RGB(hex: $1), color: .palette(UInt8($0))) })
    case .never:
      // Assumes less contrast than there is, so that a glyph which covers a third of a cell isn't
      // lost and lines stay unbroken.
      let seen = background.mixed(with: background.opposite, by: 0.7)
      self = .palette([Ink(appearance: seen, color: .standard)])
    }
  }

  /// xterm's default colors 0 to 15 (XTerm-col.ad).
  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension RGB {
  /// White for a dark color, black for a light one.
  package var opposite: RGB { isDark ? .white : .black }
}
