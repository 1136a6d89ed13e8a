public import Shapes

/// Where a chart is drawn: a rectangle that shows a window of positions and a range of values.
public struct PlotFrame: Hashable, Sendable {
  /// The rectangle, in any unit, with y downward.
  public var rect: Rect
  /// The positions that its left and right edges show.
  public var window: ClosedRange<Double>
  /// The values that its bottom and top edges show.
  public var scale: Scale
  /// The number of columns of pixels or dots across the rectangle.
  public var columns: Int

  /// Creates a frame.
  public init(_ rect: Rect, window: ClosedRange<Double>, scale: Scale, columns: Int) {
    self.rect = rect
    self.window = window
    self.scale = scale
    self.columns = max(1, columns)
  }

  /// Returns the horizontal coordinate of a position; outside of the rectangle for one outside of
  /// the window.
  public func x(of place: Double) -> Double {
    let width = window.upperBound - window.lowerBound
    guard width > 0 else { return rect.midX }
    return rect.minX + (place - window.lowerBound) / width * rect.width
  }

  /// Returns the vertical coordinate of a value, at most one height outside of the rectangle; NaN
  /// for one that the scale can't show.
  public func y(of value: Double) -> Double {
    let share = scale.share(of: value)
    guard !share.isNaN else { return .nan }
    return rect.maxY - min(2, max(-1, share)) * rect.height
  }

  /// The vertical coordinate from which bars and areas rise: that of zero, or the bottom where the
  /// scale has none.
  public var baseline: Double {
    let zero = y(of: 0)
    return zero.isNaN ? rect.maxY : min(rect.maxY, max(rect.minY, zero))
  }

  /// The width of a column.
  public var columnWidth: Double { rect.width / Double(columns) }

  /// The columns as parts of the horizontal axis, anchored to an origin.
  func grid(origin: Double) -> ColumnGrid {
    ColumnGrid(window: window, count: columns, origin: origin)
  }

  /// The window and one column on each side, so that nothing ends short of the edges.
  var wideWindow: ClosedRange<Double> {
    let step = (window.upperBound - window.lowerBound) / Double(columns)
    return window.lowerBound - step...window.upperBound + step
  }
}
