import Raster
import Shapes
import Testing

struct DrawingDashesTests {
  private static func ring(
    _ dash: [Double], width: Double = 4, cap: LineCap = .butt, rings: Int = 1
  ) -> Drawing.Layer {
    let path = Path { path in
      for ring in 0..<rings {
        let inset = Double(ring) * 0.01
        path.addPath(
          Circle().path(in: Rect(x: inset, y: inset, width: 80 - inset, height: 80 - inset)))
      }
    }
    return Drawing.Layer(
      .stroke(path, StrokeStyle(lineWidth: width, lineCap: cap, dash: dash)),
      paint: .solid(RGB(red: 1, green: 1, blue: 1)))
  }

  /// Returns the number of elements of the outline that a picture of a scale is drawn from.
  private static func effort(_ layer: Drawing.Layer, scale: Double = 1) -> Int {
    layer.withVisibleDashes(in: .scale(x: scale, y: scale)).outline.region.path.elements.count
  }

  @Test("The effort doesn’t grow with dashes that can’t be seen")
  func fineDashes() {
    let solid = Self.effort(Self.ring([]))
    for length in [0.4, 0.01, 1e-3, 1e-9] {
      #expect(Self.effort(Self.ring([length, length])) == solid)
      #expect(Self.effort(Self.ring([length])) == solid)
    }
    // In a larger picture the same dashes are visible.
    #expect(Self.effort(Self.ring([0.4, 0.4]), scale: 2) > 20 * solid)
    #expect(Self.effort(Self.ring([1, 1])) > 20 * solid)
  }

  @Test("The number of dashes of a layer is limited", arguments: [1, 30, 300])
  func manyDashes(rings: Int) {
    let layer = Self.ring([0.01, 0.01], rings: rings)
    // Scaled so that the dashes are longer than a pixel.
    let dashes = Self.effort(layer, scale: 200) / Self.effort(Self.ring([]))
    #expect(dashes <= Drawing.Layer.mostDashes)
  }

  @Test(
    "Fine dashes have the mean coverage of longer ones",
    arguments: [
      ([3.0, 1.0], LineCap.butt), ([1, 3], .butt), ([1, 4], .square), ([1, 2, 3], .butt),
    ])
  func meanCoverage(dash: [Double], cap: LineCap) {
    func sum(_ factor: Double) -> Double {
      var rasterizer = DrawingRasterizer()
      // Dashes, caps and the width are shorter by the same factor; a layer that is stretched across the
      // line restores the width.
      let layer = Self.ring(
        dash.map { $0 * factor }, width: cap == .butt ? 4 : 2 * factor, cap: cap)
      let coverage = rasterizer.coverage(
        of: layer, transform: .identity, window: PixelRect(x: -4, y: -4, width: 88, height: 88))
      let total = coverage.samples.reduce(0) { $0 + Double($1) }
      return cap == .butt ? total : total / factor
    }
    #expect(abs(sum(0.05) / sum(1) - 1) < 0.06)
  }

  @Test("Solid lines, filled outlines and visible dashes are left as they are")
  func others() {
    for layer in [Self.ring([]), Self.ring([5, 3]), Self.ring([-1, 1])] {
      #expect(layer.withVisibleDashes(in: .identity) == layer)
    }
    let filled = Drawing.Layer(
      .fill(Circle().path(in: Rect(x: 0, y: 0, width: 8, height: 8))),
      paint: .solid(RGB(red: 1, green: 1, blue: 1)))
    #expect(filled.withVisibleDashes(in: .identity) == filled)
  }
}
