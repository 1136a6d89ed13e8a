import Cells
import Foundation
import Raster
import Scenes
import Testing

struct ThemeTests {
  static func gray(_ value: Float) -> RGB { RGB(red: value, green: value, blue: value) }

  static let backgrounds = [
    gray(0), gray(1), gray(0.35), RGB(red: 0.1, green: 0.2, blue: 0.3),
    RGB(red: 0.99, green: 0.96, blue: 0.89), gray(0.5),
  ]

  static func rgb(_ color: Color) -> RGB? { color.appearance }

  @Test("Texts are legible on their background, as far as any color can be", arguments: backgrounds)
  func contrast(background: RGB) throws {
    let best = max(
      Self.gray(1).contrast(with: background), Self.gray(0).contrast(with: background))
    for palette in Theme.Palette.allCases {
      for contrast in Theme.Contrast.allCases {
        let theme = Theme(
          background: background, depth: .truecolor, contrast: contrast, palette: palette)
        let wanted = contrast == .high ? 7.0 : 4.5
        // Rounding to bytes costs a little.
        let least = min(wanted, best) - 0.08
        #expect(theme.color(.text).contrast(with: background) >= least)
        for role in [Theme.Role.secondary, .warning, .urgent, .accent] {
          let color = try #require(Self.rgb(theme.style(role).foreground))
          #expect(
            color.contrast(with: background) >= least, "\(role) \(palette) \(contrast)")
        }
      }
    }
  }

  @Test("The accent is also legible in a selected row", arguments: [gray(0), gray(1)])
  func selectedRow(background: RGB) throws {
    for palette in Theme.Palette.allCases {
      let theme = Theme(background: background, depth: .truecolor, palette: palette)
      let style = theme.style(.accent, on: theme.style(.selection))
      let (text, row) = (
        try #require(Self.rgb(style.foreground)), try #require(Self.rgb(style.background))
      )
      #expect(text.contrast(with: row) >= 4.42, "\(palette)")
    }
  }

  @Test("On a light background, texts use darker ones of the sixteen colors")
  func sixteenOnLight() {
    let light = Theme(background: Self.gray(1), depth: .sixteen)
    #expect(light.style(.secondary) == Style(foreground: .palette(8)))
    #expect(light.style(.dimmed) == light.style(.secondary))
    #expect(light.style(.accent).foreground == .palette(4))
    #expect(light.style(.warning).foreground == .standard)
    #expect(light.style(.urgent).foreground == .palette(1))
    let dark = Theme(depth: .sixteen)
    #expect(dark.style(.secondary) == Style(attributes: .dim))
    #expect(dark.style(.accent).foreground == .palette(14))
  }

  @Test("Dimmed text is a visible gray rather than faint text", arguments: [gray(0), gray(1)])
  func dimmed(background: RGB) throws {
    let style = Theme(background: background, depth: .truecolor).style(.dimmed)
    #expect(style.attributes.isEmpty)
    #expect(try #require(Self.rgb(style.foreground)).contrast(with: background) >= 2.9)
  }

  @Test("The standard colors on black and white are stable")
  func standard() {
    for background in [Self.gray(0), Self.gray(1)] {
      let theme = Theme(background: background, depth: .truecolor)
      let isDark = background == Self.gray(0)
      #expect(theme.color(.text) == Self.gray(isDark ? 0.92 : 0.1))
      #expect(
        theme.color(.warning)
          == (isDark
            ? RGB(red: 1, green: 0.72, blue: 0.15) : RGB(red: 0.72, green: 0.45, blue: 0)))
      #expect(
        theme.color(.urgent)
          == (isDark ? RGB(red: 1, green: 0.33, blue: 0.3) : RGB(red: 0.8, green: 0.1, blue: 0.1)))
      let accent = RGB(hue: 0.5, saturation: isDark ? 0.75 : 0.9, brightness: isDark ? 0.9 : 0.62)
      #expect(theme.color(.progress) == accent)
      #expect(theme.color(.track) == background.mixed(with: theme.color(.text), by: 0.17))
    }
  }

  /// Returns how different two colors look to people who lack a kind of cone (after Viénot and
  /// others 1999), as a distance of lightness and hue in CIELAB.
  static func difference(_ one: RGB, _ other: RGB, _ loss: ColorLoss) -> Double {
    let (first, second) = (loss.lab(one), loss.lab(other))
    return ((first - second) * (first - second)).sum().squareRoot()
  }

  @Test(
    "Color-blind-safe colors stay distinct in simulated color blindness",
    arguments: ColorLoss.allCases,
    [gray(0), gray(1)])
  func colorBlind(loss: ColorLoss, background: RGB) {
    let theme = Theme(background: background, depth: .truecolor, palette: .colorBlindSafe)
    let roles: [Theme.Role] = [.accent, .warning, .urgent]
    for (index, one) in roles.enumerated() {
      for other in roles[(index + 1)...] {
        let difference = Self.difference(theme.color(one), theme.color(other), loss)
        #expect(difference > 20, "\(one) \(other): \(difference)")
      }
    }
  }

  @Test("Without colors a theme sends none, and with sixteen only those")
  func depths() {
    for role in Theme.Role.allCases {
      let plain = Theme(depth: .never).style(role)
      #expect(plain.foreground == .standard && plain.background == .standard)
      let named = Theme(depth: .sixteen).style(role)
      for color in [named.foreground, named.background] {
        if case .rgb = color.kind { Issue.record("\(role)") }
      }
    }
  }

  @Test("A role on a selected row keeps the row's background")
  func rows() {
    for depth in ColorDepth.allCases {
      let theme = Theme(depth: depth)
      let row = theme.style(.selection)
      for role in [Theme.Role.text, .secondary, .accent, .warning] {
        let style = theme.style(role, on: row)
        #expect(style.background == row.background)
        #expect(style.attributes.isSuperset(of: row.attributes))
      }
    }
  }
}

/// A kind of cone that some people lack.
enum ColorLoss: CaseIterable {
  case none, protan, deutan

  /// Returns a color as it is perceived, in CIELAB.
  func lab(_ color: RGB) -> SIMD3<Double> {
    func light(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055, 2.4)
    }
    var (red, green, blue) = (light(color.red), light(color.green), light(color.blue))
    switch self {
    case .none: break
    case .protan:
      (red, green, blue) = (
        0.11238 * red + 0.88762 * green, 0.11238 * red + 0.88762 * green,
        0.00401 * red - 0.00401 * green + blue
      )
    case .deutan:
      (red, green, blue) = (
        0.29275 * red + 0.70725 * green, 0.29275 * red + 0.70725 * green,
        -0.02234 * red + 0.02234 * green + blue
      )
    }
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    func root(_ value: Double) -> Double {
      value > 0.008856 ? Self.power(value, 1 / 3) : 7.787 * value + 16 / 116
    }
    return SIMD3(116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z)))
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    Foundation.pow(base, exponent)
  }
}
