import Shapes
import Testing

struct SizeArithmeticTests {
  private let size = Size(width: 4, height: 6)

  @Test("Sizes add, subtract and scale, and move points") func arithmetic() {
    let other = Size(width: 1, height: 2)
    #expect(size + other == Size(width: 5, height: 8) && size - other == Size(width: 3, height: 4))
    #expect(size * 2 == Size(width: 8, height: 12) && 2 * size == size * 2)
    #expect(size / 2 == Size(width: 2, height: 3))
    #expect(Point(x: 1, y: 1) + size == Point(x: 5, y: 7))
    #expect(Point(x: 5, y: 7) - size == Point(x: 1, y: 1))
  }

  @Test("A rectangle has the center and the size of which it is made") func centeredRect() {
    let rect = Rect(center: Point(x: 10, y: 20), size: size)
    #expect(rect == Rect(x: 8, y: 17, width: 4, height: 6) && rect.center == Point(x: 10, y: 20))
  }
}
