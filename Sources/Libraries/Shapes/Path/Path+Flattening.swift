extension Path {
  /// Returns the path as straight lines whose vertices lie on the curves and which stay within a
  /// tolerance of them; open subpaths stay open.
  ///
  /// Even the smallest tolerance gives at most a few thousand lines per curve.
  public func flattened(tolerance: Double) -> Path {
    var result = Path()
    for piece in pieces {
      let start = result.currentPoint ?? .zero
      switch piece {
      case .element(.quadCurve(let point, let control)):
        let cubic = Cubic(start: start, quadControl: control, end: point)
        result.addChords(cubic.stepCount(tolerance: tolerance), end: point, cubic.point(at:))
      case .element(.curve(let point, let control1, let control2)):
        let cubic = Cubic(start: start, control1: control1, control2: control2, end: point)
        result.addChords(cubic.stepCount(tolerance: tolerance), end: point, cubic.point(at:))
      case .arc(let arc):
        result.addChords(
          arc.chordCount(tolerance: tolerance), end: arc.point(at: 1), arc.point(at:))
      case .element(let element): result.append(element)
      }
    }
    return result
  }

  private mutating func addChords(_ count: Int, end: Point, _ point: (Double) -> Point) {
    for index in 1..<max(count, 1) { addLine(to: point(Double(index) / Double(count))) }
    addLine(to: end)
  }
}

extension Arc {
  /// Returns the number of chords that stay within a tolerance of the arc; the sagitta is at most
  /// radius·step²/8.
  fileprivate func chordCount(tolerance: Double) -> Int {
    let step = (8 * max(tolerance, 1e-300) / max(radius, 1e-300)).squareRoot()
    // In this order, NaN becomes 1.
    return Int(min(max(1, (abs(sweep) / min(step, .pi / 2)).rounded(.up)), 65_536))
  }
}
