/// A type whose values can be interpolated.
public protocol Glidable: Hashable, Sendable {
  /// Returns the interpolated value at a fraction, in 0...1, of the way to another one.
  func mixed(with other: Self, share: Double) -> Self
}

extension Double: Glidable {
  /// Returns the interpolated number at a fraction of the way to another one.
  public func mixed(with other: Double, share: Double) -> Double {
    Curve.interpolated(self, other, share)
  }
}

extension ClosedRange<Double>: Glidable {
  /// Returns the interval with both ends interpolated.
  public func mixed(with other: ClosedRange<Double>, share: Double) -> ClosedRange<Double> {
    let lower = Curve.interpolated(lowerBound, other.lowerBound, share)
    return lower...Swift.max(lower, Curve.interpolated(upperBound, other.upperBound, share))
  }
}

/// An animated transition from one value to another.
///
/// Times are relative to a zero chosen by the caller. The value depends only on the time, so late
/// and dropped frames have no effect. It is always between start and target.
public struct Glide<Value: Glidable>: Hashable, Sendable {
  /// An easing curve.
  public enum Easing: Hashable, Sendable {
    /// Constant speed.
    case linear
    /// Fast at first, for a target that may change at every frame.
    case out
    /// Slow at both ends, for appearing and disappearing.
    case inOut

    /// Returns the fraction of the way at a fraction of the time, both in 0...1.
    public func share(at time: Double) -> Double {
      let rest = 1 - time
      return switch self {
      case .linear: time
      case .out: 1 - rest * rest * rest
      case .inOut: time < 0.5 ? 4 * time * time * time : 1 - 4 * rest * rest * rest
      }
    }
  }

  /// The default duration of a glide.
  public static var usualDuration: Duration { .milliseconds(600) }

  /// The initial value.
  public private(set) var start: Value
  /// The final value.
  public private(set) var target: Value
  /// The time at which the value reaches its target; `nil` if it never moved.
  public private(set) var end: Duration?
  private var duration = Duration.zero
  private var easing = Easing.out

  /// Creates a value at rest.
  public init(_ value: Value) {
    start = value
    target = value
  }

  /// Starts a glide from the current value to a target.
  ///
  /// Repeating the target has no effect. With reduced motion, the value jumps.
  public mutating func move(
    to target: Value, at now: Duration, in duration: Duration = usualDuration,
    easing: Easing = .out, reducedMotion: Bool = false
  ) {
    guard !reducedMotion, duration > .zero else { return jump(to: target) }
    guard target != self.target else { return }
    start = value(at: now)
    self.target = target
    self.duration = duration
    self.easing = easing
    end = now + duration
  }

  /// Sets the value to a target at once.
  public mutating func jump(to target: Value) { self = Glide(target) }

  /// Returns the value at a time.
  public func value(at now: Duration) -> Value {
    guard let end, now < end else { return target }
    let passed = min(1, max(0, 1 - (end - now) / duration))
    return start.mixed(with: target, share: easing.share(at: passed))
  }

  /// Returns whether the value is still moving.
  public func isMoving(at now: Duration) -> Bool { end.map { now < $0 } ?? false }
}

extension Glide<ClosedRange<Double>> {
  /// Widens the interval at a time to include another one, at once.
  ///
  /// An interval that already includes it keeps moving.
  public mutating func widen(to other: ClosedRange<Double>, at now: Duration) {
    let current = value(at: now)
    guard other.lowerBound < current.lowerBound || other.upperBound > current.upperBound else {
      return
    }
    jump(
      to: Swift.min(
        current.lowerBound, other.lowerBound)...Swift.max(
          current.upperBound, other.upperBound))
  }
}
