internal import Mathematics

extension Path {
  /// Returns the path with every point transformed.
  ///
  /// Arcs stay arcs if the map preserves circles; other maps turn them into cubic curves.
  public func applying(_ transform: Transform) -> Path {
    let similarity = transform.similarity
    var result = Path()
    for piece in pieces {
      switch piece {
      case .arc(let arc):
        guard let similarity else {
          result.append(arc.cubics, mappedBy: transform)
          continue
        }
        result.append(arc.mapped(by: transform, similarity))
      case .element(let element): result.append(element.mapped(by: transform))
      }
    }
    return result
  }

  private mutating func append(_ cubics: [Cubic], mappedBy transform: Transform) {
    for cubic in cubics {
      addCurve(
        to: transform.apply(to: cubic.end), control1: transform.apply(to: cubic.control1),
        control2: transform.apply(to: cubic.control2))
    }
  }
}

extension Path.Element {
  fileprivate func mapped(by transform: Transform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform.apply(to: point))
    case .line(let point): .line(to: transform.apply(to: point))
    case .quadCurve(let point, let control):
      .quadCurve(to: transform.apply(to: point), control: transform.apply(to: control))
    case .curve(let point, let control1, let control2):
      .curve(
        to: transform.apply(to: point), control1: transform.apply(to: control1),
        control2: transform.apply(to: control2))
    case .closeSubpath: self
    }
  }
}

extension Arc {
  fileprivate func mapped(
    by transform: Transform, _ similarity: (scale: Double, isMirrored: Bool)
  ) -> Arc {
    let turn = arcTangent(y: transform.b, x: transform.a)
    return Arc(
      center: transform.apply(to: center), radius: radius * similarity.scale,
      startAngle: similarity.isMirrored ? turn - startAngle : turn + startAngle,
      sweep: similarity.isMirrored ? -sweep : sweep)
  }
}
