extension Path {
  /// Adds a sign's centerline and returns its width.
  mutating func addSign(_ sign: Character) -> Double? {
    switch sign {
    case ".":
      addDot(at: Point(x: 0.02, y: 0.66))
      return 0.04
    case "·":
      addDot(at: Point(x: 0.02, y: 0.36))
      return 0.04
    case ":":
      addDot(at: Point(x: 0.02, y: 0.17))
      addDot(at: Point(x: 0.02, y: 0.49))
      return 0.04
    case "+":
      addLines([Point(x: 0, y: 0.36), Point(x: 0.36, y: 0.36)])
      addLines([Point(x: 0.18, y: 0.18), Point(x: 0.18, y: 0.54)])
      return 0.36
    case "-", "−":
      addLines([Point(x: 0, y: 0.36), Point(x: 0.36, y: 0.36)])
      return 0.36
    case "%":
      addEllipse(in: Rect(x: 0, y: 0, width: 0.22, height: 0.25))
      addEllipse(in: Rect(x: 0.36, y: 0.41, width: 0.22, height: 0.25))
      addLines([Point(x: 0.48, y: 0), Point(x: 0.1, y: 0.66)])
      return 0.58
    case " ": return 0.1
    default: return nil
    }
  }

  /// Adds a letter that stands for a unit of time and returns its width.
  mutating func addUnit(_ letter: Character) -> Double? {
    switch letter {
    case "d":
      addEllipse(in: Rect(x: 0, y: 0.22, width: 0.31, height: 0.44))
      addLines([Point(x: 0.31, y: 0), Point(x: 0.31, y: 0.66)])
      return 0.31
    case "h":
      addLines([Point(x: 0, y: 0), Point(x: 0, y: 0.66)])
      addArch(from: 0, radius: 0.155)
      return 0.31
    case "m":
      addLines([Point(x: 0, y: 0.22), Point(x: 0, y: 0.66)])
      addArch(from: 0, radius: 0.135)
      addArch(from: 0.27, radius: 0.135)
      return 0.54
    case "s":
      addArc(.init(0.14, 0.33, radius: 0.11, from: -25, sweep: -245))
      addArc(.init(0.14, 0.55, radius: 0.11, from: -90, sweep: 245))
      return 0.28
    default: return nil
    }
  }

  /// Adds a zero-length line, which a round cap turns into a dot.
  private mutating func addDot(at point: Point) { addLines([point, point]) }

  private mutating func addArch(from x: Double, radius: Double) {
    move(to: Point(x: x, y: 0.22 + radius))
    addArc(.init(x + radius, 0.22 + radius, radius: radius, from: 180, sweep: 180))
    addLine(to: Point(x: x + 2 * radius, y: 0.66))
  }
}
