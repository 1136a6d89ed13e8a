import SwiftUIShapes
import Testing

struct CGPathTests {
  private let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("A path survives the way through its Core Graphics form, arcs included") func wayBack() {
    let circle = Circle().path(in: frame)
    #expect(Path(circle.cgPath) == circle)
    #expect(circle.cgPath == circle.cgPath && circle.cgPath != Path().cgPath)
  }

  @Test("The shapes are those of a path, moved by a map if there is one") func shapes() {
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let rect = unsafe CGPath(rect: frame, transform: &shift)
    #expect(Path(rect) == Path(frame).offsetBy(dx: 5, dy: 0))
    let ellipse = unsafe CGPath(ellipseIn: frame, transform: nil)
    #expect(Path(ellipse) == Path(ellipseIn: frame))
    let rounded = unsafe CGPath(
      roundedRect: frame, cornerWidth: 8, cornerHeight: 8, transform: nil)
    #expect(Path(rounded) == Path(roundedRect: frame, cornerRadius: 8, style: .circular))
    let moved = unsafe rounded.copy(using: &shift)
    let copy = unsafe rounded.mutableCopy(using: &shift)
    let far = Path(rounded).offsetBy(dx: 5, dy: 0)
    #expect(moved?.boundingBox == far.boundingRect && copy?.boundingBox == far.boundingRect)
  }

  @Test("An empty path has the null rectangle and begins at the origin") func emptyPath() {
    let empty = Path().cgPath
    #expect(empty.isEmpty && empty.currentPoint == .zero)
    #expect(empty.boundingBox.isNull && empty.boundingBoxOfPath.isNull)
  }

  @Test("Only the box of the path leaves out control points") func boxes() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }.cgPath
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("The rule decides whether a hole is inside, and the map where the point is")
  func containment() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    }.cgPath
    #expect(ring.contains(CGPoint(x: 4, y: 4)))
    #expect(!ring.contains(CGPoint(x: 4, y: 4), using: .evenOdd))
    let far = CGPoint(x: 104, y: 4)
    #expect(ring.contains(far, transform: CGAffineTransform(translationX: -100, y: 0)))
  }

  @Test("A stroked copy is the outline of the stroke") func stroked() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3)
    let copy = Path(frame).cgPath.copy(
      strokingWithWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3)
    #expect(Path(copy) == Path(frame).strokedPath(style))
  }
}
