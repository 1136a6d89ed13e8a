extension Path {
  /// The combined length of all subpaths, including closing lines.
  public var length: Double { subpaths.reduce(0) { $0 + $1.length } }

  /// The smallest rectangle that contains every point of the outline; a straight line has no area.
  ///
  /// As in SwiftUI, the control points of curves may lie outside; `controlRect` contains them too.
  public var boundingRect: Rect {
    var extent = Extent()
    for subpath in subpaths {
      for segment in subpath.segments { extent.add(segment) }
    }
    return extent.rect
  }

  /// The smallest rectangle that contains every point and every control point, and thus the
  /// outline.
  public var controlRect: Rect {
    var extent = Extent()
    for piece in pieces {
      switch piece {
      case .element(.move(let point)), .element(.line(let point)): extent.add(point)
      case .element(.quadCurve(let point, let control)):
        extent.add(control)
        extent.add(point)
      case .element(.curve(let point, let control1, let control2)):
        extent.add(control1)
        extent.add(control2)
        extent.add(point)
      case .arc(let arc): extent.add(arc)
      case .element(.closeSubpath): break
      }
    }
    return extent.rect
  }
}
