import SwiftUIShapes
import Testing

struct UIBezierPathTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("The steps are those of a path") func steps() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 1, y: 9), controlPoint1: CGPoint(x: 6, y: 12),
      controlPoint2: CGPoint(x: 4, y: 12))
    path.close()
    let same = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 9, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 12, y: 5))
      $0.addCurve(
        to: CGPoint(x: 1, y: 9), control1: CGPoint(x: 6, y: 12), control2: CGPoint(x: 4, y: 12))
      $0.closeSubpath()
    }
    #expect(Path(path.cgPath) == same && path.bounds == same.boundingRect)
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test("Clockwise means what is seen on the screen") func clockwise() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(Path(quarter.cgPath).length - 5 * .pi) < 1e-9)
    let rest = UIBezierPath()
    rest.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(Path(rest.cgPath).length - 15 * .pi) < 1e-9)
  }

  @Test("Only the chosen corners are round, at most half the shorter side") func corners() {
    let path = UIBezierPath(
      roundedRect: frame, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 99, height: 1))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 39.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
    let all = UIBezierPath(
      roundedRect: frame, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 6, height: 6))
    #expect(all.cgPath == UIBezierPath(roundedRect: frame, cornerRadius: 6).cgPath)
    let none = UIBezierPath(
      roundedRect: frame, byRoundingCorners: [], cornerRadii: CGSize(width: 6, height: 6))
    #expect(none.cgPath == UIBezierPath(rect: frame).cgPath)
  }

  @Test("Paths can be added, mapped, emptied and replaced") func changes() {
    let path = UIBezierPath(ovalIn: frame)
    path.append(UIBezierPath(rect: frame))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds == frame.offsetBy(dx: 5, dy: 0))
    #expect(path.contains(CGPoint(x: 25, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 25, y: 10)))
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.cgPath = Path(frame).cgPath
    #expect(path.bounds == frame)
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == frame)
  }
}
