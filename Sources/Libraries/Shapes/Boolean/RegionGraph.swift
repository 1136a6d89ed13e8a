/// The parts of strands between nodes, each only once.
struct RegionGraph {
  private(set) var parts: [StrandPart]
  let points: [Point]
  let strands: [Strand]
  let tolerance: Double

  /// For each node, where the numbers of its parts begin in `neighbors`.
  private var starts: [Int] = []
  private var neighbors: [Int] = []

  /// Creates the graph of strands that are cut where they meet.
  init(_ bundle: StrandBundle) {
    var cut = CutStrands(bundle.strands, tolerance: bundle.tolerance)
    cut.cutMeetings()
    parts = cut.parts()
    (points, strands, tolerance) = (cut.points, cut.strands, bundle.tolerance)
    mergeCoincidentParts()
    connect()
  }
}

extension RegionGraph {
  /// Merges parts along the same line between the same nodes; those that cancel out disappear.
  private mutating func mergeCoincidentParts() {
    func ends(_ part: StrandPart) -> (Int, Int) {
      (min(part.from, part.to), max(part.from, part.to))
    }
    let order = parts.indices.sorted {
      let (one, other) = (ends(parts[$0]), ends(parts[$1]))
      return one == other ? $0 < $1 : one < other
    }
    var kept: [StrandPart] = []
    var groupStart = 0
    for index in order {
      let part = parts[index]
      if let last = kept.last, ends(last) != ends(part) { groupStart = kept.count }
      if let same = kept[groupStart...].indices.first(where: { coincide(kept[$0], part) }) {
        kept[same].turns &+=
          kept[same].from == part.from ? part.turns : .zero &- part.turns
      } else {
        kept.append(part)
      }
    }
    parts = kept.filter { $0.turns != .zero }
  }

  private func coincide(_ one: StrandPart, _ other: StrandPart) -> Bool {
    let strand = strands[other.strand]
    return [0.5, 0.25, 0.75].allSatisfy { share in
      let point = point(on: one, at: share)
      let place = strand.parameter(nearest: point)
      let limited = max(other.low, min(place, other.high))
      return strand.point(at: limited).distance(to: point) <= 4 * tolerance
    }
  }

  private mutating func connect() {
    starts = Array(repeating: 0, count: points.count + 1)
    for part in parts {
      starts[part.from + 1] += 1
      starts[part.to + 1] += 1
    }
    for node in points.indices { starts[node + 1] += starts[node] }
    neighbors = Array(repeating: 0, count: 2 * parts.count)
    var next = starts
    for (index, part) in parts.enumerated() {
      for node in [part.from, part.to] {
        neighbors[next[node]] = index
        next[node] += 1
      }
    }
  }
}

extension RegionGraph {
  /// Returns the point at a share of a part's parameters.
  func point(on part: StrandPart, at share: Double) -> Point {
    if case .line = strands[part.strand].segment {
      return points[part.from].interpolated(to: points[part.to], by: share)
    }
    return strands[part.strand].point(at: part.low + (part.high - part.low) * share)
  }

  /// A part and whether it is followed forward.
  typealias Step = (part: Int, isForward: Bool)

  func start(of step: Step) -> Int { step.isForward ? parts[step.part].from : parts[step.part].to }

  func end(of step: Step) -> Int { step.isForward ? parts[step.part].to : parts[step.part].from }

  /// The longest sequences of parts between which no others begin; each part is in one of them.
  func chains() -> [[Step]] {
    var isUsed = Array(repeating: false, count: parts.count)
    var result: [[Step]] = []
    for index in parts.indices where !isUsed[index] {
      isUsed[index] = true
      let ahead = continuation(of: (index, true), &isUsed)
      let back = continuation(of: (index, false), &isUsed)
      result.append(
        back.reversed().map { ($0.part, !$0.isForward) } + [(index, true)] + ahead)
    }
    return result
  }

  private func continuation(of step: Step, _ isUsed: inout [Bool]) -> [Step] {
    var (result, step): ([Step], Step) = ([], step)
    while true {
      let node = end(of: step)
      let around = neighbors[starts[node]..<starts[node + 1]]
      guard around.count == 2, let next = around.first(where: { !isUsed[$0] }) else { break }
      isUsed[next] = true
      step = (next, parts[next].from == node)
      result.append(step)
    }
    return result
  }
}
