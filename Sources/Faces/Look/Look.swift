public import Cells
public import Raster
internal import Shapes

/// The colours of all faces on one terminal.
public struct Look: Hashable, Sendable {
  /// The terminal's background.
  public var ground: RGB
  /// How many colours it shows.
  public var depth: ColorDepth

  /// The background taken for granted until the terminal tells its own.
  public static let dark = RGB(red: 0, green: 0, blue: 0)

  /// Creates the colours for a background.
  public init(ground: RGB = Look.dark, depth: ColorDepth) {
    self.ground = ground
    self.depth = depth
  }

  /// Whether the background is nearer to black than to white.
  public var isDark: Bool { ground.isDark }

  /// Returns the paint of what is left: a still gradient round the middle while there is time.
  func progress(_ urgency: Urgency, around center: Point) -> Paint {
    switch (urgency, depth) {
    case (_, .never): .solid(text)
    case (.plenty, .truecolor), (.plenty, .palette):
      .angularGradient(
        Gradient(from: accent(hue: 0.52), toAndBack: accent(hue: 0.36), mixing: .components),
        center: center)
    default: .solid(accent(urgency))
    }
  }

  /// Returns the one colour that stands for an urgency.
  func accent(_ urgency: Urgency) -> RGB {
    switch urgency {
    case .plenty: accent(hue: 0.5)
    case .soon: isDark ? RGB(red: 1, green: 0.72, blue: 0.15) : RGB(red: 0.72, green: 0.45, blue: 0)
    case .last: isDark ? RGB(red: 1, green: 0.33, blue: 0.3) : RGB(red: 0.8, green: 0.1, blue: 0.1)
    }
  }

  /// The paint of what is gone; there is none without colours.
  var track: Paint? {
    depth == .never ? nil : .solid(ground.mixed(with: text, by: 0.17))
  }

  /// The colour of digits while nothing moves.
  var faded: RGB { depth == .never ? text : ground.mixed(with: text, by: 0.5) }

  /// The colour of digits and text.
  var text: RGB {
    isDark ? RGB(red: 0.92, green: 0.92, blue: 0.92) : RGB(red: 0.1, green: 0.1, blue: 0.1)
  }

  /// The inks of the mosaic.
  public var inks: Inks {
    switch depth {
    case .truecolor, .palette: .free
    case .never: .palette([Inks.Ink(appearance: text, color: .standard)])
    case .sixteen:
      .palette([
        Inks.Ink(appearance: text, color: .standard),
        Inks.Ink(appearance: ground.mixed(with: text, by: 0.17), color: .palette(isDark ? 8 : 7)),
        Inks.Ink(appearance: accent(.plenty), color: .palette(isDark ? 14 : 6)),
        Inks.Ink(appearance: accent(.soon), color: .palette(isDark ? 11 : 3)),
        Inks.Ink(appearance: accent(.last), color: .palette(isDark ? 9 : 1)),
      ])
    }
  }

  /// Returns how a text of an urgency is written.
  func style(_ urgency: Urgency) -> Style {
    switch (urgency, depth) {
    case (.plenty, _), (_, .never): Style(attributes: .bold)
    case (_, .sixteen):
      Style(
        foreground: .palette(urgency == .soon ? (isDark ? 11 : 3) : (isDark ? 9 : 1)),
        attributes: .bold)
    default: Style(foreground: depth.color(accent(urgency)), attributes: .bold)
    }
  }

  private func accent(hue: Float) -> RGB {
    isDark
      ? RGB(hue: hue, saturation: 0.75, brightness: 0.9)
      : RGB(hue: hue, saturation: 0.9, brightness: 0.62)
  }
}
