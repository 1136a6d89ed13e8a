public import Raster

/// How many colours a terminal shows.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// None: only what bold, dim and reverse can tell.
  case never
  /// The sixteen, which look as the user set them.
  case sixteen = "16"
  /// The palette of 256.
  case palette = "256"
  /// Red, green and blue with 8 bits each.
  case truecolor

  /// Returns the colour that comes closest.
  ///
  /// With 16 colours or none there is no telling how a colour looks: those are chosen by name, and
  /// this returns the default.
  public func color(_ rgb: RGB) -> Color {
    let (red, green, blue) = rgb.bytes
    switch self {
    case .never, .sixteen: return .standard
    case .palette: return .palette(Self.nearest(red, green, blue))
    case .truecolor: return .rgb(red, green, blue)
    }
  }

  /// The levels of the 6×6×6 cube at 16–231, as xterm and all after it have them.
  private static let levels = [0, 95, 135, 175, 215, 255]

  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let parts = [Int(red), Int(green), Int(blue)]
    let steps = parts.map { part in
      levels.indices.min { abs(levels[$0] - part) < abs(levels[$1] - part) } ?? 0
    }
    // The greys at 232–255 go from 8 by tens.
    let grey = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let cubeError = zip(parts, steps).reduce(0) { $0 + squared($1.0 - levels[$1.1]) }
    let greyError = parts.reduce(0) { $0 + squared($1 - (8 + 10 * grey)) }
    if greyError < cubeError { return UInt8(232 + grey) }
    return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  private static func squared(_ value: Int) -> Int { value * value }
}
