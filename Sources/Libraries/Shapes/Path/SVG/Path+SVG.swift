internal import Mathematics

extension Path {
  /// Creates a path from the text of an SVG path's `d` attribute.
  ///
  /// All SVG commands are supported, absolute and relative. Arcs of circles stay arcs; those of
  /// other ellipses become cubic curves. Text without commands is the empty path.
  public init(svg text: String) throws(PathTextError) {
    var reader = PathTextReader(text)
    try reader.read()
    self = reader.path
  }

  /// The path as the text of an SVG path's `d` attribute.
  ///
  /// The numbers have the fewest digits that keep every point within a ten-millionth of the largest
  /// coordinate. A full turn becomes two half circles.
  public var svgText: String {
    let decimals = DecimalText(extent: svgExtent)
    return pieces.flatMap { $0.svgText(decimals) }.joined(separator: " ")
  }

  /// The largest coordinate or radius.
  private var svgExtent: Double {
    let box = controlRect
    let radii = pieces.map { piece in
      if case .arc(let arc) = piece { arc.radius } else { 0.0 }
    }
    let edges = [box.minX, box.minY, box.maxX, box.maxY].map(abs)
    return (edges + radii).reduce(0) { max($0, $1) }
  }
}

extension Path: CustomStringConvertible {
  /// The path as the text of an SVG path's `d` attribute.
  public var description: String { svgText }
}

extension Path.Piece {
  fileprivate func svgText(_ decimals: DecimalText) -> [String] {
    switch self {
    case .element(let element): [element.svgText(decimals)]
    case .arc(let arc): arc.svgText(decimals)
    }
  }
}

extension Path.Element {
  fileprivate func svgText(_ decimals: DecimalText) -> String {
    switch self {
    case .move(let point): "M" + decimals.text(point)
    case .line(let point): "L" + decimals.text(point)
    case .quadCurve(let point, let control): "Q" + decimals.text(control, point)
    case .curve(let point, let control1, let control2):
      "C" + decimals.text(control1, control2, point)
    case .closeSubpath: "Z"
    }
  }
}

extension Arc {
  /// Returns the arc as one or more SVG arcs, which are defined by a radius and two points.
  fileprivate func svgText(_ decimals: DecimalText) -> [String] {
    let half = Double.pi
    let isWhole = abs(sweep) > 2 * half - 1e-9
    // Near a half turn, two points determine the center poorly, except on an exact half circle:
    // other arcs are split into parts of at most a third of a turn.
    let turns = isWhole ? min((abs(sweep) / half + 1e-9).rounded(.down), 2_000) : 0
    let step = sweep < 0 ? -half : half
    var parts = (0..<Int(turns)).map { index in
      svgHalf(to: startAngle + Double(index + 1) * step, decimals)
    }
    let rest = sweep - turns * step
    guard !isWhole || abs(rest) > 1e-9 else { return parts }
    let count = min(max(1, (abs(rest) / (half * 2 / 3) - 1e-9).rounded(.up)), 3)
    parts += (0..<Int(count)).map { index in
      let angle = startAngle + turns * step + rest * Double(index + 1) / count
      return svgPart(radius: radius, to: angle, decimals)
    }
    return parts
  }

  /// Returns a half circle.
  ///
  /// A radius that rounding made too large is reduced, since it would move the center far away; one
  /// that is too small is enlarged by readers.
  private func svgHalf(to angle: Double, _ decimals: DecimalText) -> String {
    let (first, last) = (circlePoint(at: angle - .pi), circlePoint(at: angle))
    let reach = decimals.rounded(first).distance(to: decimals.rounded(last)) / 2
    let isTooLarge = decimals.rounded(radius) > reach * (1 + 1e-14)
    return svgPart(radius: isTooLarge ? min(radius, reach) * 0.99 : radius, to: angle, decimals)
  }

  private func svgPart(radius: Double, to angle: Double, _ decimals: DecimalText) -> String {
    let size = decimals.text(radius)
    return "A\(size) \(size) 0 0 \(sweep < 0 ? 0 : 1) \(decimals.text(circlePoint(at: angle)))"
  }

  private func circlePoint(at angle: Double) -> Point {
    center + Point(x: cosine(angle), y: sine(angle)) * radius
  }
}
