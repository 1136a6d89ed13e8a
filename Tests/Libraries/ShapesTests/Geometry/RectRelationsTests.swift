import Shapes
import Testing

struct RectRelationsTests {
  private let rect = Rect(x: 1, y: 2, width: 4, height: 6)

  @Test("Rectangles intersect if they share an area, and contain what adds nothing")
  func relations() {
    #expect(rect.intersects(Rect(x: 4, y: 7, width: 9, height: 9)))
    #expect(!rect.intersects(Rect(x: 5, y: 2, width: 1, height: 1)))
    #expect(rect.contains(Rect(x: 1, y: 2, width: 4, height: 1)))
    #expect(!rect.contains(Rect(x: 1, y: 2, width: 4.5, height: 1)))
  }

  @Test("A rectangle contains itself and its parts, whatever their digits")
  func containing() {
    for step in 1..<100 {
      let place = Double(step) / 10
      let rect = Rect(x: place, y: -place, width: 0.3, height: 0.7)
      #expect(rect.contains(rect) && rect.contains(rect.insetBy(dx: 0.1, dy: 0.1)))
      #expect(!rect.contains(rect.offsetBy(dx: 0.1, dy: 0)))
      #expect(!rect.contains(Rect(x: 99, y: 99, width: 0, height: 0)) && !Rect().contains(rect))
    }
  }

  @Test("The integral rectangle has whole coordinates") func integral() {
    let whole = Rect(x: 0.5, y: -0.5, width: 2.2, height: 1).integral
    #expect(whole == Rect(x: 0, y: -1, width: 3, height: 2) && rect.integral == rect)
  }

  @Test("Values without arguments are zero") func zeros() {
    #expect(Point() == .zero && Size() == .zero && Rect() == .zero && UnitPoint() == .zero)
  }
}
