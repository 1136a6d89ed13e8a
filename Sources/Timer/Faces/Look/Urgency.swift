package import Countdowns

/// The urgency of a countdown.
package enum Urgency: Hashable, Sendable {
  /// More than a tenth is left.
  case plenty
  /// A tenth or less is left.
  case soon
  /// The last 10 s, or the last fifth of a short countdown; also past the deadline.
  case last

  /// Creates the urgency for a remaining time of a total.
  package init(left: Duration, total: Duration) {
    if left <= min(.seconds(10), total / 5) {
      self = .last
    } else if left <= total / 10 {
      self = .soon
    } else {
      self = .plenty
    }
  }
}

extension Snapshot {
  /// The urgency of the remaining time.
  package var urgency: Urgency { Urgency(left: left, total: total) }
}
