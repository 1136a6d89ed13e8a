internal import Cells
internal import Raster

extension Inks {
  /// The colors to draw with at a depth: any, the sixteen as xterm shows them, or the text's alone.
  init(depth: ColorDepth, background: RGB) {
    switch depth {
    case .truecolor, .palette: self = .free
    case .sixteen:
      self = .palette(
        Self.xterm.enumerated().map {
          Ink(appearance: RGB(bytes: $1), color: .palette(UInt8($0)))
        })
    case .never:
      // Seen as less than it is, so that what covers a third of a cell isn't lost: lines stay whole.
      let seen = background.mixed(with: background.opposite, by: 0.7)
      self = .palette([Ink(appearance: seen, color: .standard)])
    }
  }

  /// xterm's own colors for 0 to 15 (XTerm-col.ad).
  private static let xterm: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension RGB {
  /// A color by its parts in one number, red the highest byte.
  init(bytes: UInt32) {
    self.init(
      red: Float(bytes >> 16 & 255) / 255, green: Float(bytes >> 8 & 255) / 255,
      blue: Float(bytes & 255) / 255)
  }
}
