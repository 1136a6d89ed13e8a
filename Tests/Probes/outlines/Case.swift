import Shapes

/// What can't be read in a line.
struct CaseError: Error {
  let reason: String
}

/// A path, what is done to it, and the window in which it is drawn.
struct Case {
  private(set) var path = Path()
  private(set) var style = FillStyle()
  private(set) var size = 64
  /// How far along the trimmed path points are asked for, in fractions of its length.
  private(set) var fractions: [Double] = []
  /// The length and the points of the path before it became the outline of a line.
  private(set) var length = 0.0
  private(set) var places: [Point] = []

  init(_ line: String) throws(CaseError) {
    var words = Words(line)
    var stroke: StrokeStyle?
    while let word = words.next() {
      switch word {
      case "size": size = Int(try words.number())
      case "evenodd": style = FillStyle(eoFill: true)
      case "shape": path.addPath(try words.shape())
      case "svg": path.addPath(try words.pathText())
      case "trim": path = path.trimmedPath(from: try words.number(), to: try words.number())
      case "stroke": stroke = try words.strokeStyle()
      case "at": fractions.append(try words.number())
      default: try words.addStep(word, to: &path)
      }
    }
    length = path.length
    places = fractions.map { path.trimmedPath(from: 0, to: $0).currentPoint ?? .zero }
    if let stroke { path = path.strokedPath(stroke) }
  }
}

/// The words of a line, taken one by one.
struct Words {
  private var rest: ArraySlice<Substring>

  init(_ line: String) {
    rest = line.split(separator: " ")[...]
  }

  mutating func next() -> Substring? { rest.popFirst() }

  mutating func number() throws(CaseError) -> Double {
    let word = next() ?? "nothing"
    guard let number = Double(word) else { throw CaseError(reason: "\(word) is not a number") }
    return number
  }

  mutating func point() throws(CaseError) -> Point {
    Point(x: try number(), y: try number())
  }

  mutating func rect() throws(CaseError) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }
}

extension Words {
  /// A step of a path, named as in path text; `A` is a circular arc: center, radius, start, sweep.
  mutating func addStep(_ name: Substring, to path: inout Path) throws(CaseError) {
    switch name {
    case "M": path.move(to: try point())
    case "L": path.addLine(to: try point())
    case "Q":
      let control = try point()
      path.addQuadCurve(to: try point(), control: control)
    case "C":
      let (control1, control2) = (try point(), try point())
      path.addCurve(to: try point(), control1: control1, control2: control2)
    case "A":
      path.addArc(
        Arc(
          center: try point(), radius: try number(), startAngle: try number(), sweep: try number()))
    case "Z": path.closeSubpath()
    default: throw CaseError(reason: "unknown step \(name)")
    }
  }

  /// Width, cap, join, miter limit, phase, the count of dash lengths, and these.
  mutating func strokeStyle() throws(CaseError) -> StrokeStyle {
    var style = StrokeStyle(lineWidth: try number())
    style.lineCap = try named(LineCap.allCases)
    style.lineJoin = try named(LineJoin.allCases)
    style.miterLimit = try number()
    style.dashPhase = try number()
    for _ in 0..<Int(try number()) { style.dash.append(try number()) }
    return style
  }

  private mutating func named<Value>(_ values: [Value]) throws(CaseError) -> Value {
    let name = next() ?? "nothing"
    guard let value = values.first(where: { "\($0)" == name }) else {
      throw CaseError(reason: "\(name) is none of \(values)")
    }
    return value
  }
}
