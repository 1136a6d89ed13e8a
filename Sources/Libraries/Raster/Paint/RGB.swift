/// A color by its sRGB components, each in 0...1.
///
/// Mixing is linear in these components rather than in amounts of light, as in terminals and
/// SwiftUI's gradients.
public struct RGB: Hashable, Sendable {
  /// The red component.
  public var red: Float

  /// The green component.
  public var green: Float

  /// The blue component.
  public var blue: Float

  /// Creates a color from its components.
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a color from its components as 0xRRGGBB; higher bits are ignored.
  public init(hex: UInt32) {
    self.init(
      red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255,
      blue: Float(hex & 0xFF) / 255)
  }

  /// Creates a color from a hue, where 1 is a full turn from red through green and blue.
  ///
  /// A hue outside 0...1 wraps around; saturation and brightness are clamped to 0...1.
  public init(hue: Float, saturation: Float, brightness: Float) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let strength = RGB.limited(saturation)
    let value = RGB.limited(brightness)
    /// Returns one component, given its position on the color wheel.
    func component(_ offset: Float) -> Float {
      let sector = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return value - value * strength * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  /// The hue in 0..<1 (0 for grays), the saturation and the brightness.
  public var hueSaturationBrightness: (hue: Float, saturation: Float, brightness: Float) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard high > 0, spread > 0 else { return (0, 0, max(0, high)) }
    let sector: Float =
      if high == red {
        (green - blue) / spread
      } else if high == green {
        2 + (blue - red) / spread
      } else {
        4 + (red - green) / spread
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / high, high)
  }

  /// The components as integers in 0...255.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    (RGB.byte(red), RGB.byte(green), RGB.byte(blue))
  }

  /// The color as `#rrggbb`.
  package var hexText: String {
    let (red, green, blue) = bytes
    return [red, green, blue].reduce("#") { text, byte in
      text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// Whether the color is closer to black than to white.
  package var isDark: Bool {
    // The luma of Rec. 601, the usual rule of thumb.
    0.299 * red + 0.587 * green + 0.114 * blue < 0.5
  }

  /// The color with its components clamped to 0...1; NaN becomes 0.
  var limited: RGB {
    RGB(red: RGB.limited(red), green: RGB.limited(green), blue: RGB.limited(blue))
  }

  static func limited(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

  private static func byte(_ value: Float) -> UInt8 { UInt8(limited(value) * 255 + 0.5) }
}

extension RGB {
  /// Returns the color at a fraction of the way to another, component by component.
  public func mixed(with other: RGB, by fraction: Float) -> RGB {
    RGB(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction)
  }

  /// Returns the color at a fraction of the way to another by hue, saturation and brightness.
  ///
  /// The hue goes the shorter way around; a gray takes the other's hue.
  public func mixedByHue(with other: RGB, by fraction: Float) -> RGB {
    let (from, to) = (hueSaturationBrightness, other.hueSaturationBrightness)
    let start = from.saturation > 0 ? from.hue : to.hue
    let end = to.saturation > 0 ? to.hue : from.hue
    let way = end - start
    let shorter = way > 0.5 ? way - 1 : (way < -0.5 ? way + 1 : way)
    return RGB(
      hue: start + shorter * fraction,
      saturation: from.saturation + (to.saturation - from.saturation) * fraction,
      brightness: from.brightness + (to.brightness - from.brightness) * fraction)
  }
}
