package import Clocks
package import Shapes

/// A value in transition to another, as a function of time.
///
/// Nothing advances it: its value at an instant follows from the instant alone, so a late or
/// dropped frame changes nothing.
package struct Animated<Value: Animatable & Hashable & Sendable>: Hashable, Sendable {
  /// The start value and the end value.
  package private(set) var start: Value
  package private(set) var end: Value
  private var began: Instant?
  private var duration = Duration.zero
  private var curve = UnitCurve.linear

  /// Creates a value at rest.
  package init(_ value: Value) {
    start = value
    end = value
  }

  /// Starts a transition from the current value.
  package mutating func move(
    to value: Value, at now: Instant, in duration: Duration, _ curve: UnitCurve = .easeInOut
  ) {
    start = self.value(at: now)
    end = value
    began = now
    (self.duration, self.curve) = (duration, curve)
  }

  /// Jumps to the end value.
  package mutating func finish() { began = nil }

  package func value(at now: Instant) -> Value {
    guard let share = share(at: now), share < 1 else { return end }
    return start.interpolated(towards: end, amount: curve.value(at: max(0, share)))
  }

  /// Returns whether the value is still changing.
  package func isMoving(at now: Instant) -> Bool { share(at: now).map { $0 < 1 } ?? false }

  /// Returns when the value next changes by a visible step; `nil` once it is at rest.
  ///
  /// `steps` is the number of visibly distinct values over the whole transition.
  package func nextChange(after now: Instant, steps: Int) -> Instant? {
    guard let began, isMoving(at: now) else { return nil }
    let end = began.advanced(by: duration)
    guard steps > 0 else { return end }
    let step = max(FrameGrid.step, duration / steps)
    let passed = max(0, began.duration(to: now).wholeUnits(of: step))
    return min(end, began.advanced(by: step * (passed + 1)))
  }

  private func share(at now: Instant) -> Double? {
    guard let began else { return nil }
    guard duration > .zero else { return 1 }
    return began.duration(to: now) / duration
  }
}
