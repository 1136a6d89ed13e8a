import SwiftUIShapes
import Testing

struct CGMutablePathTests {
  /// Adds an element of each kind, mapped by a transform.
  private func built(_ transform: CGAffineTransform) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2), transform: transform)
    path.addLine(to: CGPoint(x: 5, y: 2), transform: transform)
    path.addQuadCurve(
      to: CGPoint(x: 7, y: 4), control: CGPoint(x: 7, y: 2), transform: transform)
    path.addCurve(
      to: CGPoint(x: 3, y: 8), control1: CGPoint(x: 7, y: 6), control2: CGPoint(x: 5, y: 8),
      transform: transform)
    path.addArc(
      tangent1End: CGPoint(x: 1, y: 8), tangent2End: CGPoint(x: 1, y: 2), radius: 1,
      transform: transform)
    path.closeSubpath()
    path.addLines(between: [.zero, CGPoint(x: 3, y: 3)], transform: transform)
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2), transform: transform)
    path.addRects([CGRect(x: 4, y: 1, width: 2, height: 2)], transform: transform)
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 2, height: 2), transform: transform)
    path.addRoundedRect(
      in: CGRect(x: 1, y: 1, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2,
      transform: transform)
    path.move(to: CGPoint(x: 9, y: 5), transform: transform)
    path.addArc(
      center: CGPoint(x: 7, y: 5), radius: 2, startAngle: 0, endAngle: 2, clockwise: false,
      transform: transform)
    path.addRelativeArc(
      center: CGPoint(x: 2, y: 2), radius: 1, startAngle: 0, delta: 1, transform: transform)
    path.addPath(Path(CGRect(x: 2, y: 2, width: 1, height: 1)).cgPath, transform: transform)
    return path
  }

  @Test("Steps with a map give the path of the steps, mapped") func maps() {
    let map = CGAffineTransform(scaleX: 2, y: 2)
    let plain = Path(built(.identity)).elements
    let mapped = Path(built(map)).elements
    #expect(plain.count == mapped.count && plain.count > 40)
    let (small, large) = (Path(built(.identity)), Path(built(map)))
    #expect(abs(large.length - 2 * small.length) < 1e-9)
    #expect(large.boundingRect == small.boundingRect.applying(map))
  }

  @Test("An arc that isn't clockwise with y upward is so on the screen") func clockwise() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(Path(path).length < 16)
  }

  @Test("A copy doesn't change with the path that it was made from") func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let (copy, other) = (path.copy(), path.mutableCopy())
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy?.boundingBox.maxX == 2 && path.boundingBox.maxX == 9)
    other?.addLine(to: CGPoint(x: 5, y: 5))
    #expect(other?.boundingBox.maxX == 5)
  }
}
