internal import Shapes

extension Outlines {
  /// The paths as text for other rasterizers, with a word and its numbers on each line.
  public var text: String {
    var lines = ["picture \(name) \(width) \(height)"]
    for path in paths {
      lines.append("path")
      for element in path.elements { lines.append(Outlines.line(element)) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ element: Path.Element) -> String {
    switch element {
    case .move(let to): "move \(to.x) \(to.y)"
    case .line(let to): "line \(to.x) \(to.y)"
    case .quadCurve(let to, let control): "quad \(control.x) \(control.y) \(to.x) \(to.y)"
    case .curve(let to, let one, let two):
      "curve \(one.x) \(one.y) \(two.x) \(two.y) \(to.x) \(to.y)"
    case .closeSubpath: "close"
    }
  }
}
