/// How positions on an axis of dates are read as the time on a clock.
public enum DateScale: Sendable {
  /// Calendar days since 1970, without a zone.
  case days
  /// Seconds since 1970 UTC in a zone whose clock is some seconds ahead of UTC at an instant.
  case seconds(ahead: @Sendable (Double) -> Int)

  /// Seconds since 1970 UTC, shown in UTC.
  public static let utc = DateScale.seconds { _ in 0 }

  /// The number of units in a day.
  var day: Double {
    switch self {
    case .days: 1
    case .seconds: 86_400
    }
  }

  /// Returns whether the calendar reaches a position: a million years before and after 1970.
  public func reaches(_ position: Double) -> Bool {
    (position / day).magnitude <= 365_000_000
  }

  /// Returns the time that a clock shows at a position within reach.
  public func localTime(at position: Double) -> LocalTime {
    switch self {
    case .days:
      LocalTime(days: Int(position.rounded(.down)), second: 0)
    case .seconds(let ahead):
      LocalTime(seconds: position + Double(ahead(position)))
    }
  }

  /// Returns the positions at which a day begins, ascending; days are counted since 1970.
  ///
  /// That is midnight, or the first instant after it if clocks skip midnight. The second of two
  /// positions is the second midnight of a night in which clocks go back over it.
  func starts(ofDay day: Int) -> [Double] {
    starts(ofLocalSecond: Double(day) * self.day)
  }

  /// Returns the position at which clocks show a local second; the first if there are two, and the
  /// first after it if it is skipped.
  package func position(ofLocalSecond local: Double) -> Double {
    guard case .seconds(let ahead) = self, local.magnitude < 9e15 else { return local }
    let offset = ahead(local - 86_400)
    if offset == ahead(local + 86_400) { return local - Double(offset) }
    return starts(ofLocalSecond: local).first ?? local
  }

  /// Returns the positions at which clocks show a local second, or the first after a skipped one.
  func starts(ofLocalSecond local: Double) -> [Double] {
    guard case .seconds(let ahead) = self else { return [local] }
    // No zone is more than a day from UTC, so both sides of a change lie between these.
    let offsets = [ahead(local - 86_400), ahead(local + 86_400)]
    let candidates = (offsets[0] == offsets[1] ? [offsets[0]] : offsets)
      .map { (position: local - Double($0), offset: $0) }
      .filter { ahead($0.position) == $0.offset }
      .map(\.position)
    guard candidates.isEmpty else { return candidates }
    return [change(of: ahead, after: local - 86_400, until: local + 86_400)]
  }

  /// Returns the first whole second, after one instant and not after another, with the offset of
  /// the latter, if there is one change between them.
  func change(of ahead: (Double) -> Int, after first: Double, until last: Double) -> Double {
    var (low, high) = (first.rounded(.down), last.rounded(.up))
    let offset = ahead(low)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if ahead(middle) == offset { low = middle } else { high = middle }
    }
    return high
  }
}
