import Shapes
import Testing

struct ExtentTests {
  @Test("Without points, the rectangle is zero") func empty() {
    #expect(Extent().rect == .zero)
  }

  @Test("The rectangle spans the points") func points() {
    var extent = Extent()
    for point in [Point(x: 3, y: -1), Point(x: -2, y: 5), Point(x: 0, y: 0)] { extent.add(point) }
    #expect(extent.rect == Rect(x: -2, y: -1, width: 5, height: 6))
  }

  @Test("The rectangle of an arc is that of many points on it", arguments: 1...30)
  func arc(seed: Int) {
    var numbers = Numbers(seed: seed)
    let angle = { (point: Point) in point.x + point.y }
    let arc = Arc(
      center: numbers.point(9), radius: 4, startAngle: angle(numbers.point(9)),
      sweep: angle(numbers.point(6)))
    var (whole, sampled) = (Extent(), Extent())
    whole.add(arc)
    for number in 0...2000 { sampled.add(arc.point(at: Double(number) / 2000)) }
    let (one, other) = (whole.rect, sampled.rect)
    for (side, expected) in [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX),
      (one.maxY, other.maxY),
    ] { #expect(abs(side - expected) < 1e-4) }
  }
}
