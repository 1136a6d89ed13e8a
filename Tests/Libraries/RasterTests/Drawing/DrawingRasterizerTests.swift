import Raster
import Shapes
import TestSupport
import Testing

struct DrawingRasterizerTests {
  private let red = RGB(red: 1, green: 0, blue: 0)
  private let blue = RGB(red: 0, green: 0, blue: 1)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path { $0.addRect(Rect(x: x, y: y, width: width, height: height)) }
  }

  private func pixels(_ layers: [Drawing.Layer], background: RGBA? = nil) -> Pixmap {
    var rasterizer = DrawingRasterizer()
    let drawing = Drawing(
      size: Size(width: 20, height: 10), background: background, layers: layers)
    return rasterizer.pixmap(of: drawing, width: 40, height: 40)
  }

  @Test("A drawing is stretched to its pixels") func aDrawingIsStretchedToItsPixels() {
    let pixmap = pixels([.init(.fill(rect(5, 5, 5, 2.5)), paint: .solid(red))])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (10..<20).contains(x) && (20..<30).contains(y)
        #expect(pixmap[x, y] == (isInside ? SIMD4(255, 0, 0, 255) : .zero))
      }
    }
  }

  @Test("Later layers are drawn above earlier ones") func laterLayersAreAbove() {
    let whole = rect(0, 0, 20, 10)
    let layers = [
      Drawing.Layer(.fill(whole), paint: .solid(red)),
      Drawing.Layer(.fill(whole), paint: .solid(blue)),
    ]
    #expect(pixels(layers)[5, 5] == SIMD4(0, 0, 255, 255))
    #expect(pixels(layers.reversed())[5, 5] == SIMD4(255, 0, 0, 255))
  }

  @Test("Each layer is reported once it is drawn")
  func progress() {
    let layers = [blue, red, blue, red].map {
      Drawing.Layer(.fill(rect(0, 0, 20, 10)), paint: .solid($0))
    }
    var rasterizer = DrawingRasterizer()
    var pixmap = Pixmap(width: 40, height: 40)
    var shares: [Double] = []
    let drawing = Drawing(size: Size(width: 20, height: 10), layers: layers)
    rasterizer.draw(drawing, into: &pixmap) { shares.append($0) }
    #expect(shares == [0.25, 0.5, 0.75, 1])
    #expect(pixmap[5, 5] == pixels(layers)[5, 5])
  }

  @Test("A translucent layer lets the layer below show through")
  func opacityLetsTheLayerBelowShowThrough() {
    let whole = rect(0, 0, 20, 10)
    let layer = Drawing.Layer(.fill(whole), paint: .solid(red), opacity: 0.25)
    #expect(pixels([layer])[5, 5] == SIMD4(64, 0, 0, 64))
    #expect(pixels([layer], background: RGBA(blue))[5, 5] == SIMD4(64, 0, 191, 255))
    for opacity in [0, -1, Double.nan] {
      let hidden = Drawing.Layer(.fill(whole), paint: .solid(red), opacity: opacity)
      #expect(pixels([hidden])[5, 5] == .zero)
    }
    let strong = Drawing.Layer(.fill(whole), paint: .solid(red), opacity: .infinity)
    #expect(pixels([strong])[5, 5] == SIMD4(255, 0, 0, 255))
  }

  @Test("A clip multiplies coverage") func aClipMultipliesCoverage() {
    var rasterizer = DrawingRasterizer()
    let window = PixelRect(x: 0, y: 0, width: 12, height: 8)
    // Half of each pixel on the borders, a quarter at the corners.
    let outline = rect(2.5, 1.5, 6, 5)
    let clip = Drawing.Clip(Circle().path(in: Rect(x: 1, y: 0, width: 7, height: 7)))
    let coverage = rasterizer.coverage(
      of: Drawing.Layer(.fill(outline), paint: .solid(red), clip: clip),
      transform: .identity, window: window)
    let (one, other) = (covered(outline, 12, 8), covered(clip.path, 12, 8))
    for y in 0..<8 {
      for x in 0..<12 {
        let product = (Double(one[x, y]) * Double(other[x, y]) / 255).rounded()
        #expect(Double(coverage[x, y]) == product)
      }
    }
  }

  @Test("A clip follows its own fill rule") func clipsFollowTheirOwnRule() {
    let path = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 20, height: 10))
      $0.addRect(Rect(x: 5, y: 2.5, width: 10, height: 5))
    }
    func middle(_ style: FillStyle) -> SIMD4<UInt8> {
      pixels([
        .init(
          .fill(rect(0, 0, 20, 10)), paint: .solid(red), clip: Drawing.Clip(path, style: style))
      ])[20, 20]
    }
    #expect(middle(FillStyle(eoFill: true)) == .zero)
    #expect(middle(FillStyle()) == SIMD4(255, 0, 0, 255))
  }

  @Test("A stroke equals the fill of its outline") func aStrokeEqualsItsFilledOutline() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2])
    let path = Circle().path(in: Rect(x: 2, y: 1, width: 8, height: 8))
    #expect(
      pixels([.init(.stroke(path, style), paint: .solid(red))])
        == pixels([.init(.fill(path.strokedPath(style)), paint: .solid(red))]))
  }

  @Test("Reused storage changes nothing") func reusedStorageChangesNothing() {
    var rasterizer = DrawingRasterizer()
    var pixmap = Pixmap(width: 90, height: 70)
    for step in 0..<30 {
      let place = Double(step) * 2.3 - 8
      let clip = Drawing.Clip(rect(30, 0, 30, 70))
      let drawing = Drawing(
        size: Size(width: 90, height: 70), background: step < 9 ? RGBA(blue) : nil,
        layers: [
          .init(
            .fill(Circle().path(in: Rect(x: place, y: place / 2, width: 23, height: 19))),
            paint: .solid(red), opacity: 0.8, clip: step.isMultiple(of: 2) ? clip : nil)
        ])
      rasterizer.draw(drawing, into: &pixmap)
      var fresh = DrawingRasterizer()
      #expect(pixmap == fresh.pixmap(of: drawing, width: 90, height: 70))
      // Over the whole window rather than the part in which the layer is visible.
      var whole = Pixmap(width: 90, height: 70)
      if let background = drawing.background { whole.fill(background) }
      let coverage = fresh.coverage(
        of: drawing.layers[0], transform: .identity, window: pixmap.bounds)
      whole.lay(.solid(red), over: coverage)
      #expect(pixmap == whole)
    }
  }

  @Test("Extreme numbers don't trap", arguments: [Double.nan, .infinity, -1, 0, 1e300, 1e-300])
  func extremeNumbersDontTrap(value: Double) {
    var rasterizer = DrawingRasterizer()
    let path = Path {
      $0.move(to: Point(x: 1, y: value))
      $0.addLine(to: Point(x: value, y: 5))
      $0.addArc(
        center: Point(x: 3, y: 3), radius: value, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
      $0.addLine(to: Point(x: 9, y: 9))
    }
    let style = StrokeStyle(lineWidth: value, dash: [value, 1], dashPhase: value)
    let layers = [
      Drawing.Layer(.fill(path), paint: .solid(red), opacity: value),
      Drawing.Layer(.stroke(path, style), paint: .solid(red), clip: Drawing.Clip(path)),
    ]
    for size in [Size(width: 10, height: 10), Size(width: value, height: 10)] {
      let drawing = Drawing(
        size: size, background: RGBA(red, opacity: Float(value)), layers: layers)
      #expect(rasterizer.pixmap(of: drawing, width: 16, height: 16).width == 16)
    }
  }

  @Test("Visible coverage equals that of the whole window, which is 0 elsewhere")
  func visibleCoverage() throws {
    let window = PixelRect(x: 0, y: 0, width: 160, height: 96)
    var generator = SeededGenerator(seed: 8)
    var rasterizer = DrawingRasterizer()
    var seen = 0
    for _ in 0..<200 {
      let center = Point(
        x: .random(in: -40...200, using: &generator), y: .random(in: -40...140, using: &generator))
      let box = Rect(
        x: center.x, y: center.y, width: .random(in: 0...60, using: &generator),
        height: .random(in: 0...60, using: &generator))
      let style = StrokeStyle(lineWidth: .random(in: 0...9, using: &generator))
      let layer = Drawing.Layer(
        .stroke(Circle().path(in: box), style), paint: .solid(red),
        opacity: .random(in: 0...1, using: &generator), clip: .init(rect(10, 10, 90, 70)))
      let whole = rasterizer.coverage(of: layer, transform: .identity, window: window)
      let part = rasterizer.visibleCoverage(
        of: layer, transform: .identity, window: window, multiples: (8, 24))
      let bounds = part?.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
      #expect(bounds.x % 8 == 0 && bounds.width % 8 == 0)
      #expect(bounds.y % 24 == 0 && bounds.height % 24 == 0)
      #expect(bounds.columns.upperBound <= 160 && bounds.rows.upperBound <= 96)
      if part != nil { seen += 1 }
      for y in window.rows {
        for x in window.columns where whole[x, y] != part?[x, y] ?? 0 {
          Issue.record("\(x), \(y): \(whole[x, y])")
        }
      }
    }
    #expect(seen > 50)
  }

  @Test("A transparent layer isn't visible")
  func transparent() {
    var rasterizer = DrawingRasterizer()
    let layer = Drawing.Layer(.fill(rect(0, 0, 9, 9)), paint: .solid(red), opacity: 0)
    let coverage = rasterizer.visibleCoverage(
      of: layer, transform: .identity, window: PixelRect(x: 0, y: 0, width: 16, height: 16),
      multiples: (8, 8))
    #expect(coverage == nil)
  }
}
