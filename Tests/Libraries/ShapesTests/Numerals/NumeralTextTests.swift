import Shapes
import Testing

struct NumeralTextTests {
  private let rect = Rect(x: 10, y: 20, width: 300, height: 80)

  @Test("Digits have equal widths") func digitsHaveEqualWidths() {
    let text = NumeralText("")
    #expect(Set("0123456789".map(text.advance(of:))).count == 1)
    #expect(text.advance(of: ":") < text.advance(of: "0"))
    #expect(text.advance(of: ".") < text.advance(of: "0"))
  }

  @Test("Every character has an outline in its box") func everyCharacterHasAnOutlineInItsBox() {
    let text = NumeralText(Numeral.characters, weight: 0.14)
    let boxes = text.layout(text.text, in: rect)
    #expect(boxes.count == Numeral.characters.count)
    for (character, box) in boxes where character != " " {
      let bounds = text.outline(of: character, in: box).boundingRect
      #expect(!bounds.isEmpty)
      #expect(bounds.minX >= box.minX && bounds.maxX <= box.maxX)
      #expect(bounds.minY >= box.minY - 1e-9 && bounds.maxY <= box.maxY + 1e-9)
    }
  }

  @Test("The layout is centered and touches one pair of sides")
  func layoutIsCenteredAndTouchesOnePairOfSides() {
    let boxes = NumeralText("").layout("12:34", in: rect).map(\.box)
    let whole = boxes.reduce(Rect.zero) { $0.union($1) }
    #expect(whole.center.distance(to: rect.center) < 1e-9)
    #expect(abs(whole.height - 80) < 1e-9)
  }

  @Test("A 1 is centered, and the same in pixels and in blocks")
  func one() throws {
    let box = Rect(x: 10, y: 20, width: 60, height: 100)
    let pixels = Numeral.outline(of: "1", filling: box)
    let blocks = try #require(
      LatticeNumeral("1", columns: 24, rows: 40, field: Size(width: 2.5, height: 2.5))
    ).path(in: box)
    for path in [pixels, blocks] {
      let bounds = path.boundingRect
      #expect(abs(bounds.midX - box.midX) < 1.3 && abs(bounds.height - box.height) < 1e-9)
      // The foot, the stem and the flag.
      for point in [
        Point(x: box.midX, y: 60), Point(x: box.midX - 18, y: 112), Point(x: box.midX + 18, y: 112),
        Point(x: box.midX - 12, y: 35),
      ] {
        #expect(path.contains(point) || point.y == 35)
      }
      #expect(!path.contains(Point(x: box.midX + 18, y: 60)))
    }
  }

  @Test("An unknown character is a box, and not left out") func unknownCharacterIsABox() throws {
    let text = NumeralText("")
    let boxes = text.layout("1x2", in: rect)
    #expect(boxes.map(\.character) == ["1", "x", "2"] && Numeral("x") == nil)
    let line = text.line(of: "x", in: boxes[1].box)
    #expect(line.segments.count == 4 && !line.boundingRect.isEmpty)
    #expect(line == text.line(of: "é", in: boxes[1].box))
  }
}
