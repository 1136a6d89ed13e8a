import Shapes
import Testing

struct TransformBuildingTests {
  private let map = Transform(2, 0.5, -0.3, 1.5, 7, -4)
  private let point = Point(x: 3, y: -8)

  @Test("What is put before a map is applied first") func order() {
    #expect(
      map.translatedBy(x: 1, y: 2).apply(to: point) == map.apply(to: Point(x: 4, y: -6)))
    #expect(map.scaledBy(x: 2, y: 3).apply(to: point) == map.apply(to: Point(x: 6, y: -24)))
    let turned = map.rotated(by: .pi / 2).apply(to: point)
    #expect(turned.isClose(to: map.apply(to: Point(x: 8, y: 3))))
  }

  @Test("The initializers make what the functions make") func initializers() {
    #expect(Transform(translationX: 1, y: 2) == .translation(x: 1, y: 2))
    #expect(Transform(scaleX: 1, y: 2) == .scale(x: 1, y: 2))
    #expect(Transform(rotationAngle: 1) == .rotation(.radians(1)))
    #expect(Transform().isIdentity && !map.isIdentity)
  }

  @Test("A map and its inverse cancel; a singular map stays as it is") func inverse() {
    #expect(point.applying(map).applying(map.inverted()).isClose(to: point))
    let flat = Transform.scale(x: 0, y: 1)
    #expect(flat.inverted() == flat && flat.inverse == nil)
  }

  @Test("Sizes are moved as vectors, rectangles to the box around their image") func images() {
    let size = Size(width: 3, height: -8).applying(map)
    #expect(Point(x: size.width + 7, y: size.height - 4) == point.applying(map))
    let box = Rect(x: 0, y: 0, width: 2, height: 1).applying(.rotation(.degrees(90)))
    #expect(box.origin.isClose(to: Point(x: -1, y: 0)))
    #expect(abs(box.width - 1) < 1e-12 && abs(box.height - 2) < 1e-12)
  }
}
