public import Shapes

/// The area of a chart's plot: a rectangle that shows a window of positions and a range of values.
public struct PlotFrame: Hashable, Sendable {
  /// The rectangle, in any unit, with y pointing down.
  public var rect: Rect
  /// The positions at its left and right edges.
  public var window: ClosedRange<Double>
  /// The scale of values, from its bottom to its top edge.
  public var scale: Scale
  /// The number of columns of pixels or dots in the rectangle.
  public var columns: Int

  /// Creates a frame.
  public init(_ rect: Rect, window: ClosedRange<Double>, scale: Scale, columns: Int) {
    self.rect = rect
    self.window = window
    self.scale = scale
    self.columns = max(1, columns)
  }

  /// Returns the horizontal coordinate of a position, which may be outside the rectangle.
  public func x(of place: Double) -> Double {
    let width = window.upperBound - window.lowerBound
    guard width > 0 else { return rect.midX }
    return rect.minX + (place - window.lowerBound) / width * rect.width
  }

  /// Returns the vertical coordinate of a value, at most one height outside the rectangle; NaN for
  /// one that the scale can't show.
  public func y(of value: Double) -> Double {
    let share = scale.share(of: value)
    guard !share.isNaN else { return .nan }
    return rect.maxY - min(2, max(-1, share)) * rect.height
  }

  /// The vertical coordinate from which bars and areas start: that of zero, or the bottom if zero
  /// isn't on the scale.
  public var baseline: Double {
    let zero = y(of: 0)
    return zero.isNaN ? rect.maxY : min(rect.maxY, max(rect.minY, zero))
  }

  /// The width of a column.
  public var columnWidth: Double { rect.width / Double(columns) }

  /// Returns the columns as parts of the horizontal axis, anchored to an origin.
  func grid(origin: Double) -> ColumnGrid {
    ColumnGrid(window: window, count: columns, origin: origin)
  }

  /// The window plus one column on each side, so that outlines extend past the edges.
  var wideWindow: ClosedRange<Double> {
    let step = (window.upperBound - window.lowerBound) / Double(columns)
    return window.lowerBound - step...window.upperBound + step
  }
}
