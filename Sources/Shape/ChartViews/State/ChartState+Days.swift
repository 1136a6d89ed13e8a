internal import ChartDrawings
internal import ChartReaders
internal import Charts

/// The days of the calendar; positions of sessions omit some of them.
extension ChartState {
  /// Returns the day at a position, since 1970; positions that aren't days can be of any size.
  func day(at position: Double) -> Int {
    Int(min(max(-1e15, zone.time(at: position).rounded(.down)), 1e15))
  }

  /// The folder of the chart's days.
  var dayFolder: DayFolder {
    let folder = DayFolder(set)
    guard folder.zoom != nil else { return folder }
    let positions = (0..<set.positions.count).map { set.positions[$0] }
    let times = positions.map { zone.time(at: $0) }
    guard times != positions else { return folder }
    var overview = set
    overview.positions = Positions(
      .listed(times), unit: set.positions.unit, hasZone: set.positions.hasZone)
    return DayFolder(overview)
  }
}
