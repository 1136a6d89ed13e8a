/// The parts of a graph that bound a region, directed so that the region lies on their right.
struct RegionBoundary {
  private let graph: RegionGraph
  private let field: WindingField
  private let isInside: (Turns) -> Bool

  /// The parts in order of their start nodes.
  private(set) var steps: [RegionGraph.Step] = []

  /// Lines that replace missing parts.
  private(set) var bridges: [(from: Int, to: Int)] = []

  /// For each node, the parts that begin there minus those that end there.
  private var balance: [Int]

  /// A chain, which sides are inside, and how far away other parts are.
  private typealias Found = (chain: [RegionGraph.Step], direction: Int, clearance: Double)

  init(of graph: RegionGraph, isInside: @escaping (Turns) -> Bool) {
    (self.graph, self.isInside) = (graph, isInside)
    field = WindingField(parts: graph.parts, points: graph.points, strands: graph.strands)
    balance = Array(repeating: 0, count: graph.points.count)
    var found = graph.chains().map(judge)
    for chain in found { addBalance(of: chain.chain, chain.direction) }
    repair(&found)
    for chain in found where chain.direction != 0 {
      steps +=
        chain.direction > 0
        ? chain.chain : chain.chain.reversed().map { ($0.part, !$0.isForward) }
    }
    addBridges()
  }
}

extension RegionBoundary {
  /// Returns a chain with 1 if only its right side is inside, -1 if only its left side, else 0.
  private func judge(_ chain: [RegionGraph.Step]) -> Found {
    var best = (direction: 0, clearance: -1.0)
    let enough = 64 * graph.tolerance
    for step in longest(of: chain) {
      for share in [0.5, 0.31, 0.73] {
        let (left, right, clearance) = sides(of: step, at: share)
        guard clearance > best.clearance else { continue }
        let (isLeft, isRight) = (isInside(left), isInside(right))
        best = (isLeft == isRight ? 0 : isRight ? 1 : -1, clearance)
        if clearance > enough { return (chain, best.direction, clearance) }
      }
    }
    return (chain, best.direction, best.clearance)
  }

  /// The three longest parts of a chain.
  private func longest(of chain: [RegionGraph.Step]) -> [RegionGraph.Step] {
    var best: [(length: Double, step: RegionGraph.Step)] = []
    for step in chain {
      let length = graph.points[graph.start(of: step)].distance(
        to: graph.points[graph.end(of: step)])
      if best.count == 3, length <= best[2].length { continue }
      if best.count == 3 { best.removeLast() }
      best.insert((length, step), at: best.firstIndex { $0.length < length } ?? best.count)
    }
    return best.map(\.step)
  }

  /// Returns the windings on both sides of a part, and how far away the next part is.
  private func sides(
    of step: RegionGraph.Step, at share: Double
  ) -> (left: Turns, right: Turns, clearance: Double) {
    let part = graph.parts[step.part]
    let point = graph.point(on: part, at: share)
    let tangent = graph.strands[part.strand].derivative(
      at: part.low + (part.high - part.low) * share)
    let isSteep = abs(tangent.y) >= abs(tangent.x)
    let count =
      isSteep
      ? field.countRight(of: point, except: step.part)
      : field.countBelow(point, except: step.part)
    // A downward part has its left side on the right, an eastward one its right side below.
    let (start, end) = (graph.points[part.from], graph.points[part.to])
    let isLeft = isSteep ? end.y > start.y : end.x < start.x
    let left = isLeft ? count.turns : count.turns &- part.turns
    let sides = (left, left &+ part.turns)
    return step.isForward
      ? (sides.0, sides.1, count.clearance) : (sides.1, sides.0, count.clearance)
  }
}

extension RegionBoundary {
  private mutating func addBalance(of chain: [RegionGraph.Step], _ direction: Int) {
    guard let first = chain.first, let last = chain.last else { return }
    balance[graph.start(of: first)] += direction
    balance[graph.end(of: last)] -= direction
  }

  /// Changes chains that were judged from close by wherever this closes contours.
  private mutating func repair(_ found: inout [Found]) {
    guard balance.contains(where: { $0 != 0 }) else { return }
    let doubtful = found.indices.filter { found[$0].clearance < 1e-6 }
    for index in doubtful.sorted(by: { found[$0].clearance < found[$1].clearance }) {
      let chain = found[index].chain
      guard let first = chain.first, let last = chain.last else { continue }
      let (start, end) = (graph.start(of: first), graph.end(of: last))
      guard start != end else { continue }
      let old = found[index].direction
      let options = [old, 0, 1, -1].map { direction in
        let change = direction - old
        return (direction, abs(balance[start] + change) + abs(balance[end] - change))
      }
      guard let best = options.min(by: { $0.1 < $1.1 }), best.0 != old else { continue }
      addBalance(of: chain, best.0 - old)
      found[index].direction = best.0
    }
  }

  /// Connects nodes at which contours remain open, each to the nearest.
  private mutating func addBridges() {
    var open = balance.indices.filter { balance[$0] > 0 }
    for node in balance.indices where balance[node] < 0 {
      while balance[node] < 0 {
        let point = graph.points[node]
        let nearest = open.indices.min {
          graph.points[open[$0]].distance(to: point) < graph.points[open[$1]].distance(to: point)
        }
        guard let nearest else { return }
        bridges.append((node, open[nearest]))
        balance[node] += 1
        balance[open[nearest]] -= 1
        if balance[open[nearest]] == 0 { open.remove(at: nearest) }
      }
    }
  }
}
