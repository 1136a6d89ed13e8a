internal import Charts
internal import Raster
internal import Shapes

extension ChartPainter {
  /// Paints the bars of a histogram's series, beside those of the other visible ones.
  mutating func paintBins(_ index: Int, _ frame: PlotFrame, _ color: RGB, _ weight: Double) {
    let shown = state.visibility.visibleIndices
    guard let place = shown.firstIndex(of: index) else { return }
    let slot = BarPlot.Slot(place, of: shown.count)
    let bars = BarPlot(at: set.positions, in: fillFrame(ofAxis: set.axis(of: index)))
    // The bars of a bin differ in color; a gap separates them from those of the next bin.
    let least = shown.count > 1 ? canvas.dot.width : 0
    let gap = canvas.hasDots ? least : max(1, canvas.line / 2)
    let isWide = bars.step >= Double(shown.count + 2) * max(gap, canvas.dot.width)
    let tree = state.trees[index]
    let path = bars.bars(tree, in: slot, gap: isWide ? gap : 0)
    paintBars(path, of: index, color, opacity: weight) { bar in
      bars.bar(tree, at: bar, in: slot, gap: isWide ? gap : 0)
    }
  }
}
