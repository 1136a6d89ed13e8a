public import Shapes

/// The outlines of all series over the whole axis, shown below a plot of part of it.
public struct MiniMap: Sendable {
  private let frames: [PlotFrame]

  /// Creates a mini-map in a rectangle, with one scale per vertical axis.
  ///
  /// ``VerticalRanges/ranges(of:in:)`` returns the scales' ranges for the whole axis.
  public init(_ rect: Rect, whole: ClosedRange<Double>, scales: [Scale], columns: Int) {
    frames = scales.map { PlotFrame(rect, window: whole, scale: $0, columns: columns) }
  }

  /// Returns the outline of each series; `nil` for hidden ones.
  ///
  /// `extremes` are the trees of the series' values, and `stack` those of a stack. Points are
  /// squares with the thickness as side, and candles a line through their closes. Lines are made of
  /// whole dots if a size is given.
  ///
  /// - Complexity: O(c · s · log n) for c columns and s series, once the trees are built
  public func outlines(
    of set: ChartSet, _ visibility: Visibility, _ extremes: [Extremes],
    stack: StackExtremes? = nil, thickness: Double, dot: Size? = nil
  ) -> [PlotOutline?] {
    let layers = set.hasLayers ? layers(of: Stack(set, visibility), stack, set.positions) : []
    return set.series.enumerated().map { index, one in
      guard visibility[index] else { return nil }
      if one.kind.traits.stacks, layers.indices.contains(index) { return .filled(layers[index]) }
      guard extremes.indices.contains(index), let frame = frame(ofAxis: set.axis(of: index)) else {
        return nil
      }
      if one.kind.traits.isBar, let slot = slot(of: index, in: set, visibility) {
        let bars = BarPlot(at: set.positions, in: frame)
        return .filled(bars.bars(extremes[index], in: slot, gap: 0))
      }
      return Self.outline(one.kind, extremes[index], set.positions, frame, thickness, dot)
    }
  }

  /// Returns the place of a series' bars among those of its axis.
  private func slot(of index: Int, in set: ChartSet, _ visibility: Visibility) -> BarPlot.Slot? {
    let bars = set.bars(beside: index, visibility)
    return bars.firstIndex(of: index).map { BarPlot.Slot($0, of: bars.count) }
  }

  private func frame(ofAxis axis: Int) -> PlotFrame? {
    frames.indices.contains(axis) ? frames[axis] : frames.first
  }

  private func layers(
    of stack: Stack, _ extremes: StackExtremes?, _ positions: Positions
  ) -> [Path] {
    guard let frame = frames.first else { return [] }
    return stack.series.hasBars
      ? BarPlot(at: positions, in: frame).layers(of: stack, extremes)
      : StackPlot(stack, extremes, at: positions, in: frame).layers()
  }

  private static func outline(
    _ kind: SeriesKind, _ extremes: Extremes, _ positions: Positions, _ frame: PlotFrame,
    _ thickness: Double, _ dot: Size?
  ) -> PlotOutline {
    let traits = kind.traits
    let isCurve = traits.link != nil || traits.drawsPoints
    let plot = LinePlot(extremes, at: positions, kind: isCurve ? kind : .line, in: frame)
    if traits.startsAtZero { return .filled(plot.area()) }
    if traits.drawsPoints, !plot.isDense { return .filled(dots(plot, thickness)) }
    if !traits.drawsPoints, let dot { return .filled(plot.dots(of: dot)) }
    return plot.line(thickness: thickness)
  }

  private static func dots(_ plot: LinePlot, _ size: Double) -> Path {
    Path { path in
      for point in plot.runs().joined() {
        path.addRect(Rect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
      }
    }
  }
}
