import Shapes
import Testing

struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 4, height: 6)

  @Test("Edges and midpoints follow from origin and size") func edgesAndMidpoints() {
    #expect([rect.minX, rect.midX, rect.maxX] == [1, 3, 5])
    #expect([rect.minY, rect.midY, rect.maxY] == [2, 5, 8])
  }

  @Test("An inset stops at the center") func insetStopsAtTheCenter() {
    #expect(rect.insetBy(dx: 1, dy: 1) == Rect(x: 2, y: 3, width: 2, height: 4))
    #expect(rect.insetBy(dx: 9, dy: 9) == Rect(x: 3, y: 5, width: 0, height: 0))
  }

  @Test("Unions and intersections treat empty rectangles as nothing") func unionAndIntersection() {
    let other = Rect(x: 3, y: 0, width: 10, height: 4)
    #expect(rect.union(other) == Rect(x: 1, y: 0, width: 12, height: 8))
    #expect(rect.intersection(other) == Rect(x: 3, y: 2, width: 2, height: 2))
    #expect(rect.union(.zero) == rect)
    #expect(rect.intersection(Rect(x: 90, y: 90, width: 1, height: 1)) == .zero)
  }

  @Test("The right and bottom edges lie outside") func farEdgesLieOutside() {
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(!rect.contains(Point(x: 5, y: 2)))
  }

  @Test(
    "A rectangle without a finite, positive area is empty",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: -1, height: 1),
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
    ])
  func isEmptyWithoutFiniteArea(rect: Rect) { #expect(rect.isEmpty) }
}
