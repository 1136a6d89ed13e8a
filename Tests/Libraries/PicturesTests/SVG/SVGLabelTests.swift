import Pictures
import Raster
import Shapes
import Testing

struct SVGLabelTests {
  private static let red = RGB(red: 1, green: 0, blue: 0)

  private static func document(_ labels: [SVGLabel], layers: [Drawing.Layer] = []) -> String {
    SVGText.document(
      of: Drawing(size: Size(width: 20, height: 10), layers: layers), texts: labels)
  }

  @Test("A text has its position, font, anchor and color")
  func element() {
    let label = SVGLabel(
      "A & B", at: Point(x: 5, y: 6.5), anchor: .middle, size: 14, color: Self.red, isBold: true)
    #expect(
      Self.document([label]).contains(
        "  <text x=\"5\" y=\"6.5\" font-family=\"Helvetica, Arial, DejaVu Sans, sans-serif\" font-size=\"14\" "
          + "text-anchor=\"middle\" fill=\"#ff0000\" font-weight=\"bold\">A &amp; B</text>\n"))
  }

  @Test("By default, a text is plain and starts at its position")
  func defaults() {
    let text = Self.document([SVGLabel("A", at: .zero, size: 3, color: Self.red)])
    #expect(text.contains("text-anchor=\"start\"") && !text.contains("font-weight"))
    #expect(
      Self.document([SVGLabel("A", at: .zero, anchor: .end, size: 3, color: Self.red)])
        .contains("text-anchor=\"end\""))
  }

  @Test("Texts are above the drawing, in order")
  func order() throws {
    let box = Path { $0.addRect(Rect(x: 1, y: 2, width: 6, height: 4)) }
    let text = Self.document(
      ["one", "two"].map { SVGLabel($0, at: .zero, size: 3, color: Self.red) },
      layers: [.init(.fill(box), paint: .solid(Self.red))])
    let places = try ["<path", ">one<", ">two<", "</svg>"].map {
      try #require(text.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("Without texts, the document is just the drawing")
  func none() {
    let drawing = Drawing(size: Size(width: 20, height: 10))
    #expect(Self.document([]) == SVGText.document(of: drawing))
  }

  @Test("Extreme numbers don’t trap", arguments: [Double.nan, .infinity, -1e300])
  func strange(value: Double) {
    let text = Self.document([
      SVGLabel("A", at: Point(x: value, y: value), size: value, color: Self.red)
    ])
    #expect(!text.contains("nan") && !text.contains("inf"))
  }
}
