package import Clocks
package import Countdowns

/// A time of the history, with the UTC offset with which it was written.
package struct HistoryTime: Hashable, Sendable {
  package var wall: WallTime
  /// The seconds east of UTC; `nil` for a time that hasn't been written.
  package var secondsEast: Int?

  package init(_ wall: WallTime, secondsEast: Int? = nil) {
    (self.wall, self.secondsEast) = (wall, secondsEast)
  }

  /// Parses a time with its offset, such as `2026-11-21T14:32:07+01:00`; `nil` for anything else.
  init?(iso8601 text: String) {
    guard let time = ISOTime(text), let secondsEast = time.secondsEast else { return nil }
    self.init(time.wallTime, secondsEast: secondsEast)
  }

  /// Returns the zone in which it was written, or else `zone`.
  func zone(orElse zone: Zone) -> Zone { secondsEast.map(Zone.fixed(secondsEast:)) ?? zone }

  /// Returns the date and the time of day with its own offset, or else in `zone`.
  package func civilTime(in zone: Zone) -> CivilTime { self.zone(orElse: zone).civilTime(at: wall) }
}
