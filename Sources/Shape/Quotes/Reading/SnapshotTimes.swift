internal import Charts
internal import Tables
internal import Texts

/// The times of rows with one symbol each, where they can be parsed.
struct SnapshotTimes {
  private var times: Times?
  private let zone: DateScale
  /// The index of each row's time.
  private var places: [Int: Int] = [:]

  init(_ rows: [[String]], column: Int?, _ options: QuoteReaderOptions, _ zone: DateScale) {
    self.zone = zone
    guard let column else { return }
    var texts: [[UInt8]] = []
    for (index, row) in rows.enumerated() {
      guard row.indices.contains(column), row[column].contains(where: \.isNumber) else { continue }
      places[index] = texts.count
      texts.append(Array(row[column].trimmed.utf8))
    }
    times = Times(texts, order: options.dateOrder)
  }

  subscript(row: Int) -> Quote.Time? {
    guard let times, let place = places[row] else { return nil }
    let time = times[place]
    if times.unit == .days { return .day(Int(time)) }
    return .seconds(times.hasZone ? time : zone.position(ofLocalSecond: time))
  }
}
