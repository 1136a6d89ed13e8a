import Shapes

extension Words {
  /// A shape by its name, its own numbers, and its rectangle.
  mutating func shape() throws(CaseError) -> Path {
    let name = next() ?? "nothing"
    return switch name {
    case "circle": Circle().path(in: try rect())
    case "ellipse": Ellipse().path(in: try rect())
    case "rectangle": Rectangle().path(in: try rect())
    case "diamond": Diamond().path(in: try rect())
    case "capsule": Capsule().path(in: try rect())
    case "roundedrectangle":
      RoundedRectangle(cornerRadius: try number(), style: .circular).path(in: try rect())
    case "pie":
      Pie(startAngle: .degrees(try number()), endAngle: .degrees(try number()))
        .path(in: try rect())
    case "polygon": Polygon(sides: Int(try number())).path(in: try rect())
    case "star": Star(points: Int(try number()), innerRatio: try number()).path(in: try rect())
    case "unevenroundedrectangle":
      UnevenRoundedRectangle(cornerRadii: try cornerRadii(), style: .circular).path(in: try rect())
    case "compassarc":
      CompassArc(start: .degrees(try number()), sweep: .degrees(try number())).path(in: try rect())
    default: throw CaseError(reason: "unknown shape \(name)")
    }
  }

  /// Clockwise from the top left.
  private mutating func cornerRadii() throws(CaseError) -> RectangleCornerRadii {
    var radii = RectangleCornerRadii(topLeading: try number(), topTrailing: try number())
    (radii.bottomTrailing, radii.bottomLeading) = (try number(), try number())
    return radii
  }

  /// The path that the rest of the line describes as SVG does.
  mutating func pathText() throws(CaseError) -> Path {
    var text = ""
    while let word = next() { text += word + " " }
    do {
      return try Path(svg: text)
    } catch {
      throw CaseError(reason: "\(error)")
    }
  }
}
