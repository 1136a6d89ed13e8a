import SwiftUIShapes
import Testing

struct GeometryIntegersTests {
  @Test("Whole numbers give the same geometry as others") func wholeNumbers() {
    let (one, two) = (1, 2)
    #expect(CGPoint(x: one, y: two) == CGPoint(x: 1.0, y: 2.0))
    #expect(CGSize(width: one, height: two) == CGSize(width: 1.0, height: 2.0))
    #expect(
      CGRect(x: one, y: two, width: two, height: one)
        == CGRect(x: 1.0, y: 2.0, width: 2.0, height: 1.0))
    #expect(CGVector(dx: one, dy: two) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGVector() == .zero)
  }
}
