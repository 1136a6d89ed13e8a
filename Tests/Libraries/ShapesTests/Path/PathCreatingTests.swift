import Shapes
import Testing

struct PathCreatingTests {
  private let rect = Rect(x: 1, y: 2, width: 8, height: 5)

  @Test("A path is created from a rectangle in each form") func creating() {
    #expect(Path(rect) == Rectangle().path(in: rect))
    #expect(Path(ellipseIn: rect) == Ellipse().path(in: rect))
    for style in RoundedCornerStyle.allCases {
      #expect(
        Path(roundedRect: rect, cornerRadius: 2, style: style)
          == RoundedRectangle(cornerRadius: 2, style: style).path(in: rect))
      let size = Size(width: 2, height: 1)
      #expect(
        Path(roundedRect: rect, cornerSize: size, style: style)
          == RoundedRectangle(cornerSize: size, style: style).path(in: rect))
      let radii = RectangleCornerRadii(topLeading: 2, bottomTrailing: 1)
      #expect(
        Path(roundedRect: rect, cornerRadii: radii, style: style)
          == UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect))
    }
  }

  @Test("A path is a shape that stays where it is") func pathIsAShape() {
    let path = Path(ellipseIn: rect)
    #expect(path.path(in: .zero) == path)
    let half = path.trim(from: 0, to: 0.5).stroke(lineWidth: 2)
    #expect(
      half.path(in: .zero)
        == path.trimmedPath(from: 0, to: 0.5).strokedPath(StrokeStyle(lineWidth: 2)))
  }

  @Test("A path is read from its own description") func description() throws {
    let path = Path(rect)
    #expect(Path("\(path)") == path)
    #expect(Path("M1 y") == nil)
  }
}
