internal import Charts
internal import Raster
internal import Shapes

extension ChartPainter {
  /// Returns the plot of bars in a frame, in whole dots if there are any.
  func bars(in frame: PlotFrame) -> BarPlot {
    let dot = patterns == nil ? canvas.dot : canvas.unit
    return BarPlot(at: set.positions, in: frame, dot: canvas.hasDots ? dot : nil)
  }

  /// Paints the bars of a series beside those of the other visible ones at the same positions.
  mutating func paintBars(of index: Int, _ weight: Double) {
    var shown = set.bars(beside: index, state.visibility)
    // Alone on its axis, a series that is being hidden fades in its place.
    if shown.isEmpty { shown = [index] }
    guard let place = shown.firstIndex(of: index) else { return }
    let slot = BarPlot.Slot(place, of: shown.count)
    let bars = bars(in: fillFrame(ofAxis: set.axis(of: index)))
    let gap = gap(between: bars, shown.count, isBin: set.series[index].kind == .histogram)
    let color = canvas.color(of: styles[index])
    let tree = state.trees[index]
    paintBars(bars.bars(tree, in: slot, gap: gap), of: index, color, opacity: weight) { bar in
      bars.bar(tree, at: bar, in: slot, gap: gap)
    }
  }

  /// Returns the gap between the bars of two positions; 0 without room for it.
  private func gap(between bars: BarPlot, _ count: Int, isBin: Bool) -> Double {
    guard isBin else { return bars.step > Double(count + 2) * canvas.dot.width ? bars.step / 5 : 0 }
    // The bars of a bin differ in color; a gap separates them from those of the next bin.
    let least = count > 1 ? canvas.dot.width : 0
    let gap = canvas.hasDots ? least : max(1, canvas.line / 2)
    return bars.step >= Double(count + 2) * max(gap, canvas.dot.width) ? gap : 0
  }
}
