import Pictures
import Raster
import Shapes
import TestSupport
import Testing

struct SVGTextTests {
  private let red = RGB(red: 1, green: 0, blue: 0)
  private let teal = RGB(red: 0, green: 0.5, blue: 0.5)
  private let box = Path { $0.addRect(Rect(x: 1, y: 2, width: 6, height: 4)) }

  private func text(_ layers: [Drawing.Layer], background: RGBA? = nil) -> String {
    SVGText.document(
      of: Drawing(size: Size(width: 20, height: 10), background: background, layers: layers))
  }

  @Test("A small drawing has the expected document") func aSmallDrawing() throws {
    let gradient = Gradient(colors: [red, teal])
    let text = text(
      [
        .init(.fill(box, FillStyle(eoFill: true)), paint: .solid(red), opacity: 0.5),
        .init(
          .stroke(
            Circle().path(in: Rect(x: 8, y: 1, width: 8, height: 8)),
            StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [3, 1], dashPhase: -1)),
          paint: .linearGradient(
            gradient, startPoint: Point(x: 8, y: 1), endPoint: Point(x: 16, y: 1))),
        .init(
          .fill(box),
          paint: .radialGradient(
            gradient, center: Point(x: 4, y: 4), startRadius: 1, endRadius: 4),
          clip: Drawing.Clip(Diamond().path(in: Rect(x: 0, y: 0, width: 10, height: 10)))),
      ], background: RGBA(RGB(red: 1, green: 1, blue: 1)))
    try expectGolden(text, "drawing")
  }

  @Test("An empty drawing is a valid document") func anEmptyDrawingIsADocument() {
    #expect(
      text([]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"/>

        """)
  }

  @Test("Strokes override SVG's different defaults") func strokesOverrideSVGsDefaults() {
    func stroke(_ style: StrokeStyle) -> String {
      text([.init(.stroke(box, style), paint: .solid(red))])
    }
    let mitered = stroke(StrokeStyle(lineWidth: 2, lineCap: .square, miterLimit: 3))
    #expect(mitered.contains("stroke-linecap=\"square\" stroke-miterlimit=\"3\""))
    #expect(!mitered.contains("dash"))
    #expect(stroke(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains("linejoin=\"bevel\""))
    // Lengths that mean a solid line.
    for dash in [[0, 0], [-1, 4], [.nan, 2], [.infinity, 1]] {
      #expect(!stroke(StrokeStyle(dash: dash)).contains("dash"))
    }
    #expect(!stroke(StrokeStyle(lineWidth: 0)).contains("path"))
    #expect(!stroke(StrokeStyle(lineWidth: .nan)).contains("path"))
    #expect(!text([.init(.fill(box), paint: .solid(red), opacity: .nan)]).contains("path"))
  }

  @Test("An angular gradient becomes wedges clipped to the outline")
  func anAngularGradientBecomesWedges() {
    let black = RGB(red: 0, green: 0, blue: 0)
    let gradient = Gradient(colors: [black, RGB(red: 1, green: 1, blue: 1)])
    let paint = Paint.angularGradient(gradient, center: Point(x: 4, y: 4))
    let text = text([.init(.fill(box), paint: paint)])
    // 255 steps, plus those of the first part again.
    let wedges = text.split(separator: "<path fill=").count - 1
    #expect((255...300).contains(wedges))
    #expect(text.contains("clip-path=\"url(#c1)\"") && !text.contains("mask"))
  }

  @Test("A fading angular gradient has a mask") func aFadingAngularGradientHasAMask() {
    let gradient = Gradient(stops: [
      .init(color: red, location: 0), .init(color: red, location: 1, opacity: 0),
    ])
    let text = text([
      .init(.fill(box), paint: .angularGradient(gradient, center: Point(x: 4, y: 4)))
    ])
    #expect(text.contains("<mask") && text.contains("mask=\"url(#m1)\""))
  }

  @Test("A gradient of zero length is a single color") func gradientsOfZeroLengthAreOneColor() {
    let gradient = Gradient(colors: [red, teal])
    func fill(_ paint: Paint) -> String { text([.init(.fill(box), paint: paint)]) }
    let point = Point(x: 3, y: 3)
    #expect(
      fill(.linearGradient(gradient, startPoint: point, endPoint: point)).contains("#ff0000"))
    #expect(
      fill(.radialGradient(gradient, center: point, startRadius: 0, endRadius: 0))
        .contains("fill=\"#008080\""))
    #expect(
      !fill(.linearGradient(Gradient(stops: []), startPoint: .zero, endPoint: point))
        .contains("Gradient"))
  }

  @Test("Extreme numbers don't trap", arguments: [Double.nan, .infinity, -5, 1e300])
  func extremeNumbersDontTrap(value: Double) {
    let gradient = Gradient(colors: [red, teal], mixing: .hue)
    let point = Point(x: value, y: value)
    let paints: [Paint] = [
      .linearGradient(gradient, startPoint: point, endPoint: .zero),
      .radialGradient(gradient, center: point, startRadius: value, endRadius: 3),
      .radialGradient(gradient, center: point, startRadius: 3, endRadius: value),
      .angularGradient(gradient, center: point, startAngle: .radians(value)),
    ]
    let drawing = Drawing(
      size: Size(width: value, height: 5), background: RGBA(red, opacity: Float(value)),
      layers: paints.map { .init(.fill(box), paint: $0) })
    let text = SVGText.document(of: drawing)
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
