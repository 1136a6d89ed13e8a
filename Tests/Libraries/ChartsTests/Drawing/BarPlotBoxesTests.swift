import Shapes
import Testing

@testable import Charts

struct BarPlotBoxesTests {
  private static func paths(_ values: [Double]...) -> BarPlot.BoxPaths {
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: values[0].count), unit: .number),
      series: values.enumerated().map { Series(label: "y\($0)", values: $1) }
    ).boxes
    let frame = PlotFrame(
      Rect(x: 0, y: 0, width: 100 * Double(values.count), height: 100),
      window: -0.5...Double(values.count) - 0.5, scale: Scale(.linear, over: 0...100),
      columns: 100 * values.count)
    return BarPlot(at: set.positions, in: frame).boxes(set.series[0], line: 2, spacing: 1)
  }

  @Test("A box reaches from quartile to quartile, and its whiskers beyond")
  func parts() {
    let paths = Self.paths([10, 20, 30, 40, 50])
    #expect(paths.boxes.boundingRect == Rect(x: 20, y: 60, width: 60, height: 20))
    #expect(paths.medians.boundingRect == Rect(x: 20, y: 69, width: 60, height: 2))
    #expect(paths.whiskers.boundingRect == Rect(x: 35, y: 49, width: 30, height: 42))
    #expect(paths.edges.boundingRect == Rect(x: 20, y: 59, width: 60, height: 22))
    #expect(paths.outliers.isEmpty)
  }

  @Test("Boxes of dots lie between them, with lines of a dot")
  func dots() {
    let set = ChartSet(
      positions: Positions(.regular(start: 0, step: 1, count: 7), unit: .number),
      series: [Series(label: "y", values: [11, 13, 27, 33, 42, 53, 57])]
    ).boxes
    let frame = PlotFrame(
      Rect(x: 0, y: 0, width: 101, height: 120), window: -0.5...0.5,
      scale: Scale(.linear, over: 0...100), columns: 50)
    let paths = BarPlot(at: set.positions, in: frame, dot: Size(width: 2, height: 5))
      .boxes(set.series[0], line: 2, spacing: 5)
    #expect(paths.medians.boundingRect.height == 5)
    for box in [paths.boxes, paths.medians, paths.edges, paths.whiskers].map(\.boundingRect) {
      for x in [box.minX, box.maxX] { #expect(x.remainder(dividingBy: 2) == 0) }
      for y in [box.minY, box.maxY] { #expect(y.remainder(dividingBy: 5) == 0) }
    }
    #expect(paths.edges.boundingRect.minX == paths.boxes.boundingRect.minX)
    #expect(paths.edges.boundingRect.maxX == paths.boxes.boundingRect.maxX)
  }

  @Test("Outliers are points; those that would coincide are one")
  func outliers() {
    let paths = Self.paths([10, 11, 12, 13, 90, 90.2, 95] + Array(repeating: 12, count: 20))
    #expect(paths.outliers.map(\.y).count { $0 < 20 } == 2)
    #expect(paths.outliers.allSatisfy { $0.x == 50 })
  }

  @Test("A single value is a line, and nothing is drawn without values")
  func few() {
    let paths = Self.paths([50, 50], [.nan, .nan])
    #expect(paths.boxes.boundingRect == Rect(x: 20, y: 49, width: 60, height: 2))
    #expect(paths.whiskers.isEmpty)
  }
}
