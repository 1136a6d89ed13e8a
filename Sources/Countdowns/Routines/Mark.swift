/// Something that happens when the remaining time passes a point.
package struct Mark: Hashable, Sendable {
  /// The place of a mark on the way to a deadline.
  package enum Point: Hashable, Sendable {
    /// A remaining time; above zero.
    case left(Duration)
    /// A remaining share of the total, in thousandths from 1 to 999.
    case share(Int)
  }

  /// What happens at a mark.
  package enum Action: Hashable, Sendable {
    /// A command for `sh -c`.
    case command(String)
    /// The name of a sound.
    case sound(String)
    /// Words to speak.
    case speech(String)
  }

  /// The place.
  package var point: Point
  /// What happens there.
  package var action: Action

  /// Creates a mark from its parts.
  package init(_ point: Point, _ action: Action) {
    self.point = point
    self.action = action
  }
}

extension Mark.Point {
  /// Returns the remaining time at the point on the way through `total`.
  package func left(of total: Duration) -> Duration {
    switch self {
    case .left(let left): left
    case .share(let thousandths): total * thousandths / 1000
    }
  }
}
