internal import Cells
internal import Charts
internal import Raster
internal import Scenes

extension ChartCanvas {
  /// The colors of a ramp, from that of low values to that of high ones, which contrast most with
  /// the background.
  ///
  /// Source: Stéfan van der Walt and Nathaniel Smith, “viridis”, 2015, at nine equal distances.
  private static let ramp: [UInt32] = [
    0x440154, 0x472D7B, 0x3B528B, 0x2C728E, 0x21918C, 0x28AE80, 0x5EC962, 0xADDC30, 0xFDE725,
  ]

  /// The characters of increasing density that stand for a ramp where colors can't.
  private static let shades = ["░", "▒", "▓", "█"]
  private static let asciiShades = [".", ":", "=", "#"]

  /// Whether values are shown as characters.
  var hasShades: Bool { !theme.hasFreeColors }

  /// The number of distinct levels of a ramp.
  var rampLevels: Int { hasShades ? Self.shades.count : 24 }

  /// Returns the color of a level.
  func rampColor(_ level: Int) -> RGB {
    let share = Double(level) / Double(rampLevels - 1)
    guard palette != .mono else {
      return theme.background.mixed(with: theme.color(.text), by: Float(0.1 + 0.9 * share))
    }
    let place = (theme.background.isDark ? share : 1 - share) * Double(Self.ramp.count - 1)
    let index = min(Int(place), Self.ramp.count - 2)
    return RGB(hex: Self.ramp[index])
      .mixed(with: RGB(hex: Self.ramp[index + 1]), by: Float(place - Double(index)))
  }

  /// Returns the character of a level; a blank for a missing value.
  func shade(_ level: Int?) -> String {
    guard let level else { return " " }
    return (isASCII ? Self.asciiShades : Self.shades)[level]
  }
}
