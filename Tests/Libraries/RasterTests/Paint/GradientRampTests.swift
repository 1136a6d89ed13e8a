import TestSupport
import Testing

@testable import Raster

struct GradientRampTests {
  /// Returns gradients between random colors, with hard edges and all opacities.
  private static func gradients(_ mixing: Gradient.Mixing, count: Int) -> [Gradient] {
    var generator = SeededGenerator(seed: 5)
    return (0..<count).map { _ in
      let stops = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Gradient.Stop(
          color: RGB(
            red: Float.random(in: 0...1, using: &generator),
            green: Float.random(in: 0...1, using: &generator),
            blue: Float.random(in: 0...1, using: &generator)),
          location: (Float.random(in: 0...1, using: &generator) * 8).rounded() / 8,
          opacity: Float.random(in: 0...1, using: &generator))
      }
      return Gradient(stops: stops, mixing: mixing)
    }
  }

  @Test("A ramp stays within one of 255 steps of the gradient", arguments: GradientTests.mixings)
  func staysWithinOneOfTheGradient(mixing: Gradient.Mixing) {
    let black = RGB(red: 0, green: 0, blue: 0)
    let dark = Gradient(colors: [black, RGB(red: 1, green: 1, blue: 1)], mixing: mixing)
    for gradient in Self.gradients(mixing, count: 12) + [dark] {
      let ramp = GradientRamp(gradient)
      let worst = (0...500).map { step in
        let location = Float(step) / 500
        return ramp.ink(at: location).difference(
          from: PremultipliedColor(gradient.shade(at: location)))
      }.max()
      #expect(worst ?? 2 <= 1, "\(gradient)")
    }
  }

  @Test("The size of a ramp doesn’t grow with the square of its stops, and finds the same colors")
  func manyStops() {
    var generator = SeededGenerator(seed: 7)
    for (count, mixing) in [
      (600, Gradient.Mixing.perceptual), (20_000, .hue), (20_000, .components),
    ] {
      let colors = (0..<count).map { _ in
        RGB(
          red: Float.random(in: 0...1, using: &generator),
          green: Float.random(in: 0...1, using: &generator),
          blue: Float.random(in: 0...1, using: &generator))
      }
      let gradient = Gradient(colors: colors, mixing: mixing)
      let ramp = GradientRamp(gradient)
      #expect(ramp.knots.count <= 512 * 512 + 3 * count)
      for index in stride(from: 0, to: count, by: 97) {
        let location = Float(index) / Float(count - 1)
        let wanted = PremultipliedColor(RGBA(colors[index]))
        #expect(ramp.ink(at: location).difference(from: wanted) <= 1)
        #expect(PremultipliedColor(gradient.shade(at: location)).difference(from: wanted) <= 1)
      }
    }
  }

  @Test("Any location has a color") func anyLocationHasAColor() {
    let gradient = Gradient(stops: [
      .init(color: RGB(red: 1, green: 0, blue: 0), location: 0),
      .init(color: RGB(red: 0, green: 1, blue: 0), location: .leastNonzeroMagnitude),
      .init(color: RGB(red: 0, green: 0, blue: 1), location: 1),
    ])
    let ramp = GradientRamp(gradient)
    for place: Float in [0, .leastNonzeroMagnitude, 1e-30, 1] {
      #expect(ramp.ink(at: place).opacity == 255)
    }
    #expect(GradientRamp(Gradient(stops: [])).ink(at: 0.5).bits == 0)
  }
}

extension PremultipliedColor {
  /// Returns the largest difference of a component.
  func difference(from other: PremultipliedColor) -> Int {
    zip(parts, other.parts).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
