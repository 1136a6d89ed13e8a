package import Clocks
package import Countdowns

/// The total duration of a countdown, and its target time of day.
package struct CountdownGoal: Hashable, Sendable {
  package var total: Duration
  /// The target time of day, if the reading is one.
  package var target: WallTime?
  package var hint: String?

  package init(total: Duration, target: WallTime? = nil, hint: String? = nil) {
    (self.total, self.target, self.hint) = (total, target, hint)
  }

  /// Resolves a reading at a moment.
  package init(_ reading: Reading, at now: Moment, in zone: Zone) throws(ReadingError) {
    switch reading {
    case .span(let total, let hint): self.init(total: total, hint: hint)
    case .target(let target):
      let instant = try target.resolve(now: now.wall, zone: zone)
      self.init(total: now.wall.duration(to: instant), target: instant)
    }
  }

  /// The hint in parentheses after a blank; empty without one.
  package var hintSuffix: String { hint.map { " (\($0))" } ?? "" }

  /// Returns how the goal, or the steps that begin with it, was parsed: `5 min · ends 14:32:07`.
  package func echo(_ routine: Routine?, at now: Moment, in zone: Zone) -> String {
    Wording(zone: zone, isExact: target == nil).echo(
      routine, total: total, ends: now.wall.advanced(by: routine?.total ?? total), now: now.wall)
  }
}
