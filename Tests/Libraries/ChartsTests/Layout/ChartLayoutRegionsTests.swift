import Charts
import Shapes
import Testing

struct ChartLayoutRegionsTests {
  private let layout = ChartLayout(
    ChartLayoutTests.content(), in: Rect(x: 0, y: 0, width: 80, height: 24))

  private func part(_ column: Int, _ row: Int) -> ChartLayout.Region? {
    let point = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
    return layout.regions.first { $0.rect.contains(point) }?.region
  }

  @Test("Each part has its cells, and nothing lies between them")
  func parts() {
    #expect(part(0, 0) == .strip(.title) && part(3, 5) == .leftLabels && part(79, 18) == .plot)
    #expect(part(4, 5) == nil, "between labels and plot")
    #expect(
      part(4, 19) == .strip(.dates) && part(0, 20) == .strip(.miniMap)
        && part(79, 21) == .strip(.miniMap))
    #expect(part(0, 22) == .legend(0) && part(9, 22) == .legend(0) && part(10, 22) == nil)
    #expect(part(11, 22) == .legend(1) && part(19, 22) == nil && part(5, 23) == .strip(.status))
    #expect(part(80, 3) == nil && part(3, 24) == nil && part(-1, 3) == nil)
  }
}
