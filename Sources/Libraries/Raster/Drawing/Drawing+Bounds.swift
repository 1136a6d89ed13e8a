internal import Shapes

extension Drawing.Layer {
  /// Returns the pixels of a window in which the layer may be visible, given the region of its
  /// outline; empty if it is transparent.
  func pixels(of region: Drawing.Clip, _ transform: Transform, in window: PixelRect) -> PixelRect {
    guard opacity > 0 else { return PixelRect(x: window.x, y: window.y, width: 0, height: 0) }
    let seen = region.pixels(transform, in: window)
    return clip?.pixels(transform, in: seen) ?? seen
  }
}

extension Drawing.Clip {
  /// Returns the pixels of a window in which the region may be visible.
  ///
  /// The rectangle is extended to multiples of 16 within the window, so that a region that moves
  /// slightly needs no new storage.
  func pixels(_ transform: Transform, in window: PixelRect) -> PixelRect {
    var (low, high) = (
      Point(x: .infinity, y: .infinity), Point(x: -Double.infinity, y: -Double.infinity)
    )
    func include(_ point: Point) {
      let point = transform.apply(to: point)
      // Both ignore NaN.
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for piece in path.pieces {
      switch piece {
      case .element(.move(let point)), .element(.line(let point)): include(point)
      case .element(.quadCurve(let point, let control)):
        include(point)
        include(control)
      case .element(.curve(let point, let control1, let control2)):
        include(point)
        include(control1)
        include(control2)
      case .arc(let arc):
        for (x, y) in [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)] {
          include(Point(x: arc.center.x + x * arc.radius, y: arc.center.y + y * arc.radius))
        }
      case .element(.closeSubpath): break
      }
    }
    let columns = Self.snapped(low.x, high.x, in: window.columns)
    let rows = Self.snapped(low.y, high.y, in: window.rows)
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func snapped(_ low: Double, _ high: Double, in whole: Range<Int>) -> Range<Int> {
    let step = 16.0
    let start = ((low - 1) / step).rounded(.down) * step
    let end = ((high + 1) / step).rounded(.up) * step
    guard start < end else { return whole.lowerBound..<whole.lowerBound }
    return limited(start, whole)..<limited(end, whole)
  }

  private static func limited(_ value: Double, _ range: Range<Int>) -> Int {
    Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
  }
}
