internal import Mathematics

/// The closed-form motion of a mass on a damped spring, released at rest.
public struct Spring: Hashable, Sendable {
  /// The undamped period, in any unit of time.
  public let response: Double

  /// The damping as a fraction of critical damping; not negative.
  public let dampingRatio: Double

  /// Creates a spring from its undamped period and its damping.
  ///
  /// A ratio below 1 overshoots, 1 arrives as fast as possible without overshooting, and a negative
  /// one counts as 0. A response that isn't positive arrives immediately.
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = min(max(0, dampingRatio), 1e6)
  }

  /// Creates a spring from its perceptual duration and its bounce, from −1 (flat) to 1 (undamped).
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - min(bounce, 1))
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a larger bounce.
  public static let bouncy = Spring(bounce: 0.3)

  /// The perceptual duration.
  public var duration: Double { response }

  /// The bounce, from −1 (flat) to 1 (undamped).
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The angular frequency without damping.
  private var frequency: Double { 2 * .pi / response }

  private var isImmediate: Bool { !(response > 0) }

  /// Returns the distance from the start at a time after 0.
  public func value<Vector: VectorArithmetic>(
    target: Vector, initialVelocity: Vector = .zero, time: Double
  ) -> Vector {
    guard time > 0 else { return .zero }
    guard !isImmediate else { return target }
    let (share, push) = motion(at: time)
    guard initialVelocity != .zero else { return target.scaled(by: share) }
    return target.scaled(by: share) + initialVelocity.scaled(by: push / frequency)
  }

  /// Returns the velocity at a time.
  public func velocity<Vector: VectorArithmetic>(
    target: Vector, initialVelocity: Vector = .zero, time: Double
  ) -> Vector {
    guard !isImmediate else { return .zero }
    guard time > 0 else { return initialVelocity }
    let (share, push) = motion(at: time)
    guard initialVelocity != .zero else { return target.scaled(by: frequency * push) }
    // x″ = ω²·(1 − x) − 2ζω·x′, integrated once.
    let fading = 1 - share - 2 * dampingRatio * push
    return target.scaled(by: frequency * push) + initialVelocity.scaled(by: fading)
  }

  /// Returns the position of a mass whose target is 1, and that of one which is pushed away from a
  /// target at 0 with the angular frequency as its velocity.
  private func motion(at time: Double) -> (share: Double, push: Double) {
    guard time.isFinite else { return (1, 0) }
    let turn = frequency * time
    guard turn.isFinite else { return (dampingRatio > 0 ? 1 : 0, 0) }
    if abs(dampingRatio - 1) < 1e-6 {
      let rest = exponential(-turn)
      return (1 - rest * (1 + turn), rest * turn)
    }
    return dampingRatio < 1 ? underdamped(turn) : overdamped(turn)
  }

  private func underdamped(_ turn: Double) -> (share: Double, push: Double) {
    let rate = (1 - dampingRatio * dampingRatio).squareRoot()
    let (angle, rest) = (rate * turn, exponential(-dampingRatio * turn))
    let swing = sine(angle) / rate
    return (1 - rest * (cosine(angle) + dampingRatio * swing), rest * swing)
  }

  /// Returns the overdamped motion: two decays, one fast and one slow.
  private func overdamped(_ turn: Double) -> (share: Double, push: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let fast = dampingRatio + root
    // 1 / fast stays exact where the difference would cancel.
    let slow = 1 / fast
    let (slowRest, fastRest) = (exponential(-slow * turn), exponential(-fast * turn))
    let rest = (fast * slowRest - slow * fastRest) / (fast - slow)
    return (1 - rest, (slowRest - fastRest) / (fast - slow))
  }
}
