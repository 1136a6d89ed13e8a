/// Common colors, each as CSS defines its name.
extension ShapeStyle where Self == RGB {
  /// Black, `#000000`.
  public static var black: RGB { RGB(hex: 0x000000) }
  /// White, `#ffffff`.
  public static var white: RGB { RGB(hex: 0xFFFFFF) }
  /// Gray, `#808080`.
  public static var gray: RGB { RGB(hex: 0x808080) }
  /// Red, `#ff0000`.
  public static var red: RGB { RGB(hex: 0xFF0000) }
  /// Orange, `#ffa500`.
  public static var orange: RGB { RGB(hex: 0xFFA500) }
  /// Yellow, `#ffff00`.
  public static var yellow: RGB { RGB(hex: 0xFFFF00) }
  /// Green, `#008000`.
  public static var green: RGB { RGB(hex: 0x008000) }
  /// Teal, `#008080`.
  public static var teal: RGB { RGB(hex: 0x008080) }
  /// Cyan, `#00ffff`.
  public static var cyan: RGB { RGB(hex: 0x00FFFF) }
  /// Blue, `#0000ff`.
  public static var blue: RGB { RGB(hex: 0x0000FF) }
  /// Indigo, `#4b0082`.
  public static var indigo: RGB { RGB(hex: 0x4B0082) }
  /// Purple, `#800080`.
  public static var purple: RGB { RGB(hex: 0x800080) }
  /// Magenta, `#ff00ff`.
  public static var magenta: RGB { RGB(hex: 0xFF00FF) }
  /// Pink, `#ffc0cb`.
  public static var pink: RGB { RGB(hex: 0xFFC0CB) }
  /// Brown, `#a52a2a`.
  public static var brown: RGB { RGB(hex: 0xA52A2A) }
}
