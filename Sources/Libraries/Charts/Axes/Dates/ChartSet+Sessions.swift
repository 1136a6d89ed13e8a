extension ChartSet {
  /// Returns the set without the time between its sessions, such as nights and weekends, and the
  /// scale of its new positions; `nil` if there is none.
  ///
  /// A step of more than the usual number of steps ends a session: one and a half for days, three
  /// for times.
  package func inSessions(on zone: DateScale) -> (set: ChartSet, scale: DateScale)? {
    guard let step = positions.usualStep, positions.unit == .days || positions.unit == .seconds
    else { return nil }
    let longest = step * (positions.unit == .days ? 1.5 : 3)
    let times = (0..<positions.count).map { positions[$0] }
    let starts = times.indices.dropFirst().filter { times[$0] - times[$0 - 1] > longest }
    guard !starts.isEmpty else { return nil }
    let sessions = DateSessions(
      zip([0] + starts, starts + [times.count]).map { $0..<$1 }, of: times, pause: step)
    var set = self
    set.positions = Positions(
      .listed(times.map { sessions.position(of: $0) }), unit: positions.unit)
    let zone = positions.hasZone ? zone : .utc
    return (set, positions.unit.scale(zone).showing(sessions))
  }
}
