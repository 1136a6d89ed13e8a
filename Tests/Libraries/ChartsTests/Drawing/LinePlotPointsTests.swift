import Shapes
import TestSupport
import Testing

@testable import Charts

@Suite("Points as dots")
struct LinePlotPointsTests {
  private func dots(_ positions: [Double], _ values: [Double]) -> Path? {
    let frame = PlotFrame(
      Rect(x: 8, y: 10, width: 80, height: 50), window: 0...20, scale: Scale(.linear, over: 0...10),
      columns: 20)
    let plot = LinePlot(
      Extremes(values), at: Positions(.listed(positions), unit: .number), kind: .points, in: frame)
    return plot.pointDots(of: Size(width: 4, height: 5))
  }

  @Test("Exactly the dots that contain a point are filled", arguments: 0..<10)
  func exact(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = (0..<200).map { _ in
      (Int.random(in: 0..<20, using: &random), Int.random(in: 0..<10, using: &random))
    }.sorted { $0 < $1 }
    let path = try #require(
      dots(points.map { Double($0.0) + 0.5 }, points.map { 9.5 - Double($0.1) } + [.nan]))
    for column in 0..<20 {
      for row in 0..<10 {
        let center = Point(x: 8 + (Double(column) + 0.5) * 4, y: 10 + (Double(row) + 0.5) * 5)
        #expect(path.contains(center) == points.contains { $0 == (column, row) })
      }
    }
  }

  @Test("Points outside are left out, and those on the edges are inside")
  func edges() throws {
    let path = try #require(dots([-1, 0, 10, 10, 20, 21], [5, 0, 11, 4.5, 10, 5]))
    let filled = [(8, 10), (84, 10), (8, 55), (48, 35)].map { x, y in
      path.contains(Point(x: Double(x) + 1, y: Double(y) + 1))
    }
    #expect(filled == [false, true, true, true])
  }

  @Test("Too many points are a band")
  func many() {
    let count = LinePlot.pointLimit + 1
    let positions = (0..<count).map { Double($0) / Double(count) * 20 }
    #expect(dots(positions, positions) == nil)
  }
}
