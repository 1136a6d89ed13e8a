/// The volume of a session, computed from the volumes of its ticks.
///
/// Volumes that never decrease are cumulative for the day; others are those of single trades.
struct TickVolume: Hashable, Sendable {
  private var sum = 0.0
  private var greatest = 0.0
  private var hasDecreased = false
  /// The volume of the last tick, kept separate so that it can be replaced.
  private var last: Double?

  /// The volume so far; `nil` if no tick had one.
  var total: Double? {
    guard let last else { return sum > 0 ? (hasDecreased ? sum : greatest) : nil }
    return hasDecreased || last < greatest ? sum + last : last
  }

  /// Adds the volume of a tick, which replaces that of the previous tick if both have the same
  /// time.
  mutating func take(_ volume: Double?, replaces: Bool) {
    if !replaces, let last {
      if last < greatest { hasDecreased = true }
      sum += last
      greatest = max(greatest, last)
    }
    let good = volume.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    last = replaces ? good ?? last : good
  }
}
