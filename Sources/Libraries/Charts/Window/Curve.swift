/// The path of a drawn series between its points.
struct Curve {
  let positions: Positions
  let values: [Double]
  private let link: SeriesKind.Link?
  private let count: Int
  private let joinsGaps: Bool
  /// The last gap that was joined: the indices of the values before and after it.
  private var gap = (before: 0, after: 0)

  /// Creates the path of values; values without a position and positions without a value are
  /// skipped.
  init(positions: Positions, values: [Double], kind: SeriesKind, joinsGaps: Bool = false) {
    self.joinsGaps = joinsGaps
    self.positions = positions
    self.values = values
    link = kind.traits.link
    count = min(positions.count, values.count)
  }

  /// Returns the first index, from `start` on, whose position is at or after the given one.
  func first(atOrAfter position: Double, from start: Int) -> Int {
    positions.partition(min(start, count)..<count, guess: position) { $0 >= position }
  }

  /// Returns the first index, from `start` on, whose position is after the given one.
  func first(after position: Double, from start: Int) -> Int {
    positions.partition(min(start, count)..<count, guess: position) { $0 > position }
  }

  /// Returns the limit from the right, at a position, of the path from an earlier point; NaN if
  /// there is none.
  ///
  /// It differs from the limit from the left where a level ends at a gap.
  ///
  /// `index` is the first one whose position isn't before the given one.
  mutating func value(entering position: Double, before index: Int) -> Double {
    guard !joinsGaps, link == .level, index < count, positions[index] == position,
      !values[index].isFinite
    else {
      return value(leaving: position, before: index)
    }
    return .nan
  }

  /// Returns the limit from the left, at a position, of the path from an earlier point; NaN if
  /// there is none.
  ///
  /// `index` is the first one whose position isn't before the given one or, alternatively, is after
  /// it.
  mutating func value(leaving position: Double, before index: Int) -> Double {
    guard index > 0, index < count, let (start, end) = ends(around: index) else { return .nan }
    let (before, after) = (values[start], values[end])
    switch link {
    case .straight:
      guard before.isFinite, after.isFinite else { return .nan }
      let share = Self.share(of: position, from: positions[start], to: positions[end])
      return Self.interpolated(before, after, share)
    case .level: return before
    case nil: return .nan
    }
  }

  /// Returns the indices of the points that are linked before and at an index; `nil` if a gap that
  /// is joined has only one end.
  private mutating func ends(around index: Int) -> (before: Int, after: Int)? {
    guard joinsGaps else { return (index - 1, index) }
    if gap.before < index, index <= gap.after { return gap }
    var (before, after) = (index - 1, index)
    while before >= 0, !values[before].isFinite { before -= 1 }
    while after < count, !values[after].isFinite { after += 1 }
    guard before >= 0, after < count else { return nil }
    gap = (before, after)
    return gap
  }

  /// Returns a position as a fraction of the way between two others.
  static func share(of position: Double, from start: Double, to end: Double) -> Double {
    // Halving avoids overflow.
    (position / 2 - start / 2) / (end / 2 - start / 2)
  }

  /// Returns the value at a fraction of the way between two others, never outside them.
  static func interpolated(_ start: Double, _ end: Double, _ share: Double) -> Double {
    let value = start * (1 - share) + end * share
    return min(max(value, min(start, end)), max(start, end))
  }
}
