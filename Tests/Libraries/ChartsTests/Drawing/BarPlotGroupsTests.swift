import Shapes
import Testing

@testable import Charts

struct BarPlotGroupsTests {
  private static func plot(width: Double) -> BarPlot {
    let positions = Positions(.regular(start: 0, step: 1, count: 4), unit: .number)
    let frame = PlotFrame(
      Rect(x: 0, y: 0, width: width, height: 100), window: -0.5...3.5,
      scale: Scale(.linear, over: 0...10), columns: Int(width))
    return BarPlot(at: positions, in: frame)
  }

  @Test("Bars of several series are beside each other, within the step of their position")
  func beside() {
    let plot = Self.plot(width: 400)
    let trees = [Extremes([1, 2, .nan, 4]), Extremes([5, 6, 7, 8]), Extremes([9, 9, 9, 9])]
    for index in 0..<4 {
      let bars = trees.enumerated().map { number, tree in
        plot.bar(tree, at: index, in: BarPlot.Slot(number, of: 3), gap: 10).boundingRect
      }
      #expect(bars[0].isEmpty == (index == 2))
      #expect(bars[1].maxX <= bars[2].minX + 1e-9 && bars[1].width == 30)
      #expect(bars[2].maxX <= Double(index + 1) * 100 - 5 + 1e-9)
      #expect(bars[1].minX >= Double(index) * 100 + 5 + 30 - 1e-9 && bars[2].height == 90)
    }
    let all = plot.bars(trees[1], in: BarPlot.Slot(1, of: 3), gap: 10).boundingRect
    #expect(all.minX == 35 && all.maxX == 365)
  }

  @Test("A bar is never narrower than a column")
  func narrow() {
    let plot = Self.plot(width: 8)
    let bar = plot.bar(Extremes([5]), at: 0, in: BarPlot.Slot(2, of: 5), gap: 0).boundingRect
    #expect(bar.width == 1)
    let dense = Self.plot(width: 2)
    #expect(dense.isDense)
    #expect(!dense.bars(Extremes([1, 2, 3, 4]), in: BarPlot.Slot(1, of: 2), gap: 0).isEmpty)
  }
}
