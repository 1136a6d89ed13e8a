import Shapes
import Testing

struct TransformTests {
  @Test("Concatenating applies the receiver first") func concatenatingAppliesTheReceiverFirst() {
    let map = Transform.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(map.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test("A positive rotation is clockwise on the screen")
  func positiveRotationIsClockwiseOnTheScreen() {
    let turned = Transform.rotation(.degrees(90)).apply(to: Point(x: 1, y: 0))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-15)
  }

  @Test("A map about an anchor keeps the anchor fixed") func aboutKeepsTheAnchor() {
    let anchor = Point(x: 3, y: 4)
    let map = Transform.rotation(.degrees(33)).about(anchor)
    #expect(map.apply(to: anchor).distance(to: anchor) < 1e-14)
  }

  @Test("The largest scale is the longest stretch") func largestScaleIsTheLongestStretch() {
    let map = Transform.scale(x: 2, y: 5).concatenating(.rotation(.degrees(40)))
    #expect(abs(map.largestScale - 5) < 1e-12)
  }
}
