import Shapes
import Testing

struct TextShapeTests {
  private let rect = Rect(x: 10, y: 20, width: 300, height: 80)

  @Test(
    "A text lies in its rectangle, and touches one pair of sides",
    arguments: ["70%", "Mar 4", "10k", "−3,2 €", "Ägypten", "ÅŠ", "gjpqy", "x", "日本", "..."])
  func fits(text: String) {
    let bounds = TextShape(text).path(in: rect).boundingRect
    #expect(bounds.minX >= rect.minX - 1e-9 && bounds.maxX <= rect.maxX + 1e-9)
    #expect(bounds.minY >= rect.minY - 1e-9 && bounds.maxY <= rect.maxY + 1e-9)
    #expect(!["70%", "10k", "ÅŠ"].contains(text) || abs(bounds.height - 80) < 1e-6)
  }

  @Test("No character is dropped: each makes the line longer and more to draw")
  func nothingDropped() {
    var (text, last, length) = ("", 0.0, 0)
    for character in "Mar 4, 10k€ ñ↑≠日🦊" {
      text.append(character)
      let shape = TextShape(text)
      #expect(shape.advance > last)
      let count = shape.path(at: .zero, size: 10).subpaths.count
      #expect(character == " " || count > length, "\(character)")
      (last, length) = (shape.advance, count)
    }
    #expect(TextShape("日").path(in: rect) == TextShape("\u{25AF}").path(in: rect))
    #expect(TextShape("").path(in: rect).isEmpty && TextShape("x").path(in: .zero).isEmpty)
  }

  @Test("A line begins at its origin, and capital letters stand on it") func baseline() {
    let origin = Point(x: 40, y: 100)
    let bounds = TextShape("HX", weight: 0.1).path(at: origin, size: 30).boundingRect
    #expect(abs(bounds.maxY - 101.5) < 1e-9 && abs(bounds.minY - (100 - 0.66 * 30 - 1.5)) < 1e-9)
    #expect(bounds.minX > 40 && bounds.maxX < 40 + 30 * TextShape("HX").advance)
  }

  @Test("Digits are as high as those of a numeral text") func digits() {
    for text in ["12:34", "70%", "-3.2"] {
      let (one, other) = (TextShape(text).path(in: rect), NumeralText(text).path(in: rect))
      #expect(abs(one.boundingRect.height - other.boundingRect.height) < 8)
    }
  }

  @Test("Signs with curves are stroked by few elements") func fewElements() {
    #expect(NumeralText("-3.2%").path(in: rect).elements.count < 300)
    #expect(NumeralText("70%").path(in: rect).svgText.count < 8000)
    #expect(TextShape("Größe 1.234 €").path(in: rect).elements.count < 900)
  }
}
