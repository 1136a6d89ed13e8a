import Shapes
import Testing

struct EdgeTests {
  @Test("A set of edges contains its edges and no others") func sets() {
    #expect(Edge.allCases.allSatisfy { Edge.Set.all.contains($0) })
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
    #expect(Edge.Set.all.subtracting(.vertical) == .horizontal)
  }

  @Test("Insets move each edge by its own distance") func insets() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: EdgeInsets()) == rect)
    let half = EdgeInsets().interpolated(towards: insets, amount: 0.5)
    #expect(half == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
  }
}
