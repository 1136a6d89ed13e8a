import Raster
import Shapes
import Testing

struct PaintTests {
  private let red = RGB(red: 1, green: 0, blue: 0)
  private let blue = RGB(red: 0, green: 0, blue: 1)

  private static let hues: [(Float, [UInt8])] = [
    (0, [255, 0, 0]), (1.0 / 6, [255, 255, 0]), (1.0 / 3, [0, 255, 0]), (0.5, [0, 255, 255]),
    (2.0 / 3, [0, 0, 255]), (5.0 / 6, [255, 0, 255]), (1, [255, 0, 0]), (-0.5, [0, 255, 255]),
  ]

  @Test("Hues go around the color wheel", arguments: hues)
  func huesGoAroundTheColorWheel(hue: Float, bytes: [UInt8]) {
    let (red, green, blue) = RGB(hue: hue, saturation: 1, brightness: 1).bytes
    #expect([red, green, blue] == bytes)
  }

  @Test("Conversion to hue is reversible") func hueIsReversible() {
    for step in 0..<48 {
      let hue = Float(step) / 48
      let parts = RGB(hue: hue, saturation: 0.6, brightness: 0.8).hueSaturationBrightness
      #expect(abs(parts.hue - hue) < 1e-5 && abs(parts.saturation - 0.6) < 1e-5)
      #expect(abs(parts.brightness - 0.8) < 1e-5)
    }
  }

  @Test("Mixing by hue goes the shorter way around") func hueMixingGoesTheShorterWay() {
    let purple = red.mixedByHue(with: blue, by: 0.5)
    #expect(purple.bytes == (255, 0, 255))
    #expect(red.mixed(with: blue, by: 0.5).bytes == (128, 0, 128))
  }

  @Test("Numbers out of range give valid colors", arguments: [Float.nan, .infinity, -1, 2])
  func numbersOutOfRangeGiveColors(value: Float) {
    let limit: UInt8 = value > 0 ? 255 : 0
    #expect(RGB(red: value, green: value, blue: value).bytes == (limit, limit, limit))
    let colors = [
      RGB(hue: value, saturation: value, brightness: value),
      Gradient(from: red, toAndBack: blue).color(at: value),
    ]
    for color in colors {
      #expect([color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) })
    }
  }

  @Test("An angular gradient follows the compass") func angularGradientFollowsTheCompass() {
    let gradient = Gradient(colors: [red, blue], mixing: .components)
    let paint = Paint.angularGradient(gradient, center: Point(x: 5, y: 5))
    #expect(paint.color(at: Point(x: 5, y: 0)) == red)
    #expect(paint.color(at: Point(x: 10, y: 5)) == red.mixed(with: blue, by: 0.25))
    #expect(paint.color(at: Point(x: 5, y: 10)) == red.mixed(with: blue, by: 0.5))
    #expect(paint.color(at: Point(x: 0, y: 5)) == red.mixed(with: blue, by: 0.75))
  }

  @Test("A gradient to a color and back has no seam") func thereAndBackHasNoSeam() {
    let paint = Paint.angularGradient(
      Gradient(from: red, toAndBack: blue), center: .zero, startAngle: .degrees(90))
    let (before, after) = (Point(x: 1, y: -1e-6), Point(x: 1, y: 1e-6))
    #expect(paint.color(at: before).bytes == paint.color(at: after).bytes)
    #expect(paint.color(at: Point(x: -1, y: 0)).bytes == blue.bytes)
  }
}
