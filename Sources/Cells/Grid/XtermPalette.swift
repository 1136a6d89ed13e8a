/// The colours 16 to 255 of the palette of 256, as xterm and all after it have them; the first 16
/// look as the user set them.
enum XtermPalette {
  /// The levels of the 6×6×6 cube at 16–231.
  private static let levels: InlineArray<6, Float> = [0, 95, 135, 175, 215, 255]

  /// Returns the nearest colour, its parts from 0 to 255, and its place in the palette.
  static func nearest(to color: SIMD4<Float>) -> (index: UInt8, color: SIMD4<Float>) {
    let steps = (step(color.x), step(color.y), step(color.z))
    let cube = SIMD4(levels[steps.0], levels[steps.1], levels[steps.2], 0)
    // The greys at 232–255 go from 8 by tens.
    let mean = (color.x + color.y + color.z) / 3
    let grey = min(23, max(0, ((mean - 8) / 10).rounded()))
    let level = 8 + 10 * grey
    let greys = SIMD4(level, level, level, 0)
    if color.distance(to: greys) < color.distance(to: cube) { return (232 + UInt8(grey), greys) }
    return (UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2), cube)
  }

  /// The nearest level; the lower one in the middle between two.
  @inline(__always)
  private static func step(_ part: Float) -> Int {
    if part <= 47.5 { return 0 }
    if part <= 115 { return 1 }
    // From 95 on they go by forties.
    return min(5, Int(((part - 95) / 40 + 0.5).rounded(.up)))
  }
}
