extension Path {
  /// Returns the parts of this path's lines that lie inside another filled path or on its edge.
  ///
  /// `eoFill` says whether the even-odd rule decides what is inside of the other path, rather than
  /// the non-zero rule. The parts keep their order and direction. Cut subpaths become open; a closed
  /// one that isn't cut stays closed.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(by: other, eoFill, keepsInside: true)
  }

  /// Returns the parts of this path's lines that lie outside another filled path, as
  /// ``lineIntersection(_:eoFill:)`` does.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    clipped(by: other, eoFill, keepsInside: false)
  }

  private func clipped(by other: Path, _ eoFill: Bool, keepsInside: Bool) -> Path {
    guard var bundle = StrandBundle(scaledFor: self, other) else { return Path() }
    bundle.add(self, turns: Turns(1, 0), isFilled: false)
    bundle.add(other, turns: Turns(0, 1), isFilled: true)
    let clipper = LineClipper(bundle, style: FillStyle(eoFill: eoFill))
    var result = Path()
    var source = 0
    for subpath in subpaths {
      var parts: [SegmentPart] = []
      for (index, segment) in subpath.segments.enumerated() {
        let ranges = clipper.ranges(of: segment, source: source + index, inside: keepsInside)
        parts += ranges.map { (index, $0) }
      }
      source += subpath.segments.count
      result.append(subpath, cutTo: parts)
    }
    return result
  }

  /// The number of a segment of a subpath, and a range of its parameters.
  private typealias SegmentPart = (index: Int, range: ClosedRange<Double>)

  private mutating func append(_ subpath: Subpath, cutTo parts: [SegmentPart]) {
    var lines: [[SegmentPart]] = []
    for part in parts {
      if let last = lines.last?.last, last.range.upperBound == 1, part.range.lowerBound == 0,
        part.index == last.index + 1
      {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    guard let first = lines.first?.first, let last = lines.last?.last else { return }
    if first.index == 0, first.range.lowerBound == 0, last.range.upperBound == 1,
      last.index == subpath.segments.count - 1
    {
      if lines.count == 1 { return append(subpath.withoutClosingLine) }
      // What continues across the seam of a closed subpath is one line.
      if subpath.isClosed { lines[0] = lines.removeLast() + lines[0] }
    }
    for line in lines {
      let segments = line.map { subpath.segments[$0.index].part($0.range) }
      append(Subpath(start: segments.first?.start ?? subpath.start, segments: segments))
    }
  }
}

extension Subpath {
  /// The subpath without a line to its start, if it is closed anyway.
  fileprivate var withoutClosingLine: Subpath {
    guard isClosed, segments.count > 1, case .line(_, start)? = segments.last else { return self }
    var shorter = self
    shorter.segments.removeLast()
    return shorter
  }
}

extension Segment {
  /// Returns the part between two parameters.
  fileprivate func part(_ range: ClosedRange<Double>) -> Segment {
    let (from, to) = (range.lowerBound, range.upperBound)
    if from == 0, to == 1 { return self }
    return switch self {
    case .line: .line(from: exactPoint(at: from), to: exactPoint(at: to))
    case .arc(let arc): .arc(arc.portion(from: from, to: to))
    case .cubic(let cubic): .cubic(cubic.portion(from: from, to: to))
    }
  }
}
