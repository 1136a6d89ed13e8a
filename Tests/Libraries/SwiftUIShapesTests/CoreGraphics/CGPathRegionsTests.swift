import SwiftUIShapes
import Testing

struct CGPathRegionsTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
  private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 10))

  @Test("Areas and lines are combined as paths combine them") func combinations() {
    let (one, two) = (left.cgPath, right.cgPath)
    #expect(Path(one.union(two)) == left.union(right))
    #expect(Path(one.intersection(two)) == left.intersection(right))
    #expect(Path(one.subtracting(two)) == left.subtracting(right))
    #expect(Path(one.symmetricDifference(two)) == left.symmetricDifference(right))
    #expect(Path(one.lineIntersection(two)) == left.lineIntersection(right))
    #expect(Path(one.lineSubtracting(two)) == left.lineSubtraction(right))
    #expect(one.union(two).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("The rule decides what is inside") func rules() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    }.cgPath
    let hole = CGPoint(x: 4, y: 4)
    #expect(ring.normalized().contains(hole))
    #expect(!ring.normalized(using: .evenOdd).contains(hole))
  }

  @Test("Paths that share an edge don't meet") func meetings() {
    #expect(left.cgPath.intersects(right.cgPath))
    #expect(!left.cgPath.intersects(right.offsetBy(dx: 10, dy: 0).cgPath))
  }
}
