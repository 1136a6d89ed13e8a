internal import Raster

/// The colors that the terminal can show.
struct ShownColors {
  /// The color of one side of a glyph.
  enum ShownColor: Equatable {
    /// The terminal's default background, available only as a background.
    case background
    /// The default foreground, available only as a foreground.
    case text
    case color(Color)

    /// The color to send.
    var color: Color {
      if case .color(let color) = self { color } else { .standard }
    }
  }

  /// The maximum difference from the background, in each component, that counts as the background.
  private static let unseen: Float = 1

  let depth: ColorDepth
  let background: SIMD4<Float>
  /// Whether all colors are shown exactly, except for rounding.
  let areExact: Bool
  /// Whether only the inks of a palette are shown.
  let areInks: Bool
  /// Whether a cell may show only the colors that it contains.
  let areUnmixed: Bool
  /// Whether colors of the 256-color palette are shown.
  private let areXterm: Bool
  /// The inks of a palette; empty if all colors are allowed.
  private let inks: [Inks.Ink]
  private let appearances: [SIMD4<Float>]
  private let hasShades: Bool

  init(inks: Inks, depth: ColorDepth, background: RGB) {
    self.depth = depth
    self.background = background.vector
    if case .palette(let list) = inks {
      (areInks, self.inks, appearances) = (true, list, list.map(\.appearance.vector))
    } else {
      (areInks, self.inks, appearances) = (false, [], [])
    }
    hasShades = self.inks.contains(where: \.isShade)
    areUnmixed = areInks || inks == .unmixed
    areExact = !areUnmixed && depth == .truecolor
    areXterm = !areInks && depth == .palette
  }

  /// Returns the side that represents a color.
  func side(_ color: SIMD4<Float>) -> ShownColor {
    if isBackground(color) { return .background }
    guard areInks else {
      let sent = depth.color(color.rgb)
      return sent == .standard ? .background : .color(sent)
    }
    guard let ink = nearestInk(to: color) else { return .background }
    return inks[ink].color == .standard ? .text : .color(inks[ink].color)
  }

  /// Returns the displayable color nearest to a color.
  func nearest(to color: SIMD4<Float>) -> SIMD4<Float> {
    if areInks {
      if isBackground(color) { return background }
      return nearestInk(to: color).map { appearances[$0] } ?? background
    }
    guard areXterm else { return color }
    let shown = XtermPalette.nearest(to: color)
    return color.distance(to: background) <= color.distance(to: shown.color)
      ? background : shown.color
  }

  /// Returns whether a color is shown by shading a cell.
  func isShade(_ color: SIMD4<Float>) -> Bool {
    guard hasShades, !isBackground(color), let ink = nearestInk(to: color) else { return false }
    return inks[ink].isShade
  }

  /// Returns whether a cell is shown as shaded: no glyph was chosen, its color is the background,
  /// one of its inks is a shade, and inks cover at least three fifths of it.
  ///
  /// With a lower limit, an edge that only touches a row of cells would leave isolated shaded
  /// cells.
  func isShaded(_ split: Split, mean: SIMD4<Float>, _ inks: [SIMD4<Float>]) -> Bool {
    guard hasShades, split.glyph == nil, side(split.inside) == .background else { return false }
    return mean.w >= 0.6 * 255 && inks.contains(where: isShade)
  }

  /// Returns the nearest displayable colors, with the background in place of shades.
  func sides(nearestTo all: [SIMD4<Float>]) -> [SIMD4<Float>] {
    all.map { isShade($0) ? background : nearest(to: $0) }
  }

  /// Returns the color to send for the ink nearest to a color, ignoring the background.
  func ink(_ color: SIMD4<Float>) -> Color {
    guard areInks else { return depth.color(color.rgb) }
    return nearestInk(to: color).map { inks[$0].color } ?? .standard
  }

  /// Returns whether a color is indistinguishable from the background.
  func isBackground(_ color: SIMD4<Float>) -> Bool {
    let way = color - background
    return max(abs(way.x), max(abs(way.y), abs(way.z))) < Self.unseen
  }

  private func nearestInk(to color: SIMD4<Float>) -> Int? {
    appearances.indices.min {
      color.distance(to: appearances[$0]) < color.distance(to: appearances[$1])
    }
  }
}

extension RGB {
  /// The components from 0 to 255, with no ink; values out of range and NaN are clamped.
  var vector: SIMD4<Float> {
    func limited(_ part: Float) -> Float { part > 0 ? min(part, 1) * 255 : 0 }
    return SIMD4(limited(red), limited(green), limited(blue), 0)
  }
}

extension SIMD4<Float> {
  /// The color with components from 0 to 255.
  var rgb: RGB { RGB(red: x / 255, green: y / 255, blue: z / 255) }

  /// Returns the squared distance between two colors, ignoring their ink.
  @inline(__always)
  func distance(to other: SIMD4<Float>) -> Float {
    let way = self - other
    let squares = way * way
    return squares.x + squares.y + squares.z
  }
}
