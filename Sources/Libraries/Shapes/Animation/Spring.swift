/// The closed-form motion of a damped mass on a spring, released at rest one unit from its target.
struct Spring: Hashable, Sendable {
  /// The undamped period.
  var response: Double
  /// The damping as a fraction of critical damping; not negative.
  var damping: Double

  /// Returns the position at a time after 0; the target is 1.
  func value(at time: Double) -> Double {
    guard response > 0, damping.isFinite, time.isFinite else { return 1 }
    let frequency = 2 * .pi / response
    let turn = frequency * time
    guard turn.isFinite else { return damping > 0 ? 1 : 0 }
    if abs(damping - 1) < 1e-6 { return 1 - exponential(-turn) * (1 + turn) }
    return damping < 1 ? underdamped(turn) : overdamped(turn)
  }

  private func underdamped(_ turn: Double) -> Double {
    let rate = (1 - damping * damping).squareRoot()
    let angle = rate * turn
    let swing = cosine(angle) + damping / rate * sine(angle)
    return 1 - exponential(-damping * turn) * swing
  }

  /// Returns the overdamped motion: two decays, one fast and one slow.
  private func overdamped(_ turn: Double) -> Double {
    let root = (damping * damping - 1).squareRoot()
    let fast = damping + root
    // 1 / fast stays exact where the difference would cancel.
    let slow = 1 / fast
    let rest = fast * exponential(-slow * turn) - slow * exponential(-fast * turn)
    return 1 - rest / (fast - slow)
  }
}
