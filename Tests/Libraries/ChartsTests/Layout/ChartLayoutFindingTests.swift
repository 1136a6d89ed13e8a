import Charts
import Shapes
import Testing

struct ChartLayoutFindingTests {
  private let layout = ChartLayout(
    ChartLayoutTests.content(), in: Rect(x: 0, y: 0, width: 80, height: 24))

  private func part(_ column: Int, _ row: Int) -> ChartLayout.Region? {
    layout.region(at: Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
  }

  @Test("Each part is found in its cells, and nothing between them")
  func parts() {
    #expect(part(0, 0) == .title && part(3, 5) == .leftLabels && part(79, 18) == .plot)
    #expect(part(4, 5) == nil, "between labels and plot")
    #expect(part(4, 19) == .dates && part(0, 20) == .miniMap && part(79, 21) == .miniMap)
    #expect(part(0, 22) == .legend(0) && part(9, 22) == .legend(0) && part(10, 22) == nil)
    #expect(part(11, 22) == .legend(1) && part(19, 22) == nil && part(5, 23) == .status)
    #expect(part(80, 3) == nil && part(3, 24) == nil && part(-1, 3) == nil)
  }

  @Test("The edges of the mini-map's window are two cells wide")
  func zones() {
    func zones(_ shares: ClosedRange<Double>, _ columns: [Int]) -> [MiniMapWindow.Zone?] {
      columns.map {
        layout.miniMapZone(at: Point(x: Double($0) + 0.5, y: 20.5), shares)
      }
    }
    #expect(
      zones(0.25...0.5, [18, 20, 21, 22, 37, 38, 39, 41]) == [
        .before, .lowerEdge, .lowerEdge, .inside, .inside, .upperEdge, .upperEdge, .after,
      ])
    // The edge is in the cell, right of its middle.
    #expect(zones(0.2587...0.5, [19, 20, 21]) == [.before, .lowerEdge, .lowerEdge])
    #expect(layout.miniMapZone(at: Point(x: 20.5, y: 3), 0.25...0.5) == nil)
  }

  @Test("A drag follows the pointer in fractions of the mini-map")
  func dragging() throws {
    var window = ChartWindow(whole: 0...1, shares: ChartWindow.usualShares)
    let map = try #require(layout.miniMapWindow(window.shares))
    let zone = try #require(layout.miniMapZone(at: Point(x: 44.5, y: 21), window.shares))
    #expect(zone == .inside)
    let drag = window.drag(zone.drag, from: window.position(atShare: map.share(atX: 44.5)))
    window.move(drag, to: window.position(atShare: map.share(atX: 900)))
    #expect(isClose(window.visible.lowerBound, 0.5) && window.visible.upperBound == 1)
  }
}
