import SwiftUIShapes
import Testing

struct ShapeRoleTests {
  @Test("A shape is filled and mirrored unless it says otherwise") func roles() {
    #expect(Circle.role == .fill)
    #expect(Circle().layoutDirectionBehavior == .mirrors(in: .rightToLeft))
  }
}
