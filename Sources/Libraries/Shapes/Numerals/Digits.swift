internal import Mathematics

extension Path {
  /// Adds a digit's centerline; all digits have the same width.
  ///
  /// A curve joins a line in the same direction, and only two lines meet in a corner.
  mutating func addDigit(_ digit: Character) -> Double? {
    switch digit {
    case "0":
      addRoundedRect(
        in: Rect(x: 0, y: 0, width: 0.4, height: 0.66), cornerRadius: 0.2, style: .circular)
    case "1": addOne()
    case "2": addTwo()
    case "3": addThree()
    case "4": addFour()
    case "5": addFive()
    case "6": addSix()
    case "7": addLines([Point(x: 0.01, y: 0), Point(x: 0.39, y: 0), Point(x: 0.14, y: 0.66)])
    case "8": addEight()
    case "9": addNine()
    default: return nil
    }
    return 0.4
  }

  private mutating func addOne() {
    addLines([Point(x: 0.04, y: 0.13), Point(x: 0.2, y: 0), Point(x: 0.2, y: 0.66)])
    addLines([Point(x: 0.04, y: 0.66), Point(x: 0.36, y: 0.66)])
  }

  private mutating func addTwo() {
    let foot = Point(x: 0.005, y: 0.66)
    addArc(.init(0.2, 0.2, radius: 0.2, from: -165, toward: foot))
    addLines(continuing: [foot, Point(x: 0.395, y: 0.66)])
  }

  private mutating func addThree() {
    addArc(.init(0.195, 0.155, radius: 0.155, from: -155, sweep: 245))
    addLine(to: Point(x: 0.15, y: 0.31))
    move(to: Point(x: 0.195, y: 0.31))
    addArc(.init(0.195, 0.485, radius: 0.175, from: -90, sweep: 240))
  }

  private mutating func addFour() {
    addLines([
      Point(x: 0.3, y: 0.66), Point(x: 0.3, y: 0), Point(x: 0, y: 0.49), Point(x: 0.4, y: 0.49),
    ])
  }

  private mutating func addFive() {
    addLines([Point(x: 0.37, y: 0), Point(x: 0.035, y: 0), Point(x: 0.035, y: 0.28)])
    addArc(.init(0.2, 0.47, radius: 0.19, from: -90, sweep: 240))
  }

  private mutating func addSix() {
    addArc(.init(0.2, 0.2, radius: 0.2, from: -35, sweep: -145))
    addArc(.init(0.2, 0.46, radius: 0.2, from: 180, sweep: -360))
  }

  private mutating func addEight() {
    addEllipse(in: Rect(x: 0.04, y: 0, width: 0.32, height: 0.3))
    addEllipse(in: Rect(x: 0, y: 0.3, width: 0.4, height: 0.36))
  }

  private mutating func addNine() {
    var six = Path()
    six.addSix()
    addPath(six.applying(.rotation(.radians(.pi)).about(Point(x: 0.2, y: 0.33))))
  }
}

extension Path {
  mutating func addLines(continuing points: [Point]) {
    for point in points { addLine(to: point) }
  }
}

extension Arc {
  /// Creates a clockwise arc from an angle in degrees to where its tangent meets a point.
  fileprivate init(_ x: Double, _ y: Double, radius: Double, from: Double, toward point: Point) {
    let way = point - Point(x: x, y: y)
    let length = (way.dot(way) - radius * radius).squareRoot()
    let end = arcTangent(y: way.y, x: way.x) - arcTangent(y: length, x: radius)
    self.init(x, y, radius: radius, from: from, sweep: end * 180 / .pi - from)
  }

  /// Creates an arc from its center and angles in degrees.
  init(_ x: Double, _ y: Double, radius: Double, from: Double, sweep: Double) {
    self.init(
      center: Point(x: x, y: y), radius: radius, startAngle: from * .pi / 180,
      sweep: sweep * .pi / 180)
  }
}
