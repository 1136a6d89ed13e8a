import Shapes

/// Returns the steps of two combined paths, for a line of the operation, the fill rule, the steps of
/// the first path, `with`, and those of the second.
func combined(_ line: Substring) throws(CaseError) -> String {
  var words = Words(String(line))
  let operation = words.next() ?? "nothing"
  let eoFill = words.next() == "evenodd"
  let (first, second) = (try words.steps(), try words.steps())
  let result =
    switch operation {
    case "union": first.union(second, eoFill: eoFill)
    case "intersection": first.intersection(second, eoFill: eoFill)
    case "subtracting": first.subtracting(second, eoFill: eoFill)
    case "symmetricDifference": first.symmetricDifference(second, eoFill: eoFill)
    case "normalized": first.normalized(eoFill: eoFill)
    default: throw CaseError(reason: "unknown operation \(operation)")
    }
  return result.pieces.map(words(of:)).joined(separator: " ")
}

extension Words {
  /// The path whose steps come up to `with` or the end.
  fileprivate mutating func steps() throws(CaseError) -> Path {
    var path = Path()
    while let word = next(), word != "with" { try addStep(word, to: &path) }
    return path
  }
}

private func words(of piece: Path.Piece) -> String {
  let (name, points): (String, [Point]) =
    switch piece {
    case .element(.move(let to)): ("M", [to])
    case .element(.line(let to)): ("L", [to])
    case .element(.quadCurve(let to, let control)): ("Q", [control, to])
    case .element(.curve(let to, let control1, let control2)): ("C", [control1, control2, to])
    case .element(.closeSubpath): ("Z", [])
    case .arc(let arc):
      ("A \(arc.center.x) \(arc.center.y) \(arc.radius) \(arc.startAngle) \(arc.sweep)", [])
    }
  return points.reduce(name) { "\($0) \($1.x) \($1.y)" }
}
