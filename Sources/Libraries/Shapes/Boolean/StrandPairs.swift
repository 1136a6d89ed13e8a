extension [Strand] {
  /// Calls a closure with the numbers of all strands whose boxes overlap, in pairs.
  ///
  /// The strands are visited from left to right. The closure returns whether the second one of a pair
  /// takes part in further pairs.
  func forEachNearPair(margin: Double, _ body: (Int, Int) -> Bool) {
    var open: [Int] = []
    for index in indices.sorted(by: { self[$0].lowX < self[$1].lowX }) {
      let (left, low, high) = (
        self[index].lowX - margin, self[index].lowY - margin, self[index].highY + margin
      )
      open.removeAll { self[$0].highX < left }
      let isKept = open.allSatisfy { other in
        guard self[other].lowY <= high, self[other].highY >= low else { return true }
        return body(other, index)
      }
      if isKept { open.append(index) }
    }
  }
}

extension Strand {
  /// Returns 1 for the same part, -1 for the same part in the opposite direction, otherwise 0.
  func sameDirection(as other: Strand) -> Int {
    let isForward = start == other.start && end == other.end
    guard isForward || (start == other.end && end == other.start) else { return 0 }
    let direction = isForward ? 1 : -1
    switch (segment, other.segment) {
    case (.line, .line): return direction
    case (.arc(let one), .arc(let two)):
      return one.center == two.center && one.radius == two.radius ? direction : 0
    case (.cubic(let one), .cubic(let two)):
      let two = isForward ? two : two.reversed
      let isWhole = (from, to) == (0, 1) && (other.from, other.to) == (0, 1)
      let isSame = (from, to) == (other.from, other.to) && isForward
      return one == two && (isWhole || isSame) ? direction : 0
    default: return 0
    }
  }
}
