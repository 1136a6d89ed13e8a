/// The conversion of positions on a date axis to local time.
public indirect enum DateScale: Sendable {
  /// Calendar days since 1970, without a zone.
  case days
  /// Seconds since 1970 UTC, in a zone with an offset from UTC in seconds at each instant.
  case seconds(ahead: @Sendable (Double) -> Int)
  /// Positions of sessions, without the time between them, on one of the other scales.
  case sessions(DateSessions, of: DateScale)

  /// Seconds since 1970 UTC, shown in UTC.
  public static let utc = DateScale.seconds { _ in 0 }

  /// The length of a day in the scale's unit.
  var day: Double {
    switch self {
    case .days: 1
    case .seconds: 86_400
    case .sessions(_, let zone): zone.day
    }
  }

  /// Whether positions are days, without times of day.
  package var isDaily: Bool { if case .days = zone { true } else { false } }

  /// The fraction of all time that is on the axis.
  var share: Double { if case .sessions(let sessions, _) = self { sessions.share } else { 1 } }

  /// The scale without sessions.
  package var zone: DateScale {
    if case .sessions(_, let zone) = self { zone } else { self }
  }

  /// Returns the same scale restricted to sessions, whose times are in its unit.
  public func showing(_ sessions: DateSessions) -> DateScale { .sessions(sessions, of: zone) }

  /// Returns the time in seconds since 1970 UTC, or the day, at a position.
  package func time(at position: Double) -> Double {
    if case .sessions(let sessions, _) = self { sessions.time(at: position) } else { position }
  }

  /// Returns the position of a time or a day.
  package func position(of time: Double) -> Double {
    if case .sessions(let sessions, _) = self { sessions.position(of: time) } else { time }
  }

  /// Returns whether a position is in the calendar's range: a million years before and after 1970.
  public func reaches(_ position: Double) -> Bool {
    (time(at: position) / day).magnitude <= 365_000_000
  }

  /// Returns the local time at a position in range.
  public func localTime(at position: Double) -> LocalTime {
    switch self {
    case .days:
      LocalTime(days: Int(position.rounded(.down)), second: 0)
    case .seconds(let ahead):
      LocalTime(seconds: position + Double(ahead(position)))
    case .sessions(let sessions, _):
      zone.localTime(at: sessions.time(at: position))
    }
  }

  /// Returns the ascending positions at which a day, counted since 1970, starts.
  ///
  /// That is midnight, or the first instant after it if clocks skip midnight. If clocks are set
  /// back across midnight, there is a second position: the second midnight.
  func starts(ofDay day: Int) -> [Double] { starts(ofLocalSecond: Double(day) * self.day) }

  /// Returns the position of a local second: the first if it occurs twice, and the first instant
  /// after it if it is skipped.
  package func position(ofLocalSecond local: Double) -> Double {
    guard case .seconds(let ahead) = self, local.magnitude < 9e15 else {
      return starts(ofLocalSecond: local).first ?? local
    }
    let offset = ahead(local - 86_400)
    if offset == ahead(local + 86_400) { return local - Double(offset) }
    return starts(ofLocalSecond: local).first ?? local
  }

  /// Returns the positions of a local second, or the first instant after a skipped one.
  func starts(ofLocalSecond local: Double) -> [Double] {
    if case .sessions(let sessions, _) = self {
      let starts = zone.starts(ofLocalSecond: local).map { sessions.position(of: $0) }
      return starts.first == starts.last ? Array(starts.prefix(1)) : starts
    }
    guard case .seconds(let ahead) = self else { return [local] }
    // No zone is more than a day from UTC, so both sides of a change are between these.
    let offsets = [ahead(local - 86_400), ahead(local + 86_400)]
    let candidates = (offsets[0] == offsets[1] ? [offsets[0]] : offsets)
      .map { (position: local - Double($0), offset: $0) }
      .filter { ahead($0.position) == $0.offset }
      .map(\.position)
    guard candidates.isEmpty else { return candidates }
    return [change(of: ahead, after: local - 86_400, until: local + 86_400)]
  }

  /// Returns the first whole second, after one instant and up to another, that has the offset of
  /// the latter, if there is a single change between them.
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
