package import Cells
package import Raster

extension Theme {
  /// Returns the style of a role in text and cells.
  package func style(_ role: Role) -> Style {
    switch role {
    case .text: Style()
    case .secondary, .border, .dimmed: hasFreeColors ? written(in: role) : faint
    case .accent, .progress: style(role, on: Style())
    case .warning, .urgent: warning(role)
    case .selection: selection
    case .track: hasFreeColors ? written(in: role) : named(isDark ? 8 : 7)
    case .raised: raised
    }
  }

  /// Returns the style of a role over the background of another, such as text in a selected row.
  ///
  /// Of the sixteen colors, blue is legible on a light background, which cyan isn't.
  package func style(_ role: Role, on row: Style) -> Style {
    guard role == .accent || role == .progress else {
      var style = self.style(role)
      if style.background == .standard { style.background = row.background }
      style.attributes.formUnion(row.attributes)
      // In reverse video, a named color would become the background.
      if depth == .sixteen, row.attributes.contains(.reverse) { style.foreground = .standard }
      return style
    }
    var style = row
    style.attributes.insert(.bold)
    switch depth {
    case .never: break
    case .sixteen where row.attributes.contains(.reverse): break
    case .sixteen: style.foreground = isDark ? name(of: .accent) : .palette(4)
    case .palette, .truecolor: style.foreground = depth.color(textColor(role))
    }
    return style
  }

  /// Whether there are enough colors to mix them.
  package var hasFreeColors: Bool { depth == .palette || depth == .truecolor }

  /// The style of text on the theme's own background, where that isn't the terminal's; `nil` without
  /// colors.
  package var defaultStyle: Style? {
    switch depth {
    case .never: nil
    case .sixteen:
      Style(foreground: .palette(isDark ? 15 : 0), background: .palette(isDark ? 0 : 15))
    case .palette, .truecolor:
      Style(foreground: depth.color(color(.text)), background: depth.color(background))
    }
  }

  /// Returns a role's color in a terminal with sixteen colors.
  package func name(of role: Role) -> Color {
    switch (role, palette) {
    case (.accent, _), (.progress, _): .palette(isDark ? 14 : 6)
    case (.warning, _): .palette(isDark ? 11 : 3)
    case (.urgent, .standard): .palette(isDark ? 9 : 1)
    // Red and dark yellow look the same to some people; magenta and yellow don't.
    case (.urgent, .colorBlindSafe): .palette(isDark ? 13 : 5)
    case (.track, _): .palette(isDark ? 8 : 7)
    default: .standard
    }
  }

  /// The style of secondary text if colors can't be mixed.
  ///
  /// On a light background, most terminals darken faint text, which leaves black unchanged; there
  /// it uses the gray of the sixteen colors. On a dark background, that gray may be a color
  /// scheme's background.
  private var faint: Style { depth == .sixteen && !isDark ? named(8) : Style(attributes: .dim) }

  private var selection: Style {
    hasFreeColors && contrast == .normal
      ? Style(background: depth.color(color(.selection))) : Style(attributes: .reverse)
  }

  private var raised: Style {
    hasFreeColors && contrast == .normal ? Style(background: depth.color(color(.raised))) : Style()
  }

  private func warning(_ role: Role) -> Style {
    switch depth {
    case .never: Style(attributes: .bold)
    // Bold yellow is bright yellow in some terminals.
    case .sixteen where !isDark && role == .warning: Style(attributes: .bold)
    case .sixteen: Style(foreground: name(of: role), attributes: .bold)
    case .palette, .truecolor: written(in: role)
    }
  }

  private func written(in role: Role) -> Style { Style(foreground: depth.color(textColor(role))) }

  private func named(_ number: UInt8) -> Style {
    depth == .never ? Style() : Style(foreground: .palette(number))
  }
}

extension Theme {
  /// The inks for the mosaic.
  package var inks: Inks {
    switch depth {
    case .truecolor, .palette: .free
    case .never:
      .palette([
        Inks.Ink(appearance: color(.text), color: .standard),
        Inks.Ink(appearance: color(.track), color: .standard, isShade: true),
      ])
    case .sixteen:
      .palette(
        [Inks.Ink(appearance: color(.text), color: .standard)]
          + [Role.track, .accent, .warning, .urgent].map {
            Inks.Ink(appearance: color($0), color: name(of: $0))
          } + NamedColor.allCases.map { Inks.Ink(appearance: color($0), color: name(of: $0)) })
    }
  }

  /// A color of the sixteen that figures may have although it stands for no role.
  package enum NamedColor: Hashable, Sendable, CaseIterable {
    case green, blue, magenta
  }

  /// Returns the number of a color among the sixteen: a bright one on a dark background.
  package func name(of color: NamedColor) -> Color {
    switch color {
    case .green: .palette(isDark ? 10 : 2)
    case .blue: .palette(isDark ? 12 : 4)
    case .magenta: .palette(isDark ? 13 : 5)
    }
  }

  /// Returns the assumed appearance of one of the sixteen colors.
  package func color(_ color: NamedColor) -> RGB {
    switch color {
    case .green: visible(vivid(hue: 1 / 3))
    case .blue: visible(vivid(hue: 0.63))
    case .magenta: visible(vivid(hue: 0.83))
    }
  }
}
