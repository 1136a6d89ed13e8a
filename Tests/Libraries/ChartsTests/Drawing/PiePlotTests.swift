import Charts
import Shapes
import TestSupport
import Testing

struct PiePlotTests {
  private static let rect = Rect(x: 0, y: 0, width: 100, height: 100)

  private static func plot(_ values: [Double], pulled: Int? = nil) -> PiePlot {
    let series = values.enumerated().map { index, value in
      Series(label: "y\(index)", kind: .area, values: [value])
    }
    let set = ChartSet(positions: Positions(.listed([0]), unit: .number), series: series)
    let shares = PieShares(set, at: 0..<1, Visibility(count: values.count))
    return PiePlot(shares, in: rect, pulled: pulled)
  }

  @Test("Each point of the disk is in exactly one slice, which is found there")
  func partition() {
    let plot = Self.plot([3, 1, 0, 4, 2])
    #expect(plot.slices.map(\.series) == [0, 1, 3, 4], "nothing has no slice")
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<400 {
      let point = Point(
        x: Double.random(in: 0...100, using: &generator),
        y: Double.random(in: 0...100, using: &generator))
      let found = plot.slices.filter { $0.path.contains(point) }.map(\.series)
      #expect(found == plot.series(at: point).map { [$0] } ?? [], "\(point)")
    }
  }

  @Test("The first slice starts at the top and goes clockwise")
  func order() {
    let plot = Self.plot([1, 1, 2])
    #expect(plot.series(at: Point(x: 60, y: 20)) == 0)
    #expect(plot.series(at: Point(x: 60, y: 80)) == 1)
    #expect(plot.series(at: Point(x: 20, y: 50)) == 2)
    #expect(plot.series(at: Point(x: 1, y: 1)) == nil)
  }

  @Test("A pulled-out slice moves along its bisector, and the others stay")
  func pulled() {
    let (still, moved) = (Self.plot([1, 1, 2]), Self.plot([1, 1, 2], pulled: 2))
    #expect(moved.slices[0] == still.slices[0] && moved.slices[1] == still.slices[1])
    let shift = moved.slices[2].label.x - still.slices[2].label.x
    #expect(abs(shift + 4) < 1e-9)
    #expect(abs(moved.slices[2].label.y - still.slices[2].label.y) < 1e-9)
  }

  @Test("A single series is the whole disk")
  func single() {
    let plot = Self.plot([7])
    #expect(plot.slices.count == 1 && plot.slices[0].path.contains(Point(x: 50, y: 99)))
  }
}
