/// Strands with the places at which they are cut, each at a node that other strands may share.
struct CutStrands {
  private(set) var strands: [Strand]

  /// The point of each node.
  private(set) var points: [Point] = []

  private let tolerance: Double

  /// For each strand, its parameters and their nodes, in order.
  private var cuts: [[(place: Double, node: Int)]] = []

  /// For each node, an earlier one with which it is united, or itself.
  private var unions: [Int] = []

  /// Creates strands that are cut only at their ends.
  init(_ strands: [Strand], tolerance: Double) {
    (self.strands, self.tolerance) = (strands, tolerance)
    cuts = strands.map { strand in
      [(strand.from, addNode(strand.start)), (strand.to, addNode(strand.end))]
    }
  }

  private mutating func addNode(_ point: Point) -> Int {
    points.append(point)
    unions.append(unions.count)
    return unions.count - 1
  }
}

extension CutStrands {
  /// Cuts all strands where they meet.
  mutating func cutMeetings() {
    var shared: [(first: Int, second: Int, low: StrandMeeting.Place, high: StrandMeeting.Place)] =
      []
    var patience = MeetingPatience()
    strands.forEachNearPair(margin: tolerance) { first, second in
      let same = strands[first].sameDirection(as: strands[second])
      if same != 0 {
        merge(second, into: first, direction: same)
        return false
      }
      let meeting = patience.meeting(of: strands[first], strands[second], tolerance: tolerance)
      for place in meeting.places { cut(first, second, at: place) }
      if let (low, high) = meeting.shared { shared.append((first, second, low, high)) }
      return true
    }
    // Twice, since a cut may have to pass from strand to strand.
    for _ in 0..<2 {
      for part in shared {
        copyCuts(from: part.first, to: part.second, part.low.first, part.high.first)
        copyCuts(from: part.second, to: part.first, part.low.second, part.high.second)
      }
    }
    uniteNearNodes()
  }

  /// Merges a strand into one that is the same, perhaps in the opposite direction.
  private mutating func merge(_ second: Int, into first: Int, direction: Int) {
    strands[first].turns &+= strands[second].turns &* direction
    strands[second].turns = .zero
    // The ends of a strand are its first two nodes.
    for end in 0...1 { unite(2 * second + end, 2 * first + (direction > 0 ? end : 1 - end)) }
  }

  private mutating func cut(_ first: Int, _ second: Int, at place: StrandMeeting.Place) {
    unite(cut(first, at: place.first), cut(second, at: place.second))
  }

  /// Returns the node at a parameter, which is an existing one if that is near.
  private mutating func cut(_ strand: Int, at place: Double) -> Int {
    let point = strands[strand].point(at: place)
    var (low, high) = (0, cuts[strand].count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[strand][middle].place < place { low = middle + 1 } else { high = middle }
    }
    for near in [low - 1, low] where cuts[strand].indices.contains(near) {
      let cut = cuts[strand][near]
      if strands[strand].point(at: cut.place).distance(to: point) <= tolerance { return cut.node }
    }
    let node = addNode(point)
    cuts[strand].insert((place, node), at: low)
    return node
  }

  /// Cuts a strand where another one is cut that coincides with it between two parameters.
  private mutating func copyCuts(from source: Int, to target: Int, _ one: Double, _ other: Double) {
    let (low, high) = (min(one, other), max(one, other))
    for cut in cuts[source] where cut.place > low && cut.place < high {
      let point = strands[source].point(at: cut.place)
      guard let place = strands[target].place(of: point, within: 4 * tolerance) else { continue }
      unite(cut.node, self.cut(target, at: place))
    }
  }
}

extension CutStrands {
  /// Returns the node that stands for a node and all that are united with it.
  private mutating func root(_ node: Int) -> Int {
    var node = node
    while unions[node] != node {
      unions[node] = unions[unions[node]]
      node = unions[node]
    }
    return node
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (one, other) = (root(one), root(other))
    // The first one stands for both: ends of segments come before other nodes.
    unions[max(one, other)] = min(one, other)
  }

  private mutating func uniteNearNodes() {
    points.forEachNearPair(distance: 2 * tolerance) { unite($0, $1) }
  }

  /// Returns the parts between cuts, without those too short to have two ends.
  mutating func parts() -> [StrandPart] {
    var result: [StrandPart] = []
    for (index, strand) in strands.enumerated() where strand.turns != .zero {
      for (low, high) in zip(cuts[index], cuts[index].dropFirst()) {
        let (from, to) = (root(low.node), root(high.node))
        guard from != to else { continue }
        result.append(
          StrandPart(
            from: from, to: to, strand: index, low: low.place, high: high.place,
            turns: strand.turns))
      }
    }
    return result
  }
}

/// A part of a strand between two nodes.
struct StrandPart {
  let (from, to): (Int, Int)
  let strand: Int
  /// The parameters at both ends.
  let (low, high): (Double, Double)
  /// How often both paths run along the edge.
  var turns: Turns
}
