internal import Shapes

extension SVGNumber {
  /// Returns a path as the text of a `d` attribute, all coordinates absolute.
  ///
  /// Arcs stay arcs, in pieces of at most a third of a turn: the middle of a longer one would follow
  /// from its rounded ends too vaguely.
  func pathText(_ path: Path) -> String {
    var text = ""
    for element in path.elements {
      switch element {
      case .move(let point): text += "M" + self(point)
      case .line(let point): text += "L" + self(point)
      case .quadCurve(let point, let control): text += "Q\(self(control)) \(self(point))"
      case .curve(let point, let control1, let control2):
        text += "C\(self(control1)) \(self(control2)) \(self(point))"
      case .arc(let arc): text += arcText(arc)
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }

  func callAsFunction(_ point: Point) -> String { self(point.x, point.y) }

  private func arcText(_ arc: Arc) -> String {
    let turn = 2 * Double.pi
    // Beyond a few turns only where it ends makes a difference.
    let isWound = abs(arc.sweep) > 64 * turn
    let sweep =
      isWound
      ? arc.sweep.truncatingRemainder(dividingBy: turn) + (arc.sweep < 0 ? -turn : turn)
      : arc.sweep
    let arc = Arc(
      center: arc.center, radius: arc.radius, startAngle: arc.startAngle, sweep: sweep)
    let count = max(1, (abs(sweep) / (turn / 3) - 1e-9).rounded(.up))
    return (1...Int(count)).reduce(into: "") { text, piece in
      let end = arc.point(at: Double(piece) / count)
      text += "A\(self(arc.radius, arc.radius)) 0 0 \(sweep > 0 ? 1 : 0) \(self(end))"
    }
  }
}
