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
    case "roundedrectangle": RoundedRectangle(cornerRadius: try number()).path(in: try rect())
    case "pie":
      Pie(startAngle: .degrees(try number()), endAngle: .degrees(try number()))
        .path(in: try rect())
    default: throw CaseError(reason: "\(name) is no shape")
    }
  }
}
