import Raster
import Shapes
import Testing

struct PaintedShapeTests {
  private let area = Rect(x: 0, y: 0, width: 10, height: 20)
  private let red = RGB(red: 1, green: 0, blue: 0)
  private let blue = RGB(red: 0, green: 0, blue: 1)

  @Test("Paints lie above each other in the order in which they were added")
  func orderOfPaints() {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round)
    let card = Rectangle().fill(red, style: FillStyle(eoFill: true)).stroke(blue, style: style)
      .strokeBorder(red, lineWidth: 4, antialiased: false)
    let path = Rectangle().path(in: area)
    #expect(
      card.layers(in: area) == [
        Drawing.Layer(.fill(path, FillStyle(eoFill: true)), paint: .solid(red)),
        Drawing.Layer(.stroke(path, style), paint: .solid(blue)),
        Drawing.Layer(
          .stroke(
            Rectangle().inset(by: 2).path(in: area), StrokeStyle(lineWidth: 4), antialiased: false),
          paint: .solid(red)),
      ])
  }

  @Test("Gradients fit the rectangle") func gradientsFitTheRectangle() {
    let gradient = Gradient(colors: [red, blue])
    func paint(_ style: some ShapeStyle) -> Paint? {
      Circle().fill(style).layers(in: area).first?.paint
    }
    #expect(
      paint(.linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottomTrailing))
        == .linearGradient(
          gradient, startPoint: Point(x: 5, y: 0), endPoint: Point(x: 10, y: 20)))
    #expect(
      paint(.radialGradient(colors: [red, blue], center: .center, startRadius: 1, endRadius: 5))
        == .radialGradient(gradient, center: Point(x: 5, y: 10), startRadius: 1, endRadius: 5))
    // SwiftUI's angles begin at the right, those of paints at the top.
    let angular = paint(.angularGradient(colors: [red, blue], center: .center))
    #expect(angular?.color(at: Point(x: 10, y: 10.001)).red ?? 0 > 0.99)
    #expect(angular?.color(at: Point(x: 10, y: 9.999)).blue ?? 0 > 0.99)
    let own = Paint.radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 3)
    #expect(paint(own) == own)
  }

  @Test("A drawing is built from shapes, layers, conditions and loops", arguments: [false, true])
  func building(isFramed: Bool) {
    let layer = Drawing.Layer(.fill(Circle().path(in: area)), paint: .solid(blue), opacity: 0.5)
    let drawing = Drawing(size: area.size, background: RGBA(blue)) {
      Circle().fill(red)
      if isFramed { Rectangle().stroke(blue) }
      for width in [1.0, 2] { Circle().stroke(red, lineWidth: width) }
      layer
    }
    #expect(drawing.layers.count == (isFramed ? 5 : 4) && drawing.layers.last == layer)
    #expect(drawing.size == area.size && drawing.background == RGBA(blue))
    #expect(drawing.layers.first == Circle().fill(red).layers(in: area).first)
  }

  @Test("Without antialiasing, pixels are covered completely or not at all")
  func antialiasing() {
    let size = Size(width: 16, height: 16)
    func coverage(_ content: some DrawingContent) -> Coverage {
      var rasterizer = DrawingRasterizer()
      let layers = content.layers(in: Rect(origin: .zero, size: size))
      return rasterizer.coverage(
        of: layers[0], transform: .identity,
        window: PixelRect(x: 0, y: 0, width: 16, height: 16))
    }
    func expectHard(_ hard: Coverage, like soft: Coverage) {
      #expect(soft.samples.contains { $0 > 0 && $0 < 255 })
      #expect(hard.samples == soft.samples.map { $0 < 128 ? 0 : 255 })
    }
    expectHard(
      coverage(Circle().fill(red, style: FillStyle(antialiased: false))),
      like: coverage(Circle().fill(red)))
    expectHard(
      coverage(Circle().strokeBorder(red, lineWidth: 3, antialiased: false)),
      like: coverage(Circle().strokeBorder(red, lineWidth: 3)))
    // Dashes that can't be seen become a line of half the opacity, which keeps its edges.
    let dashes = StrokeStyle(lineWidth: 3, dash: [0.1, 0.1])
    let line = coverage(Circle().inset(by: 2).stroke(red, style: dashes, antialiased: false))
    #expect(Set(line.samples) == [0, 128])
  }
}
