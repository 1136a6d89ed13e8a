import Shapes
import Testing

struct ShapeMembersTests {
  private func path(_ shape: some Shape) -> Path {
    shape.path(in: Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("Each static member is the shape that it names") func members() {
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.rect(cornerRadius: 4)) == path(RoundedRectangle(cornerRadius: 4)))
    let size = Size(width: 4, height: 2)
    #expect(path(.rect(cornerSize: size)) == path(RoundedRectangle(cornerSize: size)))
    #expect(
      path(.rect(topLeadingRadius: 3, style: .circular))
        == path(
          .rect(cornerRadii: RectangleCornerRadii(topLeading: 3), style: .circular)))
    #expect(
      path(.capsule) == path(Capsule()) && path(.capsule(style: .circular)) == path(Capsule()))
    #expect(path(.circle) == path(Circle()) && path(.ellipse) == path(Ellipse()))
  }
}
