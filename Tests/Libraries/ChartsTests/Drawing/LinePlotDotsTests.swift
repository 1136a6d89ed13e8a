import Shapes
import TestSupport
import Testing

@testable import Charts

@Suite("Lines of dots")
struct LinePlotDotsTests {
  /// A frame of 20 by 10 dots, each 4 wide and 5 high.
  private static func frame(
    _ window: ClosedRange<Double>, _ range: ClosedRange<Double>
  ) -> PlotFrame {
    PlotFrame(
      Rect(x: 8, y: 10, width: 80, height: 50), window: window,
      scale: Scale(.linear, over: range), columns: 20)
  }

  private static let dot = Size(width: 4, height: 5)

  /// Returns the rows of each column that a path covers in the middle of its dots.
  private static func rows(_ path: Path) -> [[Int]] {
    (0..<20).map { column in
      (0..<10).filter { row in
        path.contains(Point(x: 8 + (Double(column) + 0.5) * 4, y: 10 + (Double(row) + 0.5) * 5))
      }
    }
  }

  @Test("Each column covers all rows from its minimum to its maximum", arguments: 0..<20)
  func exact(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<200).map { _ in Double.random(in: 0...10, using: &generator) }
    let positions = Positions(.regular(start: 0, step: 1, count: 200), unit: .number)
    let plot = LinePlot(Extremes(values), at: positions, in: Self.frame(0...199, 0...10))
    let rows = Self.rows(plot.dots(of: Self.dot))
    for column in 0..<20 {
      let (left, right) = (Double(column) * 9.95, Double(column + 1) * 9.95)
      var seen = values.indices.filter { Double($0) >= left && Double($0) <= right }
        .map { values[$0] }
      for edge in [left, right] {
        let before = min(198, Int(edge))
        seen.append(
          values[before] + (edge - Double(before)) * (values[before + 1] - values[before]))
      }
      let top = min(9, Int((10 - (seen.max() ?? 0)) + 1e-9))
      let bottom = min(9, Int((10 - (seen.min() ?? 0)) + 1e-9))
      #expect(rows[column] == Array(top...bottom), "column \(column)")
    }
  }

  @Test("Gaps are preserved, and a level is one dot high")
  func gaps() {
    let values = (0..<40).map { (10..<20).contains($0) ? Double.nan : 5.0 }
    let positions = Positions(.regular(start: 0, step: 1, count: 40), unit: .number)
    let plot = LinePlot(Extremes(values), at: positions, in: Self.frame(0...39, 0...10))
    let rows = Self.rows(plot.dots(of: Self.dot))
    #expect(rows.allSatisfy { $0.count <= 1 })
    #expect(rows.filter(\.isEmpty).count == 5)
  }

  @Test("The extremes are inside, and values out of range are at the edges")
  func edges() {
    let positions = Positions(.regular(start: 0, step: 1, count: 2), unit: .number)
    let plot = LinePlot(Extremes([0, 10]), at: positions, in: Self.frame(0...1, 0...10))
    let rows = Self.rows(plot.dots(of: Self.dot))
    #expect(rows.first?.last == 9 && rows.last?.first == 0)
    let beyond = LinePlot(Extremes([20, 20]), at: positions, in: Self.frame(0...1, 0...10))
    #expect(beyond.dots(of: Self.dot).isEmpty)
  }

  @Test("Dashes skip columns by their lengths")
  func dashes() {
    let positions = Positions(.regular(start: 0, step: 1, count: 2), unit: .number)
    let plot = LinePlot(Extremes([5, 5]), at: positions, in: Self.frame(0...1, 0...10))
    let rows = Self.rows(plot.dots(of: Self.dot, dash: [3, 2]))
    #expect(rows.map(\.isEmpty) == (0..<20).map { $0 % 5 >= 3 })
  }
}
