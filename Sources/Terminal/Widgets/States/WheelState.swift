package import Clocks
internal import Shapes

/// A position on a wheel: the index of a value, or between two.
package struct WheelPlace: Animatable, Hashable, Sendable {
  package var index: Double

  package init(_ index: Double) { self.index = index }

  package var animatableData: Double {
    get { index }
    set { index = newValue }
  }
}

/// The value of a wheel, and its turn to it.
///
/// The values lie on a grid. `value` is the one at which the wheel comes to rest; while it turns,
/// the picture lags behind.
package struct WheelState: Hashable, Sendable {
  /// The effect of a key that a wheel handles.
  package enum Outcome: Hashable, Sendable {
    case changed
    /// The value is complete, and the next column takes over.
    case next
    /// The previous column takes over.
    case previous
  }

  package let range: ClosedRange<Int>
  package let step: Int
  /// Whether the first value follows the last.
  package let wraps: Bool
  /// The position of the wheel; if it wraps, possibly beyond the ends.
  package var place: Animated<WheelPlace>
  var drag: Drag?
  var digits = Digits()

  /// Creates a wheel at rest at the value nearest to the given one.
  package init(_ value: Int, in range: ClosedRange<Int>, step: Int = 1, wraps: Bool = false) {
    self.range = range
    self.step = max(1, step)
    self.wraps = wraps
    place = Animated(WheelPlace(0))
    place = Animated(WheelPlace(Double(index(nearest: value))))
  }

  /// The number of values.
  package var count: Int { (range.upperBound - range.lowerBound) / step + 1 }

  /// The value at which the wheel comes to rest.
  package var value: Int { self.value(at: restIndex) ?? range.lowerBound }

  /// Returns the value at an index; `nil` beyond the ends of a wheel that doesn't wrap.
  package func value(at index: Int) -> Int? {
    guard wraps || (0..<count).contains(index) else { return nil }
    return range.lowerBound + wrapped(index) * step
  }

  func index(nearest value: Int) -> Int {
    let offset = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
    return min((offset + step / 2) / step, count - 1)
  }
}

// MARK: - Turning

extension WheelState {
  /// The time of a turn by one value.
  static var turnTime: Duration { .milliseconds(150) }

  /// Turns the wheel to a value, the shorter way around if it wraps.
  package mutating func turn(to value: Int, at now: Instant) {
    var way = index(nearest: value) - restIndex
    if wraps {
      way %= count
      if way > count / 2 { way -= count }
      if way < -(count / 2) { way += count }
    }
    turn(by: way, at: now)
  }

  /// Turns the wheel by a number of values; positive is toward larger values, which are below.
  package mutating func turn(by values: Int, at now: Instant) {
    turn(by: values, in: Self.turnTime, at: now)
  }

  /// Jumps to the wheel's value.
  package mutating func finish() { place.finish() }

  mutating func turn(by values: Int, in duration: Duration, at now: Instant) {
    drag = nil
    // At rest, the position starts again near zero, so that it doesn't grow without bound.
    if wraps, !place.isMoving(at: now) {
      place = Animated(WheelPlace(Double(wrapped(restIndex))))
    }
    let values = wraps ? values % (4 * count) : min(max(values, -count), count)
    let goal = limited(Double(restIndex + values))
    guard goal != place.end.index else { return }
    place.move(to: WheelPlace(goal), at: now, in: duration, .easeOut)
  }

  /// The index of the value at which the wheel comes to rest; if it wraps, possibly beyond the
  /// ends.
  var restIndex: Int { Int(place.end.index.rounded()) }

  /// Returns a position clamped to the ends, if there are any.
  func limited(_ index: Double) -> Double { wraps ? index : min(max(0, index), Double(count - 1)) }

  /// Returns the index wrapped into the values, from 0.
  func wrapped(_ index: Int) -> Int {
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}
