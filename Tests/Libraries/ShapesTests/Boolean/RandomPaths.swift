import Shapes

extension Numbers {
  /// Returns a whole number in a range, each as likely as the others.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    let count = Double(range.count)
    return range.lowerBound + min(range.count - 1, Int((next() + 1) / 2 * count))
  }
}

/// Makers of paths that cross themselves, touch and overlap, reproducible by number.
enum RandomPath: CaseIterable, Sendable {
  case polygon, curves, quadCurves, circlesAndRectangles, arcs, mixed

  /// Returns a path within 16 of the origin; on the grid, its points have whole coordinates, so that
  /// many coincide.
  func path(_ numbers: inout Numbers, onGrid: Bool) -> Path {
    func point() -> Point {
      let point = numbers.point(6)
      return onGrid ? Point(x: point.x.rounded(), y: point.y.rounded()) : point
    }
    func size() -> Double {
      let size = 1 + abs(numbers.next() * 4)
      return onGrid ? size.rounded() : size
    }
    func arc() -> Arc {
      let start = numbers.next() * 4
      let sweep = numbers.next() * 4
      return Arc(
        center: point(), radius: size(),
        startAngle: (onGrid ? start.rounded() : start) * .pi / 2,
        sweep: (onGrid ? sweep.rounded() : sweep) * .pi / 2)
    }
    return Path { path in
      if self != .circlesAndRectangles { path.move(to: point()) }
      for index in 0..<(self == .polygon ? 7 : 4) {
        switch self {
        case .polygon: path.addLine(to: point())
        case .curves: path.addCurve(to: point(), control1: point(), control2: point())
        case .quadCurves: path.addQuadCurve(to: point(), control: point())
        case .arcs: path.addArc(arc())
        case .circlesAndRectangles:
          let rect = Rect(origin: point(), size: Size(width: size(), height: size()))
          if index < 2 { path.addRect(rect) } else { path.addEllipse(in: rect.centeredSquare) }
        case .mixed:
          path.addLine(to: point())
          path.addCurve(to: point(), control1: point(), control2: point())
          path.addArc(arc())
        }
      }
      if self == .polygon || self == .arcs { path.closeSubpath() }
    }
  }
}
