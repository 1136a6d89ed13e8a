extension Path {
  /// Returns the points at which this path's lines meet those of another path, in order along this
  /// path.
  ///
  /// The lines meet where they cross or touch, and at both ends of a part that they share. Points are
  /// exact but for rounding; two that are closer to each other than about 10⁻¹⁰ of the paths' extent
  /// are one.
  public func intersections(with other: Path) -> [Point] {
    guard var bundle = StrandBundle(scaledFor: self, other) else { return [] }
    bundle.add(self, turns: Turns(1, 0), isFilled: false)
    bundle.add(other, turns: Turns(0, 1), isFilled: false)
    let (strands, tolerance) = (bundle.strands, bundle.tolerance)
    var found: [(source: Int, place: Double, point: Point)] = []
    var patience = MeetingPatience()
    strands.forEachNearPair(margin: tolerance) { one, other in
      guard strands[one].turns != strands[other].turns else { return true }
      let (own, foreign) = strands[one].turns[0] != 0 ? (one, other) : (other, one)
      let strand = strands[own]
      let meeting = patience.meeting(of: strand, strands[foreign], tolerance: tolerance)
      for place in meeting.places.map(\.first) + meeting.touches {
        found.append((strand.source, place, strand.point(at: place)))
      }
      return true
    }
    found.sort { ($0.source, $0.place) < ($1.source, $1.place) }
    let points = found.map(\.point)
    var isRepeated = Array(repeating: false, count: points.count)
    points.forEachNearPair(distance: 4 * tolerance) { isRepeated[max($0, $1)] = true }
    return points.indices.filter { !isRepeated[$0] }.map { points[$0] * (1 / bundle.scale) }
  }
}

extension [Point] {
  /// Calls a closure with the numbers of all points that are at most a distance apart, in pairs.
  func forEachNearPair(distance: Double, _ body: (Int, Int) -> Void) {
    // Lines seldom lie across this direction, so few points are neighbors in this order.
    let keys = map { $0.x + 0.618 * $0.y }
    let order = indices.sorted { keys[$0] < keys[$1] }
    for (index, one) in order.enumerated() {
      for other in order[(index + 1)...] {
        guard keys[other] - keys[one] <= 1.2 * distance else { break }
        if self[one].distance(to: self[other]) <= distance { body(one, other) }
      }
    }
  }
}
