/// A color for compositing: red, green, blue and opacity in 0...255, premultiplied.
///
/// The components share one word, red lowest, so that two of them are multiplied at a time.
struct PremultipliedColor: Hashable, Sendable {
  let bits: UInt32

  private static let evenBytes: UInt32 = 0x00FF_00FF
  private static let halves: UInt32 = 0x0080_0080

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  @inline(__always)
  init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(opacity) << 24
  }

  init(_ shade: RGBA) { self.init(knot: PremultipliedColor.knot(shade)) }

  /// Creates a color from components in 0...255, rounded to the nearest integer.
  @inline(__always)
  init(knot: SIMD4<Float>) {
    // At 2²³ a step of `Float` is 1, so the sum's lowest bits are the nearest integer.
    let sum = knot + 8_388_608
    let (red, green) = (sum.x.bitPattern & 0xFF, sum.y.bitPattern & 0xFF)
    let (blue, opacity) = (sum.z.bitPattern & 0xFF, sum.w.bitPattern & 0xFF)
    // Rounding must not raise a color above its opacity.
    bits = min(red, opacity) | min(green, opacity) << 8 | min(blue, opacity) << 16 | opacity << 24
  }

  /// Returns the components of a color in 0...255, before rounding.
  static func knot(_ shade: RGBA) -> SIMD4<Float> {
    let (color, opacity) = (shade.color.limited, RGB.limited(shade.opacity))
    return SIMD4(color.red, color.green, color.blue, 1) * (opacity * 255)
  }

  @inline(__always)
  var opacity: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// Returns the color multiplied by a coverage from 0 to 255.
  @inline(__always)
  func covering(_ share: UInt8) -> PremultipliedColor {
    PremultipliedColor(
      bits: PremultipliedColor.product(bits & PremultipliedColor.evenBytes, share)
        | PremultipliedColor.product(bits >> 8 & PremultipliedColor.evenBytes, share) << 8)
  }

  /// Returns the color composited over another (Porter and Duff's "over").
  @inline(__always)
  func over(_ below: PremultipliedColor) -> PremultipliedColor {
    // No component exceeds its opacity, so no sum exceeds 255.
    PremultipliedColor(bits: bits &+ below.covering(255 &- opacity).bits)
  }

  /// Returns two bytes, each multiplied by a fraction of 255 and rounded.
  @inline(__always)
  private static func product(_ bytes: UInt32, _ share: UInt8) -> UInt32 {
    let products = bytes &* UInt32(share) &+ halves
    return (products &+ (products >> 8 & evenBytes)) >> 8 & evenBytes
  }
}
