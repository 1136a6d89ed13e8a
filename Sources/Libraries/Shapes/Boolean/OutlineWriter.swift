/// Writes contours as subpaths, with as few elements as possible.
struct OutlineWriter {
  private(set) var path = Path()
  private let points: [Point]
  private let tolerance: Double
  /// The factor that gives the coordinates of the original paths.
  private let scale: Double

  init(points: [Point], tolerance: Double, scale: Double) {
    (self.points, self.tolerance, self.scale) = (points, tolerance, 1 / scale)
  }

  /// Adds a contour as a closed subpath.
  mutating func addContour(_ contour: [OutlineRun]) {
    var runs = joined(contour)
    if runs.count > 1, let whole = joined(runs[runs.count - 1], runs[0]) {
      runs[0] = whole
      runs.removeLast()
    }
    guard let first = runs.first, let last = runs.last else { return }
    path.move(to: points[first.start] * scale)
    for run in runs.dropLast() { add(run) }
    if case .line = last.segment {} else { add(last) }
    path.closeSubpath()
  }

  /// Adds runs as a subpath that stays open.
  mutating func addLine(_ line: [OutlineRun]) {
    let runs = joined(line)
    guard let first = runs.first else { return }
    path.move(to: points[first.start] * scale)
    for run in runs { add(run) }
  }

  private mutating func add(_ run: OutlineRun) {
    let (start, end) = (points[run.start], points[run.end])
    switch run.segment {
    case .line: path.addLine(to: end * scale)
    case .arc(let arc):
      path.append(Segment.arc(arc.portion(from: run.from, to: run.to)).scaled(by: scale))
    case .cubic(let cubic): add(cubic.portion(of: run, start, end))
    }
  }

  private mutating func add(_ cubic: Cubic) {
    // A quadratic curve has a single control point, whichever end it is computed from.
    let control = (cubic.control1 * 3 - cubic.start) * 0.5
    let other = (cubic.control2 * 3 - cubic.end) * 0.5
    if control.distance(to: other) <= 4 * tolerance {
      let middle = control.interpolated(to: other, by: 0.5)
      path.addQuadCurve(to: cubic.end * scale, control: middle * scale)
    } else {
      path.append(Segment.cubic(cubic).scaled(by: scale))
    }
  }
}

extension OutlineWriter {
  private func joined(_ runs: [OutlineRun]) -> [OutlineRun] {
    runs.reduce(into: []) { result, run in
      if let last = result.last, let whole = joined(last, run) {
        result[result.count - 1] = whole
      } else {
        result.append(run)
      }
    }
  }

  /// Returns two runs as one, if they are parts of one line or one curve.
  private func joined(_ one: OutlineRun, _ other: OutlineRun) -> OutlineRun? {
    guard one.end == other.start else { return nil }
    var whole = one
    whole.end = other.end
    let isSame =
      one.source == other.source && abs(one.to - other.from) < 1e-6
      && (one.to > one.from) == (other.to > other.from)
    if isSame {
      whole.to = other.to
      return whole
    }
    let isNatural = [one.to, other.from].allSatisfy { $0 == 0 || $0 == 1 }
    if isNatural, abs(one.source - other.source) == 1 { return nil }
    switch (one.segment, other.segment) {
    case (.line, .line): return continues(one, other) ? whole : nil
    case (.arc(let first), .arc(let second)):
      guard let arc = first.portion(of: one).joined(second.portion(of: other), tolerance) else {
        return nil
      }
      (whole.segment, whole.from, whole.to) = (.arc(arc), 0, 1)
      return whole
    default: return nil
    }
  }

  /// Returns whether a line goes straight on.
  private func continues(_ one: OutlineRun, _ other: OutlineRun) -> Bool {
    let (before, after) = (
      points[one.end] - points[one.start], points[other.end] - points[other.start]
    )
    let whole = before + after
    return before.dot(after) > 0 && abs(whole.cross(before)) <= tolerance / 4 * whole.magnitude
  }
}

extension Arc {
  fileprivate func portion(of run: OutlineRun) -> Arc { portion(from: run.from, to: run.to) }

  /// Returns this arc and one that begins at its end as one arc, if their circle is the same.
  fileprivate func joined(_ other: Arc, _ tolerance: Double) -> Arc? {
    let isSame =
      center.distance(to: other.center) <= tolerance && abs(radius - other.radius) <= tolerance
      && (sweep > 0) == (other.sweep > 0) && abs(sweep + other.sweep) <= 2 * .pi + 1e-9
    guard isSame else { return nil }
    var whole = self
    whole.sweep += other.sweep
    return whole
  }
}

extension Cubic {
  /// Returns the part along which a run goes, moved to its exact ends.
  fileprivate func portion(of run: OutlineRun, _ start: Point, _ end: Point) -> Cubic {
    var part =
      switch (run.from, run.to) {
      case (0, 1): self
      case (1, 0): reversed
      default: portion(from: run.from, to: run.to)
      }
    part.control1 = part.control1 + (start - part.start)
    part.control2 = part.control2 + (end - part.end)
    (part.start, part.end) = (start, end)
    return part
  }
}
