internal import Charts

/// The content of a day's file.
struct DayFile: Hashable, Sendable {
  /// The day since 1970.
  let day: Int
  /// The rows of that day.
  let set: ChartSet
  /// The first through the last position.
  let span: ClosedRange<Double>

  /// Reads the file of a day, omitting rows of other days.
  init(_ day: Int, _ read: (String) -> [UInt8]?) throws(DayError) {
    let path = DayFolder.path(ofDay: day)
    guard let bytes = read(path) else { throw .noFile(path) }
    let sets: [ChartSet]
    do throws(ChartReaderError) {
      sets = try ChartReader().read(bytes, file: path).sets
    } catch { throw .fault("\(error)") }
    guard let set = sets.first, sets.count == 1, set.positions.unit == .seconds else {
      throw .otherContent(path)
    }
    let start = Double(day) * 86_400
    let rows = set.excerpt { start <= $0 && $0 < start + 86_400 ? $0 : nil }
    guard let span = rows.positions.span, !rows.series.isEmpty else { throw .otherContent(path) }
    (self.day, self.set, self.span) = (day, rows, span)
  }

  /// Returns the series with a label, or the first one if there is none, as a line named after the
  /// day and shifted by a number of days.
  ///
  /// Only the line of the day itself keeps its label and color.
  func line(_ label: String, movedBy days: Int) -> ChartSet? {
    guard let series = set.series.first(where: { $0.label == label }) ?? set.series.first else {
      return nil
    }
    var line = set.excerpt { $0 + Double(days) * 86_400 }
    line.series = [
      Series(
        label: days == 0 ? series.label : "\(series.label) −\(days)",
        name: DayFolder.shortTitle(ofDay: day), color: days == 0 ? series.color : nil,
        values: series.values)
    ]
    (line.hasTwoAxes, line.isStacked, line.isPercentage) = (false, false, false)
    return line
  }
}

extension ChartSet {
  /// Returns the rows for which `moved` returns a new position, at those positions; the others are
  /// omitted.
  func excerpt(_ moved: (Double) -> Double?) -> ChartSet {
    let rows = (0..<positions.count).compactMap { index in
      moved(positions[index]).map { (index: index, position: $0) }
    }
    let pick = { (values: [Double]) in
      rows.map { values.indices.contains($0.index) ? values[$0.index] : .nan }
    }
    var set = self
    set.positions.storage = .listed(rows.map(\.position))
    for index in set.series.indices { set.series[index].changeLists { $0 = pick($0) } }
    return set
  }
}
