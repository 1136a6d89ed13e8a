import Shapes
import Testing

struct PointArithmeticTests {
  private let point = Point(x: 3, y: 4)
  private let other = Point(x: -1, y: 2)

  @Test("Points add, subtract and scale as vectors") func vectors() {
    #expect(point + other == Point(x: 2, y: 6) && point - other == Point(x: 4, y: 2))
    #expect(-point == Point(x: -3, y: -4) && point / 2 == Point(x: 1.5, y: 2))
    #expect(point * 2 == Point(x: 6, y: 8) && 2 * point == point * 2)
  }

  @Test("Each operator that assigns does what the other returns") func assignments() {
    var changed = point
    changed += other
    #expect(changed == point + other)
    changed -= other
    #expect(changed == point)
    changed *= 4
    changed /= 2
    #expect(changed == point * 2)
  }

  @Test("Lengths and products of vectors") func products() {
    #expect(point.magnitude == 5 && point.normalized == Point(x: 0.6, y: 0.8))
    #expect(Point.zero.normalized == nil)
    #expect(point.dot(other) == 5 && point.cross(other) == 10 && other.cross(point) == -10)
  }
}
