/// Parts of strands among which rays count windings.
struct WindingField {
  private let parts: [StrandPart]
  private let points: [Point]
  private let strands: [Strand]

  /// The numbers of the parts in each of equal rows and columns.
  private let (rows, columns): (Bands, Bands)

  init(parts: [StrandPart], points: [Point], strands: [Strand]) {
    (self.parts, self.points, self.strands) = (parts, points, strands)
    rows = Bands(parts.map { (points[$0.from].y, points[$0.to].y) })
    columns = Bands(parts.map { (points[$0.from].x, points[$0.to].x) })
  }

  /// What a ray counts: the windings at its beginning, and how far from there the next part is.
  struct Count {
    var turns = Turns.zero
    var clearance = Double.infinity
  }

  /// Counts along a ray to the right of a point, without one of the parts.
  func countRight(of point: Point, except skipped: Int = -1) -> Count {
    var count = Count()
    for index in rows.members(at: point.y) where index != skipped {
      let part = parts[index]
      let (start, end) = (points[part.from], points[part.to])
      guard (start.y > point.y) != (end.y > point.y) else { continue }
      let turns = end.y > start.y ? part.turns : .zero &- part.turns
      count.add(turns, min(start.x, end.x) - point.x, max(start.x, end.x) - point.x) {
        strands[part.strand].x(at: point.y, on: part, start, end) - point.x
      }
    }
    return count
  }

  /// Counts along a ray below a point, without one of the parts.
  func countBelow(_ point: Point, except skipped: Int = -1) -> Count {
    var count = Count()
    for index in columns.members(at: point.x) where index != skipped {
      let part = parts[index]
      let (start, end) = (points[part.from], points[part.to])
      guard (start.x > point.x) != (end.x > point.x) else { continue }
      let turns = end.x > start.x ? .zero &- part.turns : part.turns
      count.add(turns, min(start.y, end.y) - point.y, max(start.y, end.y) - point.y) {
        strands[part.strand].y(at: point.x, on: part, start, end) - point.y
      }
    }
    return count
  }
}

extension WindingField.Count {
  /// Adds a part whose distance lies between two limits, and is computed only if its sign is open.
  fileprivate mutating func add(
    _ turns: Turns, _ low: Double, _ high: Double, distance: () -> Double
  ) {
    let distance = low > 0 ? low : high < 0 ? high : distance()
    if distance > 0 { self.turns &+= turns }
    clearance = min(clearance, abs(distance))
  }
}

/// Intervals sorted into bands of equal width.
private struct Bands {
  private var (low, width) = (0.0, 1.0)
  private var starts: [Int] = [0, 0]
  private var numbers: [Int] = []

  init(_ intervals: [(Double, Double)]) {
    guard let first = intervals.first else { return }
    var high = first.0
    low = first.0
    for interval in intervals {
      low = min(low, interval.0, interval.1)
      high = max(high, interval.0, interval.1)
    }
    // On average an interval lies in at most eight bands.
    let sum = intervals.reduce(0) { $0 + abs($1.1 - $1.0) }
    let few = 8 * Double(intervals.count) * max(high - low, .leastNonzeroMagnitude) / sum
    let count = Int(max(1, min(few, 2048, Double(intervals.count))))
    width = max((high - low) / Double(count), .leastNonzeroMagnitude)
    starts = Array(repeating: 0, count: count + 1)
    let spans = intervals.map { (band(min($0.0, $0.1)), band(max($0.0, $0.1))) }
    for span in spans {
      for band in span.0...span.1 { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    numbers = Array(repeating: 0, count: starts[count])
    var next = starts
    for (index, span) in spans.enumerated() {
      for band in span.0...span.1 {
        numbers[next[band]] = index
        next[band] += 1
      }
    }
  }

  private func band(_ value: Double) -> Int {
    Int(max(0, min((value - low) / width, Double(starts.count - 2))))
  }

  /// Returns the numbers of the intervals in the band of a value.
  func members(at value: Double) -> ArraySlice<Int> {
    let band = band(value)
    return numbers[starts[band]..<starts[band + 1]]
  }
}

extension Strand {
  /// Returns where a part of the strand reaches a height.
  fileprivate func x(at y: Double, on part: StrandPart, _ start: Point, _ end: Point) -> Double {
    switch segment {
    case .line: return start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    case .arc(let arc):
      let side = self.start.x + self.end.x > 2 * arc.center.x
      return arc.center.x + arc.across(y - arc.center.y, isPositive: side)
    case .cubic(let cubic):
      let place = cubic.parameter(part.low, part.high, isRising: end.y > start.y) {
        (cubic.point(at: $0).y - y, cubic.derivative(at: $0).y)
      }
      return cubic.point(at: place).x
    }
  }

  /// Returns how far down a part of the strand lies.
  fileprivate func y(at x: Double, on part: StrandPart, _ start: Point, _ end: Point) -> Double {
    switch segment {
    case .line: return start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x))
    case .arc(let arc):
      let side = self.start.y + self.end.y > 2 * arc.center.y
      return arc.center.y + arc.across(x - arc.center.x, isPositive: side)
    case .cubic(let cubic):
      let place = cubic.parameter(part.low, part.high, isRising: end.x > start.x) {
        (cubic.point(at: $0).x - x, cubic.derivative(at: $0).x)
      }
      return cubic.point(at: place).y
    }
  }
}

extension Arc {
  /// Returns one coordinate of a point on the circle, relative to its center, from the other.
  fileprivate func across(_ down: Double, isPositive: Bool) -> Double {
    let across = max(0, (radius - down) * (radius + down)).squareRoot()
    return isPositive ? across : -across
  }
}

extension Cubic {
  /// Returns the parameter at which a monotonic function is zero, by Newton's method and bisection.
  fileprivate func parameter(
    _ from: Double, _ to: Double, isRising: Bool, _ function: (Double) -> (Double, Double)
  ) -> Double {
    var (low, high, place) = (from, to, (from + to) / 2)
    for _ in 0..<60 {
      let (value, slope) = function(place)
      if (value < 0) == isRising { low = place } else { high = place }
      let next = place - value / slope
      let better = next > low && next < high ? next : (low + high) / 2
      if abs(better - place) <= 1e-16 { break }
      place = better
    }
    return place
  }
}
