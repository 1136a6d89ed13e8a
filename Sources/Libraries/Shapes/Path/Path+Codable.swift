extension Path: Codable {
  private enum Key: String, CodingKey {
    case commands
    case numbers
  }

  /// Creates a path from its commands, letters of SVG's, and the list of their numbers.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let commands = try fields.decode(String.self, forKey: .commands)
    let numbers = try fields.decode([Double].self, forKey: .numbers)
    self.init()
    var rest = numbers[...]
    for command in commands {
      guard append(command, &rest) else {
        throw DecodingError.dataCorruptedError(
          forKey: .commands, in: fields,
          debugDescription: "“\(command)” isn't a command, or its numbers are missing")
      }
    }
    guard rest.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .numbers, in: fields, debugDescription: "there are \(rest.count) numbers too many")
    }
  }

  /// Encodes the commands, letters of SVG's, and the list of their numbers.
  ///
  /// An arc, `A`, has the coordinates of its center, its radius, start angle and sweep in radians; all
  /// points and arcs stay exact.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    let parts = pieces.map(\.encoded)
    try fields.encode(String(parts.map(\.command)), forKey: .commands)
    try fields.encode(parts.flatMap(\.numbers), forKey: .numbers)
  }

  /// Adds the piece of a command; `false` if it is unknown or needs more numbers.
  private mutating func append(_ command: Character, _ rest: inout ArraySlice<Double>) -> Bool {
    let counts: [Character: Int] = ["M": 2, "L": 2, "Q": 4, "C": 6, "A": 5, "Z": 0]
    guard let count = counts[command], count <= rest.count else { return false }
    let numbers = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch command {
    case "M": move(to: point(0))
    case "L": addLine(to: point(0))
    case "Q": addQuadCurve(to: point(2), control: point(0))
    case "C": addCurve(to: point(4), control1: point(0), control2: point(2))
    case "A":
      addArc(Arc(center: point(0), radius: numbers[2], startAngle: numbers[3], sweep: numbers[4]))
    default: closeSubpath()
    }
    return true
  }
}

extension Path.Piece {
  fileprivate var encoded: (command: Character, numbers: [Double]) {
    switch self {
    case .element(.move(let point)): ("M", [point.x, point.y])
    case .element(.line(let point)): ("L", [point.x, point.y])
    case .element(.quadCurve(let point, let control)):
      ("Q", [control.x, control.y, point.x, point.y])
    case .element(.curve(let point, let control1, let control2)):
      ("C", [control1.x, control1.y, control2.x, control2.y, point.x, point.y])
    case .element(.closeSubpath): ("Z", [])
    case .arc(let arc):
      ("A", [arc.center.x, arc.center.y, arc.radius, arc.startAngle, arc.sweep])
    }
  }
}
