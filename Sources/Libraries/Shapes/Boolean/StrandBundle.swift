/// The strands of one or two paths, scaled by a power of two to an extent of about 1.
struct StrandBundle {
  private(set) var strands: [Strand] = []

  /// The number of segments.
  private(set) var sourceCount = 0

  /// The factor by which coordinates are multiplied.
  let scale: Double

  /// The distance below which points count as one.
  let tolerance: Double

  /// Creates an empty bundle for paths; `nil` if they draw nothing.
  init?(scaledFor first: Path, _ second: Path) {
    func powerOfTwo(for size: Double) -> Double {
      Double(sign: .plus, exponent: max(-1000, min(-1 - Int(size.exponent), 1000)), significand: 1)
    }
    let segments = (first.subpaths + second.subpaths).flatMap(\.segments)
    // First so that no product of coordinates overflows.
    let farthest = segments.reduce(0) { max($0, $1.reach) }
    guard farthest > 0, farthest.isFinite else { return nil }
    let factor = powerOfTwo(for: farthest)
    let extent = segments.reduce(into: Extent()) { $0.add($1.scaled(by: factor)) }
    let spread = max(extent.rect.width, extent.rect.height)
    guard spread > 0 else { return nil }
    // The factor and its reciprocal are normal numbers.
    scale = max(0x1p-1000, min(factor * powerOfTwo(for: spread), 0x1p1000))
    tolerance = max(0x1p-34, 16 * (farthest * scale).ulp)
  }

  /// Adds the segments of a path, those that close open subpaths only if asked for.
  mutating func add(_ path: Path, turns: Turns, isFilled: Bool) {
    for subpath in path.subpaths {
      var last = subpath.start * scale
      let start = last
      for segment in subpath.segments {
        let segment = segment.scaled(by: scale)
        let next = segment.exactPoint(at: 0)
        if isFilled, next != last { add(.line(from: last, to: next), turns, true) }
        add(segment, turns, isFilled)
        last = segment.exactPoint(at: 1)
      }
      if isFilled, last != start { add(.line(from: last, to: start), turns, true) }
    }
  }

  private mutating func add(_ segment: Segment, _ turns: Turns, _ isFilled: Bool) {
    defer { sourceCount += 1 }
    var bounds = [0] + segment.turningPoints + [1]
    if isFilled, case .arc(let arc) = segment, abs(arc.sweep) > 5 * .pi {
      // All turns but the last two run along the same circle.
      let part = 2 * Double.pi / abs(arc.sweep)
      let extra = (1 / part - 2).rounded(.up)
      add(segment, [0] + bounds.filter { $0 > 0 && $0 < part } + [part], turns &* Int(extra))
      bounds = [extra * part] + bounds.filter { $0 > extra * part }
    }
    add(segment, bounds, turns)
  }

  private mutating func add(_ segment: Segment, _ bounds: [Double], _ turns: Turns) {
    for (from, to) in zip(bounds, bounds.dropFirst()) where from < to {
      let strand = Strand(of: segment, source: sourceCount, from: from, to: to, turns: turns)
      if strand.start != strand.end { strands.append(strand) }
    }
  }
}

extension Segment {
  /// The largest coordinate of what defines the segment.
  fileprivate var reach: Double {
    func largest(_ point: Point) -> Double { max(abs(point.x), abs(point.y)) }
    return switch self {
    case .line(let from, let to): max(largest(from), largest(to))
    case .arc(let arc): largest(arc.center) + arc.radius
    case .cubic(let cubic):
      max(
        largest(cubic.start), largest(cubic.control1), largest(cubic.control2), largest(cubic.end))
    }
  }

  func scaled(by factor: Double) -> Segment {
    switch self {
    case .line(let from, let to): .line(from: from * factor, to: to * factor)
    case .arc(let arc):
      .arc(
        Arc(
          center: arc.center * factor, radius: arc.radius * factor, startAngle: arc.startAngle,
          sweep: arc.sweep))
    case .cubic(let cubic):
      .cubic(
        Cubic(
          start: cubic.start * factor, control1: cubic.control1 * factor,
          control2: cubic.control2 * factor, end: cubic.end * factor))
    }
  }
}
