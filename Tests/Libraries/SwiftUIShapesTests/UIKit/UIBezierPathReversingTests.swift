import SwiftUIShapes
import Testing

struct UIBezierPathReversingTests {
  @Test("A reversed path begins where the path ends") func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 8, y: 3))
    path.addLine(to: CGPoint(x: 5, y: 9))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }
}
