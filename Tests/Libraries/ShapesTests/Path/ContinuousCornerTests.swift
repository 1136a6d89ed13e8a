import Shapes
import Testing

struct ContinuousCornerTests {
  private let rect = Rect(x: 0, y: 0, width: 200, height: 100)

  /// The points of a radius of 1, as they were measured, at the top right corner.
  @Test("With enough room, a corner has the measured points") func measuredPoints() {
    let path = Path(roundedRect: rect, cornerRadius: 10)
    let near = path.elements.contains { element in
      guard case .curve(let to, let control1, let control2) = element else { return false }
      return to.isClose(to: Point(x: 200 - 6.3149379, y: 0.7491139), within: 1e-6)
        && control1.isClose(to: Point(x: 200 - 10.8849296, y: 0), within: 1e-6)
        && control2.isClose(to: Point(x: 200 - 8.6840694, y: 0), within: 1e-6)
    }
    let middle = path.elements.contains { element in
      guard case .curve(let to, let control1, let control2) = element else { return false }
      return to.isClose(to: Point(x: 200 - 0.7491139, y: 6.3149379), within: 1e-6)
        && control1.isClose(to: Point(x: 200 - 3.7282383, y: 1.6905956), within: 1e-6)
        && control2.isClose(to: Point(x: 200 - 1.6905956, y: 3.7282383), within: 1e-6)
    }
    #expect(near && middle)
    #expect(path.elements.first == .move(to: Point(x: 0, y: 15.286649465560913)))
  }

  @Test("A continuous corner cuts off a little more than a quarter circle")
  func areaBesidesAQuarterCircle() {
    let whole = area(Path(roundedRect: rect, cornerRadius: 10))
    let round = area(Path(roundedRect: rect, cornerRadius: 10, style: .circular))
    #expect(whole < round && whole > round - 4 * 2)
  }

  @Test("The direction changes without a jump", arguments: [10.0, 20, 33, 40, 49, 50, 70])
  func directionIsContinuous(radius: Double) throws {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    let steps = 4_000
    var last = try #require(path.tangent(at: 0))
    for step in 1..<steps {
      let next = try #require(path.tangent(at: Double(step) / Double(steps)))
      #expect(last.distance(to: next) < 0.06)
      last = next
    }
    #expect(path.boundingRect.insetBy(dx: 1e-9, dy: 1e-9).union(rect) == rect)
  }

  @Test("Without room, a corner is a quarter circle") func quarterCircleWithoutRoom() {
    let whole = Path(roundedRect: rect, cornerRadius: 50)
    #expect(abs(area(whole) - (100 * 100 + 2500 * .pi)) < 1e-6)
    let almost = area(Path(roundedRect: rect, cornerRadius: 49.999))
    #expect(abs(almost - area(whole)) < 0.5)
    #expect(Capsule().path(in: rect).length == Capsule(style: .circular).path(in: rect).length)
  }

  @Test("Elliptic corners are stretched") func ellipticCorners() {
    let tall = Path(roundedRect: rect, cornerSize: Size(width: 10, height: 20))
    let square = Path(
      roundedRect: Rect(x: 0, y: 0, width: 200, height: 50),
      cornerSize: Size(width: 10, height: 10))
    #expect(abs(area(tall) - 2 * area(square)) < 1e-6)
  }
}
