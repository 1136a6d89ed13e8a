internal import Cells
internal import Raster
internal import Scenes

/// The colors of cards on a background.
struct TableColors: Hashable, Sendable {
  let theme: Theme

  /// Hues that color-blind people can distinguish (after Okabe and Ito).
  private static let hues: [RGB] = [
    RGB(red: 0.902, green: 0.624, blue: 0), RGB(red: 0.337, green: 0.706, blue: 0.914),
    RGB(red: 0.8, green: 0.475, blue: 0.655), RGB(red: 0, green: 0.7, blue: 0.5),
    RGB(red: 0.941, green: 0.894, blue: 0.259), RGB(red: 0.95, green: 0.42, blue: 0.1),
    RGB(red: 0.35, green: 0.5, blue: 0.95),
  ]

  /// The minimum contrast of a picture on the bonus pie.
  private static let contrast = 3.0

  /// The color of a card's face.
  var face: RGB { theme.hasFreeColors ? theme.tint(theme.isDark ? 0.14 : 0.07) : theme.background }

  /// The color of a card's back, and of the emblem on it.
  var back: RGB {
    switch theme.depth {
    case .never: theme.color(.track)
    case .sixteen: theme.color(.accent)
    case .palette, .truecolor: theme.color(.accent).mixed(with: theme.background, by: 0.4)
    }
  }

  var emblem: RGB {
    switch theme.depth {
    // A shade fills whole cells, so an emblem on it would look like a hole.
    case .never: back
    case .sixteen: theme.background
    case .palette, .truecolor:
      theme.isDark ? back.mixed(with: theme.color(.text), by: 0.35) : theme.color(.accent)
    }
  }

  /// The edge of a back, which separates overlapping cards.
  var backEdge: RGB {
    switch theme.depth {
    case .never: theme.color(.text)
    case .sixteen: theme.background
    case .palette, .truecolor: back.mixed(with: theme.background, by: 0.35)
    }
  }

  /// The color of the remaining bonus.
  var pie: RGB {
    theme.hasFreeColors
      ? face.mixed(with: theme.color(.accent), by: theme.isDark ? 0.38 : 0.3)
      : theme.color(.track)
  }

  /// The color of the remaining bonus as a bar.
  var bar: RGB { face.mixed(with: theme.color(.accent), by: theme.isDark ? 0.6 : 0.5) }

  /// The edge of a face; `nil` if the face differs from the background.
  var edge: RGB? { theme.hasFreeColors ? nil : theme.color(.text) }

  /// The edges of the card under the cursor and of the one under the pointer.
  var cursor: RGB { theme.color(.text) }
  var hover: RGB { theme.hasFreeColors ? theme.tint(0.5) : theme.color(.text) }

  /// Returns the color of a pair's picture, by its number.
  func picture(_ number: Int) -> RGB {
    switch theme.depth {
    case .never: return theme.color(.text)
    case .sixteen:
      let roles: [Theme.Role] = [.accent, .warning, .text, .urgent]
      return theme.color(roles[number % roles.count])
    case .palette, .truecolor:
      let hue = Self.hues[number % Self.hues.count]
      let shade = theme.isDark ? hue : hue.mixed(with: theme.color(.text), by: 0.25)
      return shade.withContrast(Self.contrast, on: pie)
    }
  }

  /// Returns the style of text on a color of a card.
  func text(on color: RGB) -> Style {
    guard theme.hasFreeColors else { return Style(attributes: .bold) }
    return Style(
      foreground: theme.depth.color(theme.color(.text)), background: theme.depth.color(color),
      attributes: .bold)
  }

  /// Returns the color of flying points, dimmed by a share from 0 to 1.
  func number(_ points: Int, dimmed share: Double) -> RGB {
    let color = number(points)
    guard theme.hasFreeColors else { return color }
    return color.mixed(with: theme.background, by: Float(0.75 * share * share))
  }

  /// Returns the style of flying points on a color of a card, dimmed by a share from 0 to 1;
  /// without a color, on the background.
  func number(_ points: Int, dimmed share: Double, on color: RGB?) -> Style {
    guard theme.hasFreeColors else { return theme.style(points < 0 ? .urgent : .accent) }
    let backing = color ?? theme.background
    let shade = number(points).withContrast(Self.contrast, on: backing)
      .mixed(with: backing, by: Float(0.75 * share))
    return Style(
      foreground: theme.depth.color(shade),
      background: color.map { theme.depth.color($0) } ?? .standard, attributes: .bold)
  }

  /// Returns the color of flying points: green or, for lost ones, red.
  func number(_ points: Int) -> RGB {
    guard theme.hasFreeColors else { return theme.color(points < 0 ? .urgent : .accent) }
    return points < 0
      ? RGB(red: 1, green: 0.35, blue: 0.31) : RGB(red: 0.31, green: 0.88, blue: 0.41)
  }

  /// The dark edge of flying points, which are above pictures of any color; `nil` without mixed
  /// colors.
  var numberEdge: RGB? { theme.hasFreeColors ? RGB(red: 0.04, green: 0.05, blue: 0.06) : nil }
}
