extension Path {
  /// The combined length of all subpaths, including closing lines.
  public var length: Double { subpaths.reduce(0) { $0 + $1.length } }

  /// The smallest rectangle that contains every point of the outline; a straight line has no area.
  ///
  /// As in SwiftUI, the control points of curves may lie outside; `controlRect` contains them too.
  public var boundingRect: Rect {
    Rect(holding: subpaths.flatMap { $0.segments.flatMap(\.extremes) })
  }

  /// The smallest rectangle that contains every point and every control point, and thus the
  /// outline.
  public var controlRect: Rect {
    Rect(
      holding: elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let control1, let control2): [control1, control2, point]
        case .arc(let arc): arc.extremes
        case .closeSubpath: []
        }
      })
  }
}

extension Rect {
  fileprivate init(holding points: [Point]) {
    guard var low = points.first else {
      self = .zero
      return
    }
    var high = low
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(spanning: low, high)
  }
}
