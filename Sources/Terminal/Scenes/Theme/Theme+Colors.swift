internal import Cells
package import Raster
package import Shapes

extension Theme {
  /// Computes the color of a role in figures; the text's must be computed before the others.
  func figureColor(of role: Role) -> RGB {
    switch role {
    case .text: legible(isDark ? RGB(gray: 0.92) : RGB(gray: 0.1))
    case .secondary: legible(tint(0.6))
    case .dimmed: depth == .never ? color(.text) : tint(contrast == .high ? 0.75 : 0.5)
    case .accent: visible(accentColor(hue: 0.5))
    case .progress: visible(accentColor(hue: 0.5))
    case .warning: visible(warningColor)
    case .urgent: visible(urgentColor)
    case .selection: tint(0.13)
    case .border: tint(contrast == .high ? 0.7 : 0.4)
    case .track: tint(contrast == .high ? 0.35 : 0.17)
    case .raised: contrast == .high ? background : tint(0.06)
    }
  }

  package func paint(_ role: Role) -> Paint { .solid(color(role)) }

  /// Computes the color of a role as text, after those of figures.
  func textColor(of role: Role) -> RGB {
    switch role {
    case .accent: legible(accentColor(hue: 0.48), alsoOn: color(.selection))
    case .warning where palette == .standard && !isDark:
      legible(RGB(red: 0.65, green: 0.38, blue: 0))
    case .text, .secondary, .warning, .urgent, .progress: legible(color(role))
    case .dimmed: visible(color(role))
    case .selection, .border, .track, .raised: color(role)
    }
  }

  /// Returns the paint of the remaining time: a gradient around a point, of two hues from 0 to 1 or
  /// of the palette's own.
  package func progress(
    around center: Point, hues: (first: Double, second: Double)? = nil
  ) -> Paint {
    switch depth {
    case .never: return .solid(color(.text))
    case .sixteen: return paint(.progress)
    case .truecolor, .palette: break
    }
    var colors = (gradient(0), gradient(1))
    // Other hues may look the same to color-blind people.
    if let hues, palette == .standard {
      colors = (accentColor(hue: Float(hues.first)), accentColor(hue: Float(hues.second)))
    }
    return .angularGradient(
      Gradient(from: visible(colors.0), toAndBack: visible(colors.1), mixing: .components),
      center: center)
  }

  /// Returns the color of a dot of a hue from 0 to 1, mixed half and half with the background.
  package func dot(hue: Double) -> RGB {
    guard hasFreeColors else { return color(depth == .never ? .text : .progress) }
    return background.mixed(with: RGB(hue: Float(hue), saturation: 1, brightness: 1), by: 0.5)
  }

  /// Returns the color where two dots overlap: their light added or, on a light background,
  /// subtracted twice.
  package func sum(of one: RGB, _ other: RGB) -> RGB {
    func sum(_ one: Float, _ other: Float, _ background: Float) -> Float {
      min(1, max(0, one + other - background))
    }
    return RGB(
      red: sum(one.red, other.red, background.red),
      green: sum(one.green, other.green, background.green),
      blue: sum(one.blue, other.blue, background.blue))
  }

  /// Returns the paint of a bar: a gradient from its left end to its right.
  package func progress(along bar: Rect) -> Paint {
    guard hasFreeColors else { return paint(.progress) }
    return .linearGradient(
      Gradient(colors: [visible(gradient(0)), visible(gradient(1))]),
      startPoint: Point(x: bar.minX, y: bar.midY), endPoint: Point(x: bar.maxX, y: bar.midY))
  }

  /// Returns the color of a role, mixed with the background until text is legible on it.
  package func background(ofTextIn role: Role) -> RGB { background(ofTextIn: color(role)) }

  /// Returns a color, mixed with the background until text is legible on it.
  package func background(ofTextIn vivid: RGB) -> RGB {
    let text = color(.text).luminance
    let steps = 40
    for step in 0..<steps {
      let color = vivid.mixed(with: background, by: Float(step) / Float(steps))
      if color.contrast(withLuminance: text) >= (contrast == .high ? 7 : 4.5) { return color }
    }
    return background
  }

  /// Returns the paint of one bar in a row of bars, by its position from 0 to 1.
  package func progress(at place: Double) -> Paint {
    switch depth {
    case .never: .solid(color(.text))
    case .sixteen: paint(.progress)
    case .palette, .truecolor:
      .solid(
        visible(
          palette == .standard
            ? accentColor(hue: Float(0.54 - 0.2 * place)) : gradient(Float(place))))
    }
  }

  /// Returns the background mixed with a fraction of the text's color.
  package func tint(_ share: Float) -> RGB { background.mixed(with: color(.text), by: share) }
}

// MARK: - Semantic colors

extension Theme {
  /// The two colors of the gradient of the remaining time, before their contrast is ensured.
  package var progressColors: (start: RGB, end: RGB) { (gradient(0), gradient(1)) }

  /// Returns a color of a hue that is as vivid as the accent color.
  package func vivid(hue: Float) -> RGB {
    isDark
      ? RGB(hue: hue, saturation: 0.75, brightness: 0.9)
      : RGB(hue: hue, saturation: 0.9, brightness: 0.62)
  }

  private func gradient(_ place: Float) -> RGB {
    switch palette {
    case .standard: accentColor(hue: place == 0 ? 0.52 : 0.36)
    case .colorBlindSafe:
      accentColor(hue: 0).mixed(
        with: isDark ? RGB(gray: 0.95) : RGB(red: 0, green: 0.2, blue: 0.4), by: place * 0.5)
    }
  }

  private func accentColor(hue: Float) -> RGB {
    switch (palette, isDark) {
    case (.standard, _): vivid(hue: hue)
    case (.colorBlindSafe, true): RGB(red: 0.337, green: 0.706, blue: 0.914)
    case (.colorBlindSafe, false): RGB(red: 0, green: 0.447, blue: 0.698)
    }
  }

  private var warningColor: RGB {
    switch (palette, isDark) {
    case (.standard, true): RGB(red: 1, green: 0.72, blue: 0.15)
    case (.standard, false): RGB(red: 0.72, green: 0.45, blue: 0)
    case (.colorBlindSafe, true): RGB(red: 0.941, green: 0.894, blue: 0.259)
    case (.colorBlindSafe, false): RGB(red: 0.66, green: 0.42, blue: 0)
    }
  }

  private var urgentColor: RGB {
    switch (palette, isDark) {
    case (.standard, true): RGB(red: 1, green: 0.33, blue: 0.3)
    case (.standard, false): RGB(red: 0.8, green: 0.1, blue: 0.1)
    case (.colorBlindSafe, true): RGB(red: 0.9, green: 0.42, blue: 0.05)
    case (.colorBlindSafe, false): RGB(red: 0.5, green: 0.13, blue: 0)
    }
  }
}

// MARK: - Contrast

extension Theme {
  /// Returns a color for small text, moved away from the background if it is too close.
  package func legible(_ color: RGB) -> RGB {
    color.withContrast(contrast == .high ? 7 : 4.5, on: background)
  }

  /// Returns a color for small text, on the background and in a selected row.
  ///
  /// With high contrast a selected row is reversed, and has no background of its own.
  private func legible(_ color: RGB, alsoOn row: RGB) -> RGB {
    contrast == .high ? legible(color) : legible(color.withContrast(4.5, on: row))
  }

  /// Returns a color for figures.
  package func visible(_ color: RGB) -> RGB {
    color.withContrast(contrast == .high ? 4.5 : 3, on: background)
  }
}
