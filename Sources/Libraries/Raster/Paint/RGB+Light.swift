internal import Mathematics
private import Shapes

extension RGB {
  /// The amounts of red, green and blue light (IEC 61966-2-1), each in 0...1.
  var light: SIMD3<Float> { SIMD3(RGB.light(of: red), RGB.light(of: green), RGB.light(of: blue)) }

  /// Creates a color from amounts of light.
  init(light: SIMD3<Float>) {
    self.init(
      red: RGB.component(of: light.x), green: RGB.component(of: light.y),
      blue: RGB.component(of: light.z))
  }

  private static func light(of component: Float) -> Float {
    component <= 0.040_45
      ? component / 12.92 : Float(power((Double(component) + 0.055) / 1.055, 2.4))
  }

  private static func component(of light: Float) -> Float {
    light <= 0.003_130_8 ? light * 12.92 : Float(1.055 * power(Double(light), 1 / 2.4) - 0.055)
  }
}

extension RGB {
  /// The Oklab coordinates: lightness, green to red, and blue to yellow.
  package var oklab: SIMD3<Float> {
    let light = light
    let cones = SIMD3<Float>(
      0.412_221_47 * light.x + 0.536_332_54 * light.y + 0.051_445_995 * light.z,
      0.211_903_5 * light.x + 0.680_699_55 * light.y + 0.107_396_96 * light.z,
      0.088_302_46 * light.x + 0.281_718_84 * light.y + 0.629_978_7 * light.z)
    let roots = SIMD3(RGB.cubeRoot(cones.x), RGB.cubeRoot(cones.y), RGB.cubeRoot(cones.z))
    return SIMD3(
      0.210_454_26 * roots.x + 0.793_617_8 * roots.y - 0.004_072_047 * roots.z,
      1.977_998_5 * roots.x - 2.428_592_2 * roots.y + 0.450_593_7 * roots.z,
      0.025_904_037 * roots.x + 0.782_771_77 * roots.y - 0.808_675_77 * roots.z)
  }

  /// Creates a color from its Oklab coordinates.
  init(oklab: SIMD3<Float>) {
    let roots = SIMD3<Float>(
      oklab.x + 0.396_337_78 * oklab.y + 0.215_803_76 * oklab.z,
      oklab.x - 0.105_561_346 * oklab.y - 0.063_854_17 * oklab.z,
      oklab.x - 0.089_484_18 * oklab.y - 1.291_485_5 * oklab.z)
    let cones = roots * roots * roots
    self.init(
      light: SIMD3(
        4.076_741_7 * cones.x - 3.307_711_6 * cones.y + 0.230_969_94 * cones.z,
        -1.268_438 * cones.x + 2.609_757_4 * cones.y - 0.341_319_38 * cones.z,
        -0.004_196_086_3 * cones.x - 0.703_418_6 * cones.y + 1.707_614_7 * cones.z))
  }

  private static func cubeRoot(_ value: Float) -> Float {
    value > 0 ? Float(power(Double(value), 1 / 3)) : 0
  }
}
