/// A colour ready to be laid: red, green, blue and opacity in 0...255, the colours multiplied by
/// the opacity.
///
/// The four lie in one word, red lowest, so that two of them are multiplied at once.
struct Ink: Hashable, Sendable {
  let bits: UInt32

  private static let evenBytes: UInt32 = 0x00FF_00FF
  private static let halves: UInt32 = 0x0080_0080

  @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  @inline(__always)
  init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(opacity) << 24
  }

  init(_ shade: RGBA) {
    self.init(knot: Ink.knot(shade))
  }

  /// The nearest whole numbers of four in 0...255.
  @inline(__always)
  init(knot: SIMD4<Float>) {
    // At 2²³ a step of `Float` is 1, so the sum's lowest bits are the nearest whole number.
    let sum = knot + 8_388_608
    let (red, green) = (sum.x.bitPattern & 0xFF, sum.y.bitPattern & 0xFF)
    let (blue, opacity) = (sum.z.bitPattern & 0xFF, sum.w.bitPattern & 0xFF)
    // Rounding must not lift a colour above its opacity.
    bits = min(red, opacity) | min(green, opacity) << 8 | min(blue, opacity) << 16 | opacity << 24
  }

  /// A colour in numbers from 0 to 255, before they are rounded.
  static func knot(_ shade: RGBA) -> SIMD4<Float> {
    let (color, opacity) = (shade.color.limited, RGB.limited(shade.opacity))
    return SIMD4(color.red, color.green, color.blue, 1) * (opacity * 255)
  }

  @inline(__always)
  var opacity: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// What is left of it where it covers only a share of 255.
  @inline(__always)
  func covering(_ share: UInt8) -> Ink {
    Ink(
      bits: Ink.product(bits & Ink.evenBytes, share)
        | Ink.product(bits >> 8 & Ink.evenBytes, share) << 8)
  }

  /// The colour seen where this one lies over another (Porter and Duff's "over").
  @inline(__always)
  func over(_ below: Ink) -> Ink {
    // No part is above its opacity, so no sum is above 255.
    Ink(bits: bits &+ below.covering(255 &- opacity).bits)
  }

  /// Two bytes, each multiplied by a share of 255 and rounded.
  @inline(__always)
  private static func product(_ bytes: UInt32, _ share: UInt8) -> UInt32 {
    let products = bytes &* UInt32(share) &+ halves
    return (products &+ (products >> 8 & evenBytes)) >> 8 & evenBytes
  }
}
