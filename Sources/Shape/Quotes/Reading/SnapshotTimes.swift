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
    var text = Array("time\n".utf8)
    for (index, row) in rows.enumerated() {
      guard row.indices.contains(column), row[column].contains(where: \.isNumber) else { continue }
      places[index] = places.count
      text += row[column].utf8.filter { $0 != Byte.newline && $0 != Byte.tab } + [Byte.newline]
    }
    var delimited = DelimitedOptions()
    delimited.delimiter = .tab
    delimited.hasHeader = true
    delimited.time = .column("time")
    delimited.dateOrder = options.dateOrder
    var reader = DelimitedText(delimited)
    do throws(TableError) {
      try reader.append(text)
      try reader.settle()
      // Unlike `finish()`, this keeps the order of the rows.
      let times = try reader.drain()?.times
      self.times = times?.count == places.count ? times : nil
    } catch { times = nil }
  }

  subscript(row: Int) -> Quote.Time? {
    guard let times, let place = places[row] else { return nil }
    let time = times[place]
    if times.unit == .days { return .day(Int(time)) }
    return .seconds(times.hasZone ? time : zone.position(ofLocalSecond: time))
  }
}
