import Testing

@testable import Raster

struct GradientTests {
  static let mixings: [Gradient.Mixing] = [.components, .hue, .light, .perceptual]
  private static let colors = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 1, green: 1, blue: 1), RGB(red: 1, green: 0, blue: 0),
    RGB(red: 0, green: 1, blue: 1), RGB(red: 0.2, green: 0.9, blue: 0.4),
    RGB(red: 0.01, green: 0.002, blue: 0.7),
  ]

  @Test("The ends of a gradient are its colors", arguments: mixings)
  func endsAreItsColors(mixing: Gradient.Mixing) {
    for (one, other) in zip(Self.colors, Self.colors.reversed()) {
      let gradient = Gradient(colors: [one, other], mixing: mixing)
      #expect(gradient.color(at: 0).distance(to: one) < 1e-4)
      #expect(gradient.color(at: 1).distance(to: other) < 1e-4)
      #expect(gradient.color(at: -3) == one)
      #expect(gradient.color(at: 9) == other)
    }
  }

  @Test("The middle of black and white depends on the mixing")
  func theMiddleOfBlackAndWhiteDependsOnTheMixing() {
    let ends = [RGB(red: 0, green: 0, blue: 0), RGB(red: 1, green: 1, blue: 1)]
    func middle(_ mixing: Gradient.Mixing) -> RGB {
      Gradient(colors: ends, mixing: mixing).color(at: 0.5)
    }
    #expect(middle(.components).bytes == (128, 128, 128))
    #expect(middle(.hue).bytes == (128, 128, 128))
    // Half the light: 1.055 · 0.5^(1 / 2.4) - 0.055 = 0.7354 of 255.
    #expect(middle(.light).bytes == (188, 188, 188))
    // Half of Oklab's lightness: an eighth of the light, 0.3886 of 255.
    #expect(middle(.perceptual).bytes == (99, 99, 99))
  }

  @Test("Conversions to light and Oklab are reversible") func lightAndOklabAreReversible() {
    var worst: Float = 0
    for red in stride(from: Float(0), through: 1, by: 0.1) {
      for green in stride(from: Float(0), through: 1, by: 0.1) {
        for blue in stride(from: Float(0), through: 1, by: 0.1) {
          let color = RGB(red: red, green: green, blue: blue)
          worst = max(worst, RGB(light: color.light).distance(to: color))
          worst = max(worst, RGB(oklab: color.oklab).distance(to: color))
        }
      }
    }
    #expect(worst < 0.25 / 255)
  }

  @Test("Oklab matches the published values") func oklabMatchesThePublishedValues() {
    // From the table of the color space's author: red and blue.
    let red = RGB(red: 1, green: 0, blue: 0).oklab
    let blue = RGB(red: 0, green: 0, blue: 1).oklab
    #expect((red - SIMD3(0.6280, 0.2249, 0.1258)).magnitude < 1e-3)
    #expect((blue - SIMD3(0.4520, -0.0325, -0.3115)).magnitude < 1e-3)
  }

  @Test("A fading color keeps its hue") func aFadingColorKeepsItsHue() {
    let red = RGB(red: 1, green: 0, blue: 0)
    let gradient = Gradient(stops: [
      .init(color: red, location: 0),
      .init(color: RGB(red: 0, green: 0, blue: 1), location: 1, opacity: 0),
    ])
    let shade = gradient.shade(at: 0.75)
    #expect(shade.color.distance(to: red) < 1e-6)
    #expect(abs(shade.opacity - 0.25) < 1e-6)
  }

  @Test("Two stops at one location form a hard edge") func twoStopsAtOneLocationAreAnEdge() {
    let (black, white) = (Self.colors[0], Self.colors[1])
    let gradient = Gradient(stops: [
      .init(color: black, location: 0), .init(color: black, location: 0.5),
      .init(color: white, location: 0.5), .init(color: white, location: 1),
    ])
    #expect(gradient.color(at: 0.5) == black)
    #expect(gradient.color(at: Float(0.5).nextUp).distance(to: white) < 1e-4)
  }

  @Test("A gradient without stops is transparent") func aGradientWithoutStopsIsTransparent() {
    #expect(Gradient(stops: []).shade(at: 0.5).opacity == 0)
    #expect(!Gradient(stops: []).isOpaque)
  }

  @Test("Numbers out of range are clamped", arguments: [Float.nan, .infinity, -.infinity, -1, 2])
  func numbersOutOfRangeAreClamped(value: Float) {
    let gradient = Gradient(stops: [
      .init(color: RGB(red: value, green: 0, blue: 0), location: value, opacity: value),
      .init(color: Self.colors[1], location: 0.5),
    ])
    for stop in gradient.stops {
      #expect((0...1).contains(stop.location) && (0...1).contains(stop.opacity))
      #expect((0...1).contains(stop.color.red))
    }
    #expect((0...1).contains(gradient.shade(at: value).opacity))
  }
}

extension RGB {
  /// Returns the largest difference of a component.
  func distance(to other: RGB) -> Float {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

extension SIMD3<Float> {
  fileprivate var magnitude: Float { (x * x + y * y + z * z).squareRoot() }
}
