package import Cells
package import Countdowns
package import Raster
package import Scenes
package import Shapes

extension Theme {
  /// Returns the color of a tint in figures.
  package func color(_ tint: Tint) -> RGB {
    switch (depth, look(of: tint)) {
    case (.never, _): color(.text)
    case (.sixteen, let look): look.ink.appearance(in: self)
    case (.palette, let look), (.truecolor, let look): visible(look.start)
    }
  }

  /// Returns the style of text in a tint, such as the time or a step's label.
  package func style(_ tint: Tint) -> Style {
    switch depth {
    case .never: Style(attributes: .bold)
    case .sixteen: Style(foreground: textName(of: tint), attributes: .bold)
    case .palette, .truecolor:
      Style(foreground: depth.color(legible(look(of: tint).start)), attributes: .bold)
    }
  }

  /// Returns the paint of a dial's remaining part in a tint: a gradient around a point.
  package func progress(_ tint: Tint, around center: Point) -> Paint {
    guard hasFreeColors else { return .solid(color(tint)) }
    let look = look(of: tint)
    return .angularGradient(
      Gradient(from: visible(look.start), toAndBack: visible(look.end), mixing: .components),
      center: center)
  }

  /// Returns the paint of a bar's remaining part in a tint: a gradient from its left end to its
  /// right.
  package func progress(_ tint: Tint, along bar: Rect) -> Paint {
    guard hasFreeColors else { return .solid(color(tint)) }
    let look = look(of: tint)
    return .linearGradient(
      Gradient(colors: [visible(look.start), visible(look.end)]),
      startPoint: Point(x: bar.minX, y: bar.midY), endPoint: Point(x: bar.maxX, y: bar.midY))
  }

  /// Returns the color of a dot in a tint, mixed half and half with the background.
  func dot(_ tint: Tint) -> RGB {
    hasFreeColors ? background.mixed(with: color(tint), by: 0.5) : color(tint)
  }

  /// Returns the tint's color as one of sixteen, for text.
  ///
  /// On a light background, yellow, green and cyan are illegible in most color schemes, blue and
  /// magenta aren't.
  private func textName(of tint: Tint) -> Color {
    let ink = look(of: tint).ink
    guard !isDark else { return ink.name(in: self) }
    return switch ink {
    case .role(.warning): palette == .standard ? name(of: .magenta) : .standard
    case .role(.progress), .named(.green): name(of: .blue)
    default: ink.name(in: self)
    }
  }
}

// MARK: - The colors of each tint

/// The colors of a tint: the ends of its gradient, and its color among sixteen.
private struct TintLook {
  /// A color of a theme with sixteen colors.
  enum Ink {
    case role(Theme.Role)
    case named(Theme.NamedColor)

    func appearance(in theme: Theme) -> RGB {
      switch self {
      case .role(let role): theme.color(role)
      case .named(let color): theme.color(color)
      }
    }

    func name(in theme: Theme) -> Color {
      switch self {
      case .role(let role): theme.name(of: role)
      case .named(let color): theme.name(of: color)
      }
    }
  }

  var start: RGB
  var end: RGB
  var ink: Ink
}

extension Theme {
  private func look(of tint: Tint) -> TintLook {
    switch tint {
    case .red: return TintLook(start: color(.urgent), end: color(.urgent), ink: .role(.urgent))
    case .teal:
      let (start, end) = progressColors
      return TintLook(start: start, end: end, ink: .role(.progress))
    case .orange: return look(hues: (0.06, 0.11), safe: 0xE69F00, 0x8F4A00, .role(.warning))
    case .amber: return look(hues: (0.12, 0.155), safe: 0xF0E442, 0x7A5C00, .role(.warning))
    case .green: return look(hues: (0.36, 0.25), safe: 0x00B386, 0x006B4F, .named(.green))
    case .blue: return look(hues: (0.6, 0.53), safe: 0x4D94FF, 0x0A4FB0, .named(.blue))
    case .purple: return look(hues: (0.74, 0.82), safe: 0x9F86FF, 0x5B3FB8, magenta)
    case .pink: return look(hues: (0.9, 0.82), safe: 0xE08BB6, 0x9A3B73, magenta)
    }
  }

  /// The color of purple and pink; with few colors for color-blind people, magenta is urgent.
  private var magenta: TintLook.Ink { .named(palette == .standard ? .magenta : .blue) }

  /// Returns the colors of a tint from the hues of its gradient, or from its colors on dark and
  /// light backgrounds that remain distinct for color-blind people.
  private func look(
    hues: (start: Float, end: Float), safe dark: UInt32, _ light: UInt32, _ ink: TintLook.Ink
  ) -> TintLook {
    switch palette {
    case .standard:
      return TintLook(start: vivid(hue: hues.start), end: vivid(hue: hues.end), ink: ink)
    case .colorBlindSafe:
      let start = RGB(hex: isDark ? dark : light)
      let end = start.mixed(with: RGB(hex: isDark ? 0xF2F2F2 : 0x003366), by: 0.5)
      return TintLook(start: start, end: end, ink: ink)
    }
  }
}
