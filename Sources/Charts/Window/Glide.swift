/// A type whose values can be interpolated.
public protocol Glidable: Hashable, Sendable {
  /// Returns the value at a share of the way to another; 0...1.
  func mixed(with other: Self, share: Double) -> Self
}

extension Double: Glidable {
  /// Returns the number at a share of the way to another.
  public func mixed(with other: Double, share: Double) -> Double {
    Curve.mixture(self, other, share)
  }
}

extension ClosedRange<Double>: Glidable {
  /// Returns the interval both of whose ends are at a share of the way to another's.
  public func mixed(with other: ClosedRange<Double>, share: Double) -> ClosedRange<Double> {
    let lower = Curve.mixture(lowerBound, other.lowerBound, share)
    return lower...Swift.max(lower, Curve.mixture(upperBound, other.upperBound, share))
  }
}

/// A value on its way to another.
///
/// Times are counted from a zero of the caller's choice. The value at a time follows from the time
/// alone, so late and lost frames change nothing. It is always between start and target.
public struct Glide<Value: Glidable>: Hashable, Sendable {
  /// How far the value is after a share of its time.
  public enum Easing: Hashable, Sendable {
    /// Always at the same speed.
    case linear
    /// Fast at first: for a target that may change at every frame.
    case out
    /// Slow at both ends: for what appears or disappears.
    case inOut

    /// Returns the share of the way after a share of the time, both 0...1.
    public func share(at time: Double) -> Double {
      let rest = 1 - time
      return switch self {
      case .linear: time
      case .out: 1 - rest * rest * rest
      case .inOut: time < 0.5 ? 4 * time * time * time : 1 - 4 * rest * rest * rest
      }
    }
  }

  /// The usual time of a glide.
  public static var usualDuration: Duration { .milliseconds(600) }

  /// The value at the beginning of the way.
  public private(set) var start: Value
  /// The value at its end.
  public private(set) var target: Value
  /// When the value is at its target; `nil` if it never moved.
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
  /// Repeating the target changes nothing. With reduced motion, the value jumps.
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

  /// Puts the value at a target.
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
