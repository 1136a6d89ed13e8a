import Shapes
import Testing

struct ModifiersTests {
  private let rect = Rect(x: 10, y: 20, width: 40, height: 20)

  private static let anchors: [UnitPoint] = [
    .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
    .bottomLeading, .bottomTrailing, UnitPoint(x: 2, y: -1),
  ]

  @Test("The anchor of a modifier stays fixed", arguments: anchors)
  func anchorStaysFixed(anchor: UnitPoint) {
    let place = rect.point(at: anchor)
    // A small cross at the anchor.
    let mark = TransformedShape(
      shape: Rectangle(),
      transform: .scale(x: 0.01, y: 0.01).about(rect.center)
        .concatenating(.translation(x: place.x - rect.midX, y: place.y - rect.midY)))
    let turned = mark.rotation(.degrees(73), anchor: anchor).path(in: rect)
    let stretched = mark.scale(x: 3, y: -2, anchor: anchor).path(in: rect)
    #expect(turned.boundingRect.center.isClose(to: place))
    #expect(stretched.boundingRect.center.isClose(to: place))
  }

  @Test("A fixed size is aligned by its anchor") func sizedShapeIsAligned() {
    let box = Rectangle().size(width: 4, height: 2, anchor: .bottomTrailing).path(in: rect)
    #expect(box.boundingRect == Rect(x: rect.maxX - 4, y: rect.maxY - 2, width: 4, height: 2))
    let middle = Rectangle().size(width: 90, height: 2, anchor: .center).path(in: rect)
    #expect(middle.boundingRect.center == rect.center)
  }

  @Test("A rotation keeps arcs") func rotationKeepsArcs() {
    let path = Circle().rotation(.degrees(20), anchor: .topLeading).path(in: rect)
    #expect(
      path.pieces.allSatisfy { piece in
        if case .element(.curve) = piece { false } else { true }
      })
    #expect(abs(path.length - 20 * .pi) < 1e-9)
  }

  @Test("A rotation is clockwise") func rotationIsClockwise() {
    let path = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect)
    let bounds = path.boundingRect
    #expect(abs(bounds.minX - (10 - 20)) < 1e-9 && abs(bounds.maxY - (20 + 40)) < 1e-9)
  }

  @Test("A scale multiplies the area") func scaleMultipliesTheArea() {
    let path = Circle().scale(x: 3, y: 0.5).path(in: rect)
    #expect(abs(area(path) - 150 * .pi) < 0.005)
    #expect(Circle().scale(2) == Circle().scale(x: 2, y: 2))
  }

  @Test("An offset moves every point") func offsetMovesEveryPoint() {
    let path = Capsule().offset(x: 3, y: -4).path(in: rect)
    #expect(path == Capsule().path(in: rect).applying(.translation(x: 3, y: -4)))
    #expect(Capsule().offset(Size(width: 3, height: -4)) == Capsule().offset(x: 3, y: -4))
    #expect(Capsule().offset(Point(x: 3, y: -4)) == Capsule().offset(x: 3, y: -4))
  }

  @Test("A fixed size overrides the rectangle's") func sizeOverridesTheRectangle() {
    let path = Ellipse().size(width: 6, height: 2).path(in: rect)
    #expect(path == Ellipse().path(in: Rect(x: 10, y: 20, width: 6, height: 2)))
  }

  @Test("A transformed shape is the transformed path") func transformedShapeIsTheTransformedPath() {
    let map = Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(
      Diamond().transform(map).path(in: rect) == Diamond().path(in: rect).applying(map))
  }

  @Test("Insetting a rotated shape equals rotating the inset shape")
  func insetCommutesWithRotation() {
    let turn = Angle.degrees(31)
    #expect(
      Diamond().rotation(turn).inset(by: 2).path(in: rect)
        == Diamond().inset(by: 2).rotation(turn).path(in: rect))
    #expect(
      Diamond().offset(x: 5).inset(by: 2).path(in: rect)
        == Diamond().inset(by: 2).offset(x: 5).path(in: rect))
  }

  /// The area is the width times the length of the centerline, w/2 inside a circle of radius 10.
  @Test("A stroked border lies inside the shape") func strokeBorderLiesInside() {
    let ring = Circle().strokeBorder(lineWidth: 4).path(in: rect)
    #expect(abs(area(ring) - (100 - 36) * .pi) < 1e-3)
  }

  @Test("Modifiers are applied in order") func modifiersAreAppliedInOrder() {
    let first = Rectangle().offset(x: 10).rotation(.degrees(180)).path(in: rect)
    let second = Rectangle().rotation(.degrees(180)).offset(x: 10).path(in: rect)
    #expect(abs(first.boundingRect.minX - 0) < 1e-9)
    #expect(abs(second.boundingRect.minX - 20) < 1e-9)
  }

  @Test("A type-erased shape draws like the original") func anyShapeDrawsLikeTheOriginal() {
    let shapes = [AnyShape(Circle()), AnyShape(Star(points: 5)), AnyShape(Circle().trim(to: 0.3))]
    #expect(shapes[0].path(in: rect) == Circle().path(in: rect))
    #expect(shapes[2].path(in: rect) == Circle().trim(to: 0.3).path(in: rect))
  }

  @Test(
    "Any number is a valid modifier argument", arguments: [Double.nan, .infinity, 1e308, -1e308, 0])
  func anyNumberIsAllowed(value: Double) {
    let base = Star(points: 5)
    let shapes: [any Shape] = [
      base.rotation(.radians(value)), base.scale(value), base.offset(x: value, y: value),
      base.size(width: value, height: value), base.trim(from: value, to: value),
      base.stroke(style: StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, 1])),
      base.rotation(.degrees(1), anchor: UnitPoint(x: value, y: value)), base.inset(by: value),
      base.strokeBorder(lineWidth: value),
    ]
    for shape in shapes {
      let bounds = shape.path(in: rect).boundingRect
      #expect(!bounds.minX.isNaN)
      #expect(shape.path(in: .zero).isEmpty)
    }
  }
}
