/// A list of integer ticks, stored as a start and a step while that is exact.
struct TickList {
  let ticksPerUnit: Int64
  private(set) var count = 0
  private var start: Int64 = 0
  private var step: Int64 = 0
  private var next: Int64 = 0
  private var listed: [Double] = []
  private var isRegular = true
  /// Whether `next` is the tick that would continue the regular sequence.
  private var hasNext = false

  init(ticksPerUnit: Int64) { self.ticksPerUnit = ticksPerUnit }

  @inline(__always)
  mutating func append(_ tick: Int64) {
    if hasNext, tick == next {
      expect(after: tick)
    } else {
      appendIrregular(tick)
    }
    count += 1
  }

  private mutating func appendIrregular(_ tick: Int64) {
    if isRegular, count == 0 {
      start = tick
    } else if isRegular, count == 1, tick != start, !setStep(to: tick) {
      expect(after: tick)
    } else {
      if isRegular { list() }
      listed.append(value(tick))
    }
  }

  /// Sets the step according to the second tick; returns whether that overflows.
  private mutating func setStep(to tick: Int64) -> Bool {
    let (distance, overflows) = tick.subtractingReportingOverflow(start)
    if !overflows { step = distance }
    return overflows
  }

  /// Sets the tick that must follow the given one for the list to stay regular.
  @inline(__always)
  private mutating func expect(after tick: Int64) {
    let (sum, overflows) = tick.addingReportingOverflow(step)
    (next, hasNext) = (sum, !overflows)
  }

  /// Expands the regular ticks read so far into a list.
  private mutating func list() {
    (isRegular, hasNext) = (false, false)
    listed.reserveCapacity(count * 2)
    for index in 0..<count { listed.append(value(start &+ Int64(index) &* step)) }
  }

  /// Returns ticks as a number of units, rounded once, or twice beyond 2⁵³ ticks.
  @inline(__always)
  private func value(_ tick: Int64) -> Double {
    if ticksPerUnit == 1 || tick.magnitude < 1 << 53 {
      return Double(tick) / Double(ticksPerUnit)
    }
    let (units, rest) = tick.quotientAndRemainder(dividingBy: ticksPerUnit)
    return Double(units) + Double(rest) / Double(ticksPerUnit)
  }

  /// Returns all ticks; exact up to 2⁵³ of them since 1970.
  var ticks: [Int64] {
    guard !isRegular else { return (0..<count).map { start &+ Int64($0) &* step } }
    // `rounded()` would link the C math library.
    return listed.map { Int64($0 * Double(ticksPerUnit) + ($0 < 0 ? -0.5 : 0.5)) }
  }

  var storage: Times.Storage {
    guard isRegular else { return .listed(listed) }
    guard count >= 2 else { return .listed(count == 0 ? [] : [value(start)]) }
    let divisor = Double(ticksPerUnit)
    return .regular(start: value(start), step: Double(step) / divisor, count: count)
  }
}
