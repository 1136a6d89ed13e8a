internal import Raster

/// The colours that a cell can really have: those that the terminal shows.
struct ShownColors {
  /// How a side of a glyph is coloured.
  enum Side: Equatable {
    /// The terminal's default background, which only a background can be.
    case ground
    /// Its default foreground, which only a foreground can be.
    case text
    case color(Color)

    /// The colour to be sent.
    var color: Color {
      if case .color(let color) = self { color } else { .standard }
    }
  }

  /// Colours within this distance of the ground, in each part, are the ground.
  private static let unseen: Float = 1

  let depth: ColorDepth
  let ground: SIMD4<Float>
  /// Whether all colours are shown as they are, but for rounding.
  let areExact: Bool
  /// Whether only those inks may come up that lie in a cell.
  let areInks: Bool
  /// Whether those of the palette of 256 are shown.
  private let areXterm: Bool
  /// The inks of a palette as they are seen; none when all colours are free.
  private let inks: [Inks.Ink]
  private let appearances: [SIMD4<Float>]

  init(inks: Inks, depth: ColorDepth, ground: RGB) {
    self.depth = depth
    self.ground = ground.vector
    if case .palette(let list) = inks {
      (areInks, self.inks, appearances) = (true, list, list.map(\.appearance.vector))
    } else {
      (areInks, self.inks, appearances) = (false, [], [])
    }
    areExact = !areInks && depth == .truecolor
    areXterm = !areInks && depth == .palette
  }

  /// Returns how a colour is sent.
  func side(_ color: SIMD4<Float>) -> Side {
    if isGround(color) { return .ground }
    guard areInks else {
      let sent = depth.color(color.rgb)
      return sent == .standard ? .ground : .color(sent)
    }
    guard let ink = nearestInk(to: color) else { return .ground }
    return inks[ink].color == .standard ? .text : .color(inks[ink].color)
  }

  /// Returns the shown colour that is nearest to one.
  func nearest(to color: SIMD4<Float>) -> SIMD4<Float> {
    if areInks {
      if isGround(color) { return ground }
      return nearestInk(to: color).map { appearances[$0] } ?? ground
    }
    guard areXterm else { return color }
    let shown = XtermPalette.nearest(to: color)
    return color.distance(to: ground) <= color.distance(to: shown.color) ? ground : shown.color
  }

  /// Returns how the ink nearest to a colour is sent, whatever the ground is.
  func ink(_ color: SIMD4<Float>) -> Color {
    guard areInks else { return depth.color(color.rgb) }
    return nearestInk(to: color).map { inks[$0].color } ?? .standard
  }

  /// Returns whether nobody could tell a colour from the ground.
  func isGround(_ color: SIMD4<Float>) -> Bool {
    let way = color - ground
    return max(abs(way.x), max(abs(way.y), abs(way.z))) < Self.unseen
  }

  private func nearestInk(to color: SIMD4<Float>) -> Int? {
    appearances.indices.min {
      color.distance(to: appearances[$0]) < color.distance(to: appearances[$1])
    }
  }
}

extension RGB {
  /// Its parts from 0 to 255, without ink; what is beyond, or no number, is limited.
  var vector: SIMD4<Float> {
    func limited(_ part: Float) -> Float { part > 0 ? min(part, 1) * 255 : 0 }
    return SIMD4(limited(red), limited(green), limited(blue), 0)
  }
}

extension SIMD4<Float> {
  /// The colour of parts from 0 to 255.
  var rgb: RGB { RGB(red: x / 255, green: y / 255, blue: z / 255) }

  /// The square of the distance between two colours, whatever their ink.
  @inline(__always)
  func distance(to other: SIMD4<Float>) -> Float {
    let way = self - other
    let squares = way * way
    return squares.x + squares.y + squares.z
  }
}
