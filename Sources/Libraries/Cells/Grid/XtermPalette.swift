internal import Raster

/// Colors 16 to 255 of the 256-color palette, which are the same in xterm and all later terminals;
/// the user configures the first 16.
enum XtermPalette {
  /// The levels of the 6×6×6 cube at 16–231.
  private static let levels: InlineArray<6, Float> = [0, 95, 135, 175, 215, 255]

  /// Returns the nearest color, with components from 0 to 255, and its index in the palette.
  ///
  /// Of two equally near colors of the cube, it returns the one nearer in Oklab: the lower of two
  /// levels may change the hue of a light color.
  static func nearest(to color: SIMD4<Float>) -> (index: UInt8, color: SIMD4<Float>) {
    var steps = SIMD3(step(color.x), step(color.y), step(color.z))
    for part in 0..<3 where isBetween(color[part], steps[part]) {
      var higher = steps
      higher[part] += 1
      if squaredDistance(of: higher, to: color) < squaredDistance(of: steps, to: color) {
        steps = higher
      }
    }
    let cube = cube(steps)
    // The grays 232–255 start at 8 in steps of 10.
    let mean = (color.x + color.y + color.z) / 3
    let gray = min(23, max(0, ((mean - 8) / 10).rounded()))
    let level = 8 + 10 * gray
    let grays = SIMD4(level, level, level, 0)
    if color.distance(to: grays) < color.distance(to: cube) { return (232 + UInt8(gray), grays) }
    return (UInt8(16 + 36 * steps.x + 6 * steps.y + steps.z), cube)
  }

  @inline(__always)
  private static func cube(_ steps: SIMD3<Int>) -> SIMD4<Float> {
    SIMD4(levels[steps.x], levels[steps.y], levels[steps.z], 0)
  }

  /// Returns whether a component is halfway between a step's level and the next one.
  @inline(__always)
  private static func isBetween(_ part: Float, _ step: Int) -> Bool {
    step < 5 && levels[step] + levels[step + 1] == 2 * part
  }

  /// Returns the squared distance in Oklab between a color of the cube and another color.
  private static func squaredDistance(of steps: SIMD3<Int>, to color: SIMD4<Float>) -> Float {
    let way = cube(steps).rgb.oklab - color.rgb.oklab
    return (way * way).sum()
  }

  /// Returns a color, with components from 0 to 255; `nil` for the first 16.
  static func color(_ index: UInt8) -> SIMD4<Float>? {
    guard index >= 16 else { return nil }
    guard index < 232 else {
      let level = 8 + 10 * Float(index - 232)
      return SIMD4(level, level, level, 0)
    }
    let place = Int(index) - 16
    return SIMD4(levels[place / 36], levels[place / 6 % 6], levels[place % 6], 0)
  }

  /// Returns the nearest level; of two equally near ones, the lower.
  @inline(__always)
  private static func step(_ part: Float) -> Int {
    if part <= 47.5 { return 0 }
    if part <= 115 { return 1 }
    // From 95 on, levels are 40 apart.
    return min(5, Int(((part - 95) / 40 + 0.5).rounded(.up)))
  }
}
