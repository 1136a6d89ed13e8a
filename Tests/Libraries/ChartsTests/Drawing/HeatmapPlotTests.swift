import Shapes
import Testing

@testable import Charts

struct HeatmapPlotTests {
  private static func plot(
    _ positions: [Double], columns: Int, over window: ClosedRange<Double>
  ) -> HeatmapPlot {
    let frame = PlotFrame(
      Rect(x: 0, y: 0, width: Double(columns), height: 60), window: window,
      scale: Scale(.linear, over: 0...10), columns: columns)
    return HeatmapPlot(at: Positions(.listed(positions), unit: .number), in: frame)
  }

  @Test("A cell is as wide as a step around its position, and a missing value has none")
  func cells() {
    let plot = Self.plot([0, 1, 2, 3], columns: 8, over: -0.5...3.5)
    let levels = plot.levels(of: Extremes([0, .nan, 9.9, 10]), count: 10)
    #expect(levels == [0, 0, nil, nil, 9, 9, 9, 9])
  }

  @Test("A gap between positions isn't filled") func gaps() {
    let plot = Self.plot([0, 1, 2, 3, 4, 10], columns: 11, over: -0.5...10.5)
    let levels = plot.levels(of: Extremes([1, 1, 1, 1, 1, 1]), count: 10)
    #expect(levels.map { $0 == nil } == (0...10).map { 5...9 ~= $0 })
  }

  @Test("A column with several values shows their maximum") func dense() {
    let plot = Self.plot((0..<100).map(Double.init), columns: 10, over: 0...100)
    var values = Array(repeating: 1.0, count: 100)
    values[57] = 8
    #expect(
      plot.levels(of: Extremes(values), count: 10) == (0..<10).map { $0 == 5 ? 8 : 1 })
  }

  @Test("Cells of all levels fill the rows without an overlap")
  func outlines() {
    let plot = Self.plot([0, 1, 2, 3], columns: 8, over: -0.5...3.5)
    let rows = [Extremes([1, 2, 3, 4]), Extremes([5, 5, 5, 5]), Extremes([9, .nan, 9, 9])]
    let paths = plot.outlines(of: rows, levels: 10, unit: 1)
    #expect(paths[5].boundingRect == Rect(x: 0, y: 20, width: 8, height: 20))
    #expect(paths[1].boundingRect == Rect(x: 0, y: 0, width: 2, height: 20))
    #expect(paths[9].boundingRect == Rect(x: 0, y: 40, width: 8, height: 20))
    #expect(paths[0].isEmpty)
    #expect(plot.edges(ofRows: 7, unit: 20) == [0, 0, 20, 20, 40, 40, 60, 60])
  }
}
