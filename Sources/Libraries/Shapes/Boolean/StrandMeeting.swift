/// A search for the points at which two strands meet.
struct StrandMeeting {
  private let (first, second): (Strand, Strand)

  private let tolerance: Double

  /// The parameters of both strands at the points found.
  private(set) var places: [Place] = []

  /// Parts that are nearly parallel and close to each other without a crossing.
  private var closeParts: [(Part, Part)] = []

  /// Both ends of the part along which the strands coincide.
  private(set) var shared: (Place, Place)?

  /// The number of pairs of parts that may still be compared.
  private(set) var limit: Int

  /// The parameters of one point on two strands.
  typealias Place = (first: Double, second: Double)

  /// Finds where two strands meet; those that run side by side for long reach the limit.
  init(of first: Strand, _ second: Strand, tolerance: Double, limit: Int) {
    (self.first, self.second, self.tolerance) = (first, second, tolerance)
    self.limit = limit
    addEnds()
    places.sort { $0.first < $1.first }
    if findSharedPart() || boxesOnlyTouch { return }
    search(Part(first), Part(second))
  }

  /// Whether only ends can meet: no strand touches its box between them, unless it is flat.
  private var boxesOnlyTouch: Bool {
    let margin = tolerance / 64
    let flattest = min(
      first.highX - first.lowX, first.highY - first.lowY, second.highX - second.lowX,
      second.highY - second.lowY)
    let width = min(first.highX, second.highX) - max(first.lowX, second.lowX)
    let height = min(first.highY, second.highY) - max(first.lowY, second.lowY)
    return flattest > margin && min(width, height) <= margin
  }
}

extension StrandMeeting {
  /// Adds the ends of either strand that lie on the other.
  private mutating func addEnds() {
    for (place, point) in [(first.from, first.start), (first.to, first.end)] {
      if let other = second.place(of: point, within: tolerance) { places.append((place, other)) }
    }
    for (place, point) in [(second.from, second.start), (second.to, second.end)] {
      if let other = first.place(of: point, within: tolerance) { places.append((other, place)) }
    }
  }

  /// Returns whether the strands coincide between the outermost of the places found.
  ///
  /// Two curves that coincide somewhere are parts of one curve, so they do up to an end of either.
  private mutating func findSharedPart() -> Bool {
    guard let low = places.first, let high = places.last else { return false }
    let (start, end) = (first.point(at: low.first), first.point(at: high.first))
    guard start.distance(to: end) > 4 * tolerance else { return false }
    for share in [0.5, 0.23, 0.81] {
      let point = first.point(at: low.first + (high.first - low.first) * share)
      guard second.place(of: point, within: 2 * tolerance) != nil else { return false }
    }
    shared = (low, high)
    return true
  }
}

extension StrandMeeting {
  /// A part of a strand.
  private struct Part {
    let (from, to): (Double, Double)
    let (start, end): (Point, Point)
    /// How far the part may lie beside its chord.
    let width: Double

    init(_ strand: Strand) { self.init(strand, strand.from, strand.start, strand.to, strand.end) }

    private init(_ strand: Strand, _ from: Double, _ start: Point, _ to: Double, _ end: Point) {
      (self.from, self.to, self.start, self.end) = (from, to, start, end)
      width = strand.bend * (to - from) * (to - from)
    }

    func isStraight(within tolerance: Double) -> Bool {
      width <= tolerance || to - from <= 1e-9
    }

    /// Returns the parameter in the part or hardly outside.
    func clamped(_ parameter: Double) -> Double {
      max(from - 4 * (to - from), min(parameter, to + 4 * (to - from)))
    }

    var length: Double { start.distance(to: end) }

    func halves(of strand: Strand) -> (Part, Part) {
      let middle = (from + to) / 2
      let point = strand.point(at: middle)
      return (
        Part(strand, from, start, middle, point), Part(strand, middle, point, to, end)
      )
    }

    /// Returns whether another part lies on one side of this one's chord.
    func isBeside(_ other: Part, margin: Double) -> Bool {
      let along = end - start
      let limit = margin * along.magnitude
      let (near, far) = (along.cross(other.start - start), along.cross(other.end - start))
      return min(near, far) > limit || max(near, far) < -limit
    }

    func isApart(from other: Part, margin: Double) -> Bool {
      max(min(start.x, end.x), min(other.start.x, other.end.x))
        > min(max(start.x, end.x), max(other.start.x, other.end.x)) + margin
        || max(min(start.y, end.y), min(other.start.y, other.end.y))
          > min(max(start.y, end.y), max(other.start.y, other.end.y)) + margin
    }
  }

  /// Halves the parts that may meet until both are straight.
  private mutating func search(_ one: Part, _ other: Part) {
    limit -= 1
    let margin = tolerance / 64
    let width = one.width + other.width + margin
    guard limit > 0, !one.isApart(from: other, margin: margin),
      !one.isBeside(other, margin: width), !other.isBeside(one, margin: width)
    else { return }
    let isOtherStraight = other.isStraight(within: tolerance / 8)
    let isOneStraight = one.isStraight(within: tolerance / 8)
    if isOneStraight, isOtherStraight { return cross(one, other) }
    if isOtherStraight || (!isOneStraight && one.width >= other.width) {
      let halves = one.halves(of: first)
      search(halves.0, other)
      search(halves.1, other)
    } else {
      let halves = other.halves(of: second)
      search(one, halves.0)
      search(one, halves.1)
    }
  }

  /// Adds the point at which two straight parts cross, or nearly do.
  private mutating func cross(_ one: Part, _ other: Part) {
    let (along, across, gap) = (
      one.end - one.start, other.end - other.start, other.start - one.start
    )
    let turn = along.cross(across)
    let (share, otherShare) = (gap.cross(across) / turn, gap.cross(along) / turn)
    let (slack, otherSlack) = (tolerance / along.magnitude, tolerance / across.magnitude)
    let isInside =
      share >= -slack && share <= 1 + slack && otherShare >= -otherSlack
      && otherShare <= 1 + otherSlack
    guard isInside else { return closeParts.append((one, other)) }
    let place: Place = (
      first.clamped(one.from + share * (one.to - one.from)),
      second.clamped(other.from + otherShare * (other.to - other.from))
    )
    let crossing = refined(place, one, other)
    if !places.contains(where: { isSame($0, crossing) }) { places.append(crossing) }
  }

  /// Returns whether two places are so near that the strands coincide between them.
  private func isSame(_ one: Place, _ other: Place) -> Bool {
    let (start, end) = (first.point(at: one.first), first.point(at: other.first))
    guard start.distance(to: end) <= 4 * tolerance.squareRoot() else { return false }
    let middle = first.point(at: (one.first + other.first) / 2)
    return second.place(of: middle, within: tolerance) != nil
  }

  /// The first strand's parameters at which the strands touch without crossing.
  var touches: [Double] {
    closeParts.compactMap { one, other in
      let isFirstShorter = one.length <= other.length
      let place =
        isFirstShorter
        ? first.touch(second, near: one.from, one.to)
        : second.touch(first, near: other.from, other.to)
      let point = (isFirstShorter ? first : second).point(at: place)
      guard second.place(of: point, within: tolerance) != nil else { return nil }
      return first.place(of: point, within: tolerance)
    }
  }

  /// Returns the crossing near a place in two parts, by Newton's method.
  private func refined(_ place: Place, _ one: Part, _ other: Part) -> Place {
    var (best, place) = (place, place)
    var distance = first.point(at: place.first).distance(to: second.point(at: place.second))
    for _ in 0..<3 {
      let gap = second.point(at: place.second) - first.point(at: place.first)
      let (along, across) = (
        first.derivative(at: place.first), second.derivative(at: place.second)
      )
      let turn = along.cross(across)
      // Not far from the parts, where nearly parallel strands may cross again.
      place = (
        first.clamped(one.clamped(place.first + gap.cross(across) / turn)),
        second.clamped(other.clamped(place.second + gap.cross(along) / turn))
      )
      let next = first.point(at: place.first).distance(to: second.point(at: place.second))
      guard next < distance else { break }
      (best, distance) = (place, next)
    }
    return best
  }
}

extension Strand {
  /// Returns the parameter at which a point lies on the strand; `nil` if it is farther away.
  func place(of point: Point, within distance: Double) -> Double? {
    if point == start { return from }
    if point == end { return to }
    guard isNear(point, margin: distance) else { return nil }
    let place = parameter(nearest: point)
    return self.point(at: place).distance(to: point) <= distance ? place : nil
  }
}

extension Strand {
  /// Returns the parameter near a part at which the strand is parallel to the nearest point of
  /// another one, by bisection.
  fileprivate func touch(_ other: Strand, near from: Double, _ to: Double) -> Double {
    func turn(_ place: Double) -> Double {
      let nearest = other.parameter(nearest: point(at: place))
      return derivative(at: place).cross(other.derivative(at: nearest))
    }
    var (low, high) = (clamped(2 * from - to), clamped(2 * to - from))
    let isPositive = turn(low) > 0
    guard isPositive != (turn(high) > 0) else { return (from + to) / 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if (turn(middle) > 0) == isPositive { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// The effort that is left for comparing curves that run side by side.
struct MeetingPatience {
  private var left = 10_000_000

  /// Finds where two strands meet, in detail only as long as there weren't many that run side by side.
  mutating func meeting(of first: Strand, _ second: Strand, tolerance: Double) -> StrandMeeting {
    let limit = left > 0 ? 400_000 : 200
    let meeting = StrandMeeting(of: first, second, tolerance: tolerance, limit: limit)
    left -= max(0, limit - meeting.limit - 500)
    return meeting
  }
}
