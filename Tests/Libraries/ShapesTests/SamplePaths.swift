import Shapes

/// Paths of all kinds of segments, open and closed.
enum SamplePaths {
  private static let box = Rect(x: 3, y: -2, width: 30, height: 20)

  static let all: [Path] =
    [
      Circle().path(in: box), Ellipse().path(in: box), Rectangle().path(in: box),
      Star(points: 7).path(in: box), Pie(endAngle: .degrees(100)).path(in: box),
      RoundedRectangle(cornerRadius: 4).path(in: box), NumeralText("38%").path(in: box),
      CompassArc(start: .degrees(20), sweep: .degrees(-250)).path(in: box),
    ] + (1...6).map(random)

  /// Returns a path of two subpaths, one closed, with a line, both curves and an arc each.
  static func random(seed: Int) -> Path {
    var numbers = Numbers(seed: seed)
    return Path { path in
      for index in 0..<2 {
        path.move(to: numbers.point(9))
        path.addLine(to: numbers.point(9))
        path.addQuadCurve(to: numbers.point(9), control: numbers.point(9))
        path.addCurve(
          to: numbers.point(9), control1: numbers.point(9), control2: numbers.point(9))
        path.addRelativeArc(
          center: numbers.point(9), radius: 4 + numbers.next(),
          startAngle: .radians(numbers.next() * 3), delta: .radians(numbers.next() * 9))
        if index == 0 { path.closeSubpath() }
      }
    }
  }
}
