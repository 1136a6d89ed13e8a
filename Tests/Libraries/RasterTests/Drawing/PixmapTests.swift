import Raster
import Shapes
import TestSupport
import Testing

struct PixmapTests {
  private let red = RGB(red: 1, green: 0, blue: 0)
  private let blue = RGB(red: 0, green: 0, blue: 1)
  private let square = Path { $0.addRect(Rect(x: 0, y: 0, width: 8, height: 8)) }

  private func covering(_ share: Double, _ width: Int = 8, _ height: Int = 8) -> Coverage {
    var coverage = covered(square, width, height)
    coverage.multiply(by: share)
    return coverage
  }

  /// Returns a picture of random premultiplied pixels.
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
    var generator = SeededGenerator(seed: seed)
    let straight = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
    return Pixmap(width: width, height: height, straight: straight)
  }

  @Test("Opaque paint replaces pixels, and zero coverage changes nothing")
  func opaquePaintHidesAndNoCoverageChangesNothing() {
    let before = noise(8, 8, seed: 1)
    var pixmap = before
    pixmap.lay(.solid(red), over: covering(0))
    #expect(pixmap == before)
    pixmap.lay(.solid(red), over: covering(1))
    #expect(pixmap.samples == Array(repeatElement([255, 0, 0, 255], count: 64).joined()))
  }

  @Test("Half red over blue is purple") func halfARedOverBlueIsPurple() {
    var pixmap = Pixmap(width: 8, height: 8)
    pixmap.fill(RGBA(blue))
    pixmap.lay(.solid(red), over: covering(0.5))
    #expect(pixmap[3, 3] == SIMD4(128, 0, 127, 255))
  }

  @Test("Coverage outside the picture is ignored") func coverageOutsideIsIgnored() {
    var pixmap = Pixmap(width: 4, height: 4)
    pixmap.lay(.solid(red), over: covering(1, 20, 20))
    #expect(pixmap[3, 3] == SIMD4(255, 0, 0, 255))
    #expect(pixmap[4, 4] == .zero && pixmap[-1, 0] == .zero)
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    rasterizer.fill(
      square, window: PixelRect(x: -3, y: -3, width: 5, height: 5), into: &coverage)
    var other = Pixmap(width: 4, height: 4)
    other.lay(.solid(red), over: coverage)
    #expect(other[1, 1].w == 255 && other[2, 2].w == 0)
  }

  @Test("Each pixel of a gradient has the paint's color at its center")
  func gradientPixelsHaveThePaintsColor() {
    let gradient = Gradient(colors: [red, blue], mixing: .perceptual)
    let paints: [Paint] = [
      .linearGradient(gradient, startPoint: Point(x: 1, y: 1), endPoint: Point(x: 6, y: 4)),
      .radialGradient(gradient, center: Point(x: 4, y: 4), startRadius: 1, endRadius: 4),
      .angularGradient(gradient, center: Point(x: 4, y: 4), startAngle: .degrees(20)),
    ]
    let transform = Transform.scale(x: 2, y: 0.5)
    for paint in paints {
      var pixmap = Pixmap(width: 16, height: 4)
      pixmap.lay(paint, over: covered(square, 16, 4, transform), transform: transform)
      for y in 0..<4 {
        for x in 0..<16 {
          let middle = Point(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) * 2)
          let (red, green, blue) = paint.color(at: middle).bytes
          let wanted = SIMD4(Int(red), Int(green), Int(blue), 255)
          let difference = SIMD4<Int>(truncatingIfNeeded: pixmap[x, y]) &- wanted
          #expect(max(difference.max(), -difference.min()) <= 1)
        }
      }
    }
  }

  @Test("No color exceeds its opacity") func noColorExceedsItsOpacity() {
    var pixmap = noise(32, 32, seed: 2)
    let gradient = Gradient(stops: [
      .init(color: red, location: 0, opacity: 0.2), .init(color: blue, location: 1, opacity: 0.9),
    ])
    let paint = Paint.linearGradient(
      gradient, startPoint: .zero, endPoint: Point(x: 8, y: 8))
    pixmap.lay(paint, over: covered(square, 32, 32, .scale(x: 3.3, y: 2.7)))
    for index in stride(from: 0, to: pixmap.samples.count, by: 4) {
      #expect(pixmap.samples[index..<index + 3].allSatisfy { $0 <= pixmap.samples[index + 3] })
    }
  }

  @Test("Extreme numbers don't trap", arguments: [Float.nan, .infinity, -1, 3])
  func extremeNumbersDontTrap(value: Float) {
    var pixmap = Pixmap(width: 8, height: 8)
    pixmap.fill(RGBA(RGB(red: value, green: value, blue: value), opacity: value))
    let number = Double(value) * 1e300
    let gradient = Gradient(colors: [red, blue])
    let point = Point(x: number, y: number)
    let paints: [Paint] = [
      .linearGradient(gradient, startPoint: point, endPoint: .zero),
      .radialGradient(gradient, center: point, startRadius: number, endRadius: 1),
      .angularGradient(gradient, center: point, startAngle: .radians(number)),
    ]
    for paint in paints { pixmap.lay(paint, over: covering(0.7)) }
    pixmap.lay(
      .solid(red), over: covering(number), transform: .scale(x: number, y: 0))
    #expect(Pixmap(width: -4, height: .max).samples.isEmpty)
  }
}
