import Shapes
import Testing

struct CombinedShapeTests {
  private let rect = Rect(x: 0, y: 0, width: 20, height: 10)

  @Test("Combined shapes have the combined outlines") func outlines() {
    let (one, other) = (Rectangle(), Circle())
    let (first, second) = (one.path(in: rect), other.path(in: rect))
    #expect(one.union(other).path(in: rect) == first.union(second))
    #expect(one.intersection(other).path(in: rect) == first.intersection(second))
    #expect(one.subtracting(other).path(in: rect) == first.subtracting(second))
    #expect(one.symmetricDifference(other).path(in: rect) == first.symmetricDifference(second))
    #expect(one.lineIntersection(other).path(in: rect) == first.lineIntersection(second))
    #expect(one.lineSubtraction(other).path(in: rect) == first.lineSubtraction(second))
  }

  @Test("Both shapes are animated") func animation() {
    let ring = Pie(startAngle: .zero, endAngle: .degrees(90)).union(Circle().scale(0.5))
    let later = Pie(startAngle: .zero, endAngle: .degrees(270)).union(Circle().scale(0.5))
    let middle = Pie(startAngle: .zero, endAngle: .degrees(180)).union(Circle().scale(0.5))
    #expect(
      ring.interpolated(towards: later, amount: 0.5).path(in: rect) == middle.path(in: rect))
  }

  @Test("The fill rule is passed on") func fillRule() {
    let twice = Path {
      $0.addRect(Rect(x: 0, y: 0, width: 3, height: 3))
      $0.addRect(Rect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(area(AnyShape(twice).union(Path(), eoFill: true).path(in: rect)) == 8)
    #expect(area(AnyShape(twice).union(Path()).path(in: rect)) == 9)
  }
}
