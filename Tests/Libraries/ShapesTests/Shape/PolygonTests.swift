import Shapes
import Testing

struct PolygonTests {
  private let rect = Rect(x: 0, y: 0, width: 60, height: 40)

  @Test("A polygon has the area and perimeter of a regular one", arguments: [3, 4, 5, 6, 12, 100])
  func areaAndPerimeterAreThoseOfARegularPolygon(sides: Int) {
    let path = Polygon(sides: sides).path(in: rect)
    let chord = 2 * 20 * sine(.pi / Double(sides))
    #expect(abs(path.length - Double(sides) * chord) < 1e-9)
    #expect(abs(area(path) - Double(sides) * 200 * sine(2 * .pi / Double(sides))) < 1e-9)
    #expect(path.elements.first == .move(to: Point(x: 30, y: 0)))
  }

  /// A parallel polygon has area A − P·d + d²·n·tan(π/n).
  @Test("An inset moves every side by the amount", arguments: [3, 4, 5, 8], [1.0, 4, -3])
  func insetMovesEverySideByTheAmount(sides: Int, amount: Double) {
    let outer = Polygon(sides: sides).path(in: rect)
    let inner = Polygon(sides: sides).inset(by: amount).path(in: rect)
    let (turn, count) = (Double.pi / Double(sides), Double(sides))
    let tangent = sine(turn) / sine(.pi / 2 - turn)
    let expected = area(outer) - outer.length * amount + amount * amount * count * tangent
    #expect(abs(area(inner) - expected) < 1e-9)
  }

  @Test(
    "A star has the area of its triangles", arguments: [5, 2, 7], [0.3, 0.381_966_011_25, 0.8])
  func starHasTheAreaOfItsTriangles(points: Int, ratio: Double) {
    let path = Star(points: points, innerRatio: ratio).path(in: rect)
    let expected = Double(points) * 400 * ratio * sine(.pi / Double(points))
    #expect(abs(area(path) - expected) < 1e-9)
    #expect(path.elements.first == .move(to: Point(x: 30, y: 0)))
    #expect(path.elements.count == 2 * points + 1)
  }

  /// The sides of the inner star are the given distance from those of the outer one.
  @Test("An inset star has parallel sides", arguments: [5, 6], [0.3, 0.7])
  func insetStarHasParallelSides(points: Int, ratio: Double) {
    let star = Star(points: points, innerRatio: ratio)
    func side(_ path: Path) -> (Point, Point) {
      (path.point(at: 0) ?? .zero, path.tangent(at: 0) ?? .zero)
    }
    let (from, direction) = side(star.path(in: rect))
    let (inner, same) = side(star.inset(by: 1.5).path(in: rect))
    #expect(direction.isClose(to: same))
    let across = direction.x * (inner.y - from.y) - direction.y * (inner.x - from.x)
    #expect(abs(across - 1.5) < 1e-9)
  }

  @Test("An inset beyond the center leaves nothing") func insetBeyondTheCenterLeavesNothing() {
    #expect(Polygon(sides: 6).inset(by: 30).path(in: rect).isEmpty)
    #expect(Star(points: 5).inset(by: 30).path(in: rect).isEmpty)
    #expect(Star(points: 5, innerRatio: 0).inset(by: 0.1).path(in: rect).isEmpty)
  }

  @Test("Too few sides draw nothing", arguments: [-1, 0, 1, 2, Int.min])
  func tooFewSidesDrawNothing(sides: Int) {
    #expect(Polygon(sides: sides).path(in: rect).isEmpty)
    #expect(Star(points: min(sides, 1)).path(in: rect).isEmpty)
  }

  @Test("A huge number of sides draws a circle") func hugeNumberOfSidesDrawsACircle() {
    #expect(abs(area(Polygon(sides: .max).path(in: rect)) - 400 * .pi) < 0.001)
    #expect(!Star(points: .max).path(in: rect).isEmpty)
  }

  private func sine(_ angle: Double) -> Double {
    Transform.rotation(.radians(angle)).b
  }
}
