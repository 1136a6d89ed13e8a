/// A parser of a path's text.
struct PathTextReader {
  private(set) var path = Path()
  private var scanner: PathTextScanner
  private var current = Point.zero
  private var subpathStart = Point.zero

  /// The control point that a smooth curve would continue.
  private var lastControl: (point: Point, isCubic: Bool)?

  init(_ text: String) { scanner = PathTextScanner(text) }

  mutating func read() throws(PathTextError) {
    while !scanner.isAtEnd {
      let place = scanner.place
      let letter = try scanner.command()
      guard !path.isEmpty || letter | 0x20 == UInt8(ascii: "m") else {
        throw scanner.error(.doesNotBeginWithMove, at: place)
      }
      try run(letter)
    }
  }

  private mutating func run(_ letter: UInt8) throws(PathTextError) {
    let isRelative = letter & 0x20 != 0
    let command = letter & ~0x20
    if command == UInt8(ascii: "Z") {
      path.closeSubpath()
      current = subpathStart
      lastControl = nil
      return
    }
    var isFirst = true
    repeat {
      let origin = isRelative ? current : .zero
      // Additional points after a move are lines.
      let isLine = command == UInt8(ascii: "M") && !isFirst
      try step(isLine ? UInt8(ascii: "L") : command, from: origin)
      isFirst = false
    } while try scanner.hasMoreArguments()
  }

  private mutating func step(_ command: UInt8, from origin: Point) throws(PathTextError) {
    switch Unicode.Scalar(command) {
    case "M":
      subpathStart = try point(from: origin, isLast: true)
      path.move(to: subpathStart)
      arrive(at: subpathStart)
    case "L": try line(to: point(from: origin, isLast: true))
    case "H":
      let x = try coordinate(from: origin.x)
      line(to: Point(x: x, y: current.y))
    case "V":
      let y = try coordinate(from: origin.y)
      line(to: Point(x: current.x, y: y))
    case "C":
      let control = try point(from: origin)
      try curve(control1: control, from: origin)
    case "S": try curve(control1: reflected(isCubic: true), from: origin)
    case "Q":
      let control = try point(from: origin)
      try quadCurve(control: control, from: origin)
    case "T": try quadCurve(control: reflected(isCubic: false), from: origin)
    default: try arc(from: origin)
    }
  }
}

extension PathTextReader {
  private mutating func coordinate(
    from origin: Double, isLast: Bool = true
  ) throws(PathTextError) -> Double {
    let place = scanner.place
    let value = try origin + scanner.number(isLast: isLast)
    guard value.isFinite else { throw scanner.error(.tooLarge, at: place) }
    return value
  }

  private mutating func point(
    from origin: Point, isLast: Bool = false
  ) throws(PathTextError) -> Point {
    let x = try coordinate(from: origin.x, isLast: false)
    return Point(x: x, y: try coordinate(from: origin.y, isLast: isLast))
  }

  private mutating func arrive(at point: Point, control: (Point, isCubic: Bool)? = nil) {
    current = point
    lastControl = control.map { (point: $0.0, isCubic: $0.isCubic) }
  }

  /// Returns the last control point mirrored about the current point, or the current point if the
  /// previous command wasn't such a curve.
  private func reflected(isCubic: Bool) throws(PathTextError) -> Point {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    let mirrored = current + (current - lastControl.point)
    guard mirrored.isFinite else { throw scanner.error(.tooLarge) }
    return mirrored
  }

  private mutating func line(to end: Point) {
    path.addLine(to: end)
    arrive(at: end)
  }

  private mutating func curve(control1: Point, from origin: Point) throws(PathTextError) {
    let control2 = try point(from: origin)
    let end = try point(from: origin, isLast: true)
    path.addCurve(to: end, control1: control1, control2: control2)
    arrive(at: end, control: (control2, isCubic: true))
  }

  private mutating func quadCurve(control: Point, from origin: Point) throws(PathTextError) {
    let end = try point(from: origin, isLast: true)
    path.addQuadCurve(to: end, control: control)
    arrive(at: end, control: (control, isCubic: false))
  }

  private mutating func arc(from origin: Point) throws(PathTextError) {
    let radii = Size(width: try scanner.number(), height: try scanner.number())
    let turn = Angle.degrees(try scanner.number())
    let (isLong, isClockwise) = (try scanner.flag(), try scanner.flag())
    let end = try point(from: origin, isLast: true)
    path.addArc(
      EllipticArc(
        from: current, to: end, radii: radii, turn: turn, isLong: isLong, isClockwise: isClockwise))
    arrive(at: end)
  }
}
