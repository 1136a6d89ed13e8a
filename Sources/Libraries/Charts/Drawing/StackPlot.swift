public import Shapes

/// The outlines of stacked areas: each from the sum below it to its own.
///
/// With few positions they are the actual polygons. With more than four per column, each layer has
/// a rectangle per column, up to the largest sum there, so that the peaks of sums are preserved and
/// the layers touch.
public struct StackPlot: Sendable {
  private let frame: PlotFrame
  private let positions: Positions
  private let stack: Stack
  private let extremes: StackExtremes?

  /// Creates a plot of a stack.
  ///
  /// With many positions it is drawn from the trees, which are built first if missing or built from
  /// another stack; a small set that is animating doesn't need to keep any.
  public init(
    _ stack: Stack, _ extremes: StackExtremes? = nil, at positions: Positions, in frame: PlotFrame
  ) {
    (self.stack, self.positions, self.frame) = (stack, positions, frame)
    self.extremes = extremes
  }

  /// Whether rectangles replace the polygons.
  public var isDense: Bool {
    positions.indices(in: frame.window).count > LinePlot.density * frame.columns
  }

  /// Returns the layer of each series, empty for hidden ones.
  ///
  /// - Complexity: O(c · s · log n) for c columns and s series when dense, otherwise O(n · s) in
  ///   the visible positions
  public func layers() -> [Path] {
    isDense ? frame.bands(of: stack, extremes, at: positions, areBars: false) : polygons()
  }

  private func polygons() -> [Path] {
    let indices = positions.indicesWithNeighbors(of: frame.wideWindow)
    let layers = indices.map { stack.layers(at: $0) }
    return stack.weights.indices.map { series in
      Path { path in
        var run: [(x: Double, top: Double, bottom: Double)] = []
        for (place, index) in indices.enumerated() {
          guard let range = layers[place][series] else {
            add(run, to: &path)
            run = []
            continue
          }
          run.append(
            (
              frame.x(of: positions[index]), frame.height(of: range.upperBound),
              frame.height(of: range.lowerBound)
            ))
        }
        add(run, to: &path)
      }
    }
  }

  private func add(_ run: [(x: Double, top: Double, bottom: Double)], to path: inout Path) {
    guard run.count > 1 else { return }
    path.addLines(
      run.map { Point(x: $0.x, y: $0.top) } + run.reversed().map { Point(x: $0.x, y: $0.bottom) })
    path.closeSubpath()
  }
}
