import Raster
import TestSupport
import Testing

@testable import Pictures

struct SVGStopsTests {
  @Test(
    "Linear interpolation between stops is close to the gradient",
    arguments: [Gradient.Mixing.components, .hue, .light, .perceptual])
  func linearStepsAreClose(mixing: Gradient.Mixing) {
    var generator = SeededGenerator(seed: 8)
    func share() -> Float { Float.random(in: 0...1, using: &generator) }
    for _ in 0..<10 {
      let stops = (0..<3).map { _ in
        Gradient.Stop(
          color: RGB(red: share(), green: share(), blue: share()),
          location: (share() * 4).rounded() / 4, opacity: share() < 0.5 ? 1 : share())
      }
      let gradient = Gradient(stops: stops, mixing: mixing)
      let written = SVGStops(gradient).stops
      let worst = (1..<300).map { step in
        let place = (Float(step) + 0.5) / 300
        return (written.mixed(at: place) - gradient.shade(at: place).seen).magnitude
      }.max()
      #expect(worst ?? 1 <= 1 / 255, "\(gradient)")
    }
  }

  @Test("Linear gradients keep their stops") func linearGradientsKeepTheirStops() {
    let colors = [RGB(red: 1, green: 0, blue: 0), RGB(red: 0, green: 0, blue: 1)]
    let gradient = Gradient(colors: colors)
    #expect(SVGStops(gradient).stops == gradient.stops)
    #expect(SVGStops(Gradient(stops: [])).stops.isEmpty)
    let fading = Gradient(stops: [
      .init(color: colors[0], location: 0), .init(color: colors[0], location: 1, opacity: 0),
    ])
    #expect(SVGStops(fading).stops == fading.stops)
  }
}

extension [Gradient.Stop] {
  /// Returns the color as a renderer computes it: in integers, each component mixed separately.
  fileprivate func mixed(at place: Float) -> SIMD4<Float> {
    guard let next = firstIndex(where: { $0.location >= place }) else {
      return self[count - 1].seen
    }
    guard next > 0 else { return self[0].seen }
    let (before, after) = (self[next - 1], self[next])
    let share = (place - before.location) / (after.location - before.location)
    return (before.parts + (after.parts - before.parts) * share).seen
  }
}

extension Gradient.Stop {
  fileprivate var parts: SIMD4<Float> {
    let (red, green, blue) = color.bytes
    return SIMD4(Float(red) / 255, Float(green) / 255, Float(blue) / 255, opacity)
  }
  fileprivate var seen: SIMD4<Float> { parts.seen }
}

extension RGBA {
  fileprivate var seen: SIMD4<Float> { SIMD4(color.red, color.green, color.blue, opacity).seen }
}

extension SIMD4<Float> {
  fileprivate var seen: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
  fileprivate var magnitude: Float { Swift.max(max(), -min()) }
}
