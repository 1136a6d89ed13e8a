/// Divides lines into parts inside and outside a filled path.
struct LineClipper {
  private let style: FillStyle
  private let field: WindingField
  private let scale: Double
  private let tolerance: Double

  /// For each segment of the lines, the parameters at which it meets the path's edge.
  private var cuts: [[Double]]

  /// For each segment of the lines, the ranges of parameters along the path's edge.
  private var edges: [[ClosedRange<Double>]]

  /// Creates a clipper for lines, the bundle's first path, by its second.
  init(_ bundle: StrandBundle, style: FillStyle) {
    let strands = bundle.strands
    let area = strands.filter { $0.turns[1] != 0 }
    let parts = area.indices.map { index in
      StrandPart(
        from: 2 * index, to: 2 * index + 1, strand: index, low: area[index].from,
        high: area[index].to, turns: area[index].turns)
    }
    self.style = style
    (scale, tolerance) = (bundle.scale, bundle.tolerance)
    field = WindingField(
      parts: parts, points: area.flatMap { [$0.start, $0.end] }, strands: area)
    cuts = Array(repeating: [], count: bundle.sourceCount)
    edges = Array(repeating: [], count: bundle.sourceCount)
    var patience = MeetingPatience()
    strands.forEachNearPair(margin: tolerance) { one, other in
      let (line, edge) = strands[one].turns[0] != 0 ? (one, other) : (other, one)
      guard strands[line].turns[0] != 0, strands[edge].turns[1] != 0 else { return true }
      let meeting = patience.meeting(of: strands[line], strands[edge], tolerance: tolerance)
      let source = strands[line].source
      cuts[source] += meeting.places.map(\.first)
      if let (low, high) = meeting.shared { edges[source].append(low.first...high.first) }
      return true
    }
  }

  /// Returns the ranges of parameters of a segment that lie inside, or outside.
  func ranges(of segment: Segment, source: Int, inside: Bool) -> [ClosedRange<Double>] {
    let segment = segment.scaled(by: scale)
    var result: [ClosedRange<Double>] = []
    let bounds = [0] + cuts[source].filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    var from = 0.0
    for to in bounds.dropFirst() {
      // A part too short to lie on either side goes with the next one.
      let isShort =
        segment.exactPoint(at: from).distance(to: segment.exactPoint(at: to)) <= 4 * tolerance
      if isShort, to < 1, to - from < 1e-3 { continue }
      if isInside(segment, source, from, to) == inside {
        if let last = result.last, last.upperBound == from {
          result[result.count - 1] = last.lowerBound...to
        } else {
          result.append(from...to)
        }
      }
      from = to
    }
    return result
  }

  private func isInside(_ segment: Segment, _ source: Int, _ from: Double, _ to: Double) -> Bool {
    let middle = (from + to) / 2
    if edges[source].contains(where: { $0.contains(middle) }) {
      // On the edge; inside if one of its sides is.
      let along = segment.exactPoint(at: to) - segment.exactPoint(at: from)
      let aside = Point(x: -along.y, y: along.x) * (256 * tolerance / along.magnitude)
      return [aside, aside * -1].contains { side in
        isInside(segment, at: [middle], movedBy: side)
      }
    }
    return isInside(
      segment, at: [0.5, 0.31, 0.73].map { from + (to - from) * $0 }, movedBy: .zero)
  }

  /// Returns whether the place that is farthest from any edge is inside.
  private func isInside(_ segment: Segment, at places: [Double], movedBy offset: Point) -> Bool {
    var best = WindingField.Count()
    best.clearance = -1
    for place in places where best.clearance <= 64 * tolerance {
      let point = segment.exactPoint(at: place) + offset
      for count in [field.countRight(of: point), field.countBelow(point)]
      where count.clearance > best.clearance {
        best = count
      }
    }
    return style.contains(winding: best.turns[1])
  }
}
