package import Countdowns

/// How urgent it is.
package enum Urgency: Hashable, Sendable {
  /// There is time.
  case plenty
  /// A tenth is left.
  case soon
  /// The last 10 s, or the last fifth of a short countdown; and afterwards.
  case last

  /// Returns the urgency of what is left of a whole.
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
  /// How urgent it is.
  package var urgency: Urgency { Urgency(left: left, total: total) }
}
