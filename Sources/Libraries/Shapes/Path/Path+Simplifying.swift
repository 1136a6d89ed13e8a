extension Path {
  /// Returns the path with as few of its lines' vertices as keep it within a tolerance.
  ///
  /// Vertices are left out by the method of Ramer, Douglas and Peucker; both paths lie within the
  /// tolerance of each other. Curves and arcs stay.
  public func simplified(tolerance: Double) -> Path {
    guard tolerance >= 0 else { return self }
    return Path(subpaths.map { $0.simplified(tolerance) })
  }
}

extension Subpath {
  fileprivate func simplified(_ tolerance: Double) -> Subpath {
    var result = Subpath(start: start, isClosed: isClosed, heading: heading)
    var run = [start]
    func endRun() {
      let points = run.thinned(tolerance)
      for (from, to) in zip(points, points.dropFirst()) {
        result.segments.append(.line(from: from, to: to))
      }
    }
    for segment in segments {
      if case .line(_, let to) = segment {
        run.append(to)
      } else {
        endRun()
        result.segments.append(segment)
        run = [segment.end]
      }
    }
    endRun()
    return result
  }
}

extension [Point] {
  /// Returns the ends and those points between them without which the others would lie farther
  /// than a tolerance from the line.
  fileprivate func thinned(_ tolerance: Double) -> [Point] {
    guard count > 2 else { return self }
    var isKept = [Bool](repeating: false, count: count)
    (isKept[0], isKept[count - 1]) = (true, true)
    var open = [(first: 0, last: count - 1)]
    while let (first, last) = open.popLast() {
      let chord = Segment.line(from: self[first], to: self[last])
      var farthest = (index: first, distance: tolerance)
      for index in first + 1..<Swift.max(last, first + 1) {
        let nearest = chord.point(at: chord.nearestParameter(to: self[index]))
        let distance = nearest.distance(to: self[index])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > first else { continue }
      isKept[farthest.index] = true
      open += [(first, farthest.index), (farthest.index, last)]
    }
    return zip(self, isKept).filter(\.1).map(\.0)
  }
}
