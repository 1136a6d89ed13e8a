internal import Cells
internal import Raster

extension Style {
  /// Whether a space in this style leaves visible what lies below it.
  var showsWhatIsBelow: Bool { background == .standard && !attributes.contains(.reverse) }
}

extension Mosaic {
  /// The minimum contrast of a text over a figure.
  static let textContrast = 4.5

  /// Returns the style of a text over a drawn cell; `fill` is the background below both.
  ///
  /// The text has the color of the cell behind it, and a color of its own that is legible there.
  func style(_ style: Style, over below: Cell, on fill: Style?) -> Style {
    guard style.background == .standard else { return style }
    var style = style
    style.background = fill?.background ?? .standard
    guard style.attributes.isDisjoint(with: .reverse), below != Cell(" ", style: fill ?? Style())
    else { return style }
    let backdrop = below.backdrop
    if backdrop.attributes.contains(.reverse) {
      return Style(attributes: style.attributes.subtracting(.dim).union(.reverse))
    }
    guard backdrop.background != .standard else { return style }
    style.background = backdrop.background
    return legible(style)
  }

  /// Returns a style whose text is legible on its background.
  private func legible(_ style: Style) -> Style {
    let text = style.foreground == .standard ? textColor : appearance(of: style.foreground)
    guard let text, let behind = appearance(of: style.background),
      text.contrast(with: behind) < Self.textContrast
    else { return style }
    var style = style
    switch depth {
    case .truecolor, .palette:
      style.foreground = depth.color(text.withContrast(Self.textContrast, on: behind))
    case .sixteen, .never:
      // Of these colors, only the terminal's own are sure to differ from a figure's.
      guard background.contrast(with: behind) > text.contrast(with: behind) else { return style }
      style = Style(foreground: style.background, attributes: .reverse)
    }
    return style
  }

  /// The assumed color of the terminal's text.
  private var textColor: RGB {
    appearance(of: .standard) ?? RGB(gray: background.isDark ? 0.92 : 0.1)
  }

  private func appearance(of color: Color) -> RGB? {
    if let appearance = color.appearance { return appearance }
    guard case .palette(let all) = inks else { return nil }
    return all.first { $0.color == color && !$0.isShade }?.appearance
  }
}
